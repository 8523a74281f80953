#define _GNU_SOURCE
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#define NI __attribute__((noinline))

//! arena_rounded_up
struct arena { char *base, *cur, *end; };
NI static void *aalloc(struct arena *a, size_t n){ uintptr_t p=((uintptr_t)a->cur+15)&~(uintptr_t)15; a->cur=(char*)p+n; return (void*)p; }
double f(const double *x, int n) { struct arena a; a.base=malloc(65536); a.cur=a.base; a.end=a.base+65536; double*v=aalloc(&a,n*8); int*k=aalloc(&a,n*4); double*w=aalloc(&a,n*8); for(int i=0;i<n;i++){v[i]=x[i]*x[i];k[i]=i;} for(int i=0;i<n;i++) w[i]=v[k[n-1-i]]*x[i]; double s=0; for(int i=0;i<n;i++) s+=w[i]; free(a.base); return s;}

//! tree_in_an_arena_of_blocks
struct blk { struct blk*prev; char*cur,*end; };
struct ar { struct blk*top; };
NI static void*al(struct ar*a,size_t n,size_t al){ uintptr_t p; if(a->top){ p=((uintptr_t)a->top->cur+al-1)&~(al-1); if(p+n<=(uintptr_t)a->top->end){ a->top->cur=(char*)(p+n); return (void*)p; } } size_t cap=n+al>512?n+al:512; struct blk*b=malloc(sizeof *b+cap); b->prev=a->top; b->cur=(char*)(b+1); b->end=b->cur+cap; a->top=b; p=((uintptr_t)b->cur+al-1)&~(al-1); b->cur=(char*)(p+n); return (void*)p; }
NI static void fr(struct ar*a){ while(a->top){ struct blk*p=a->top->prev; free(a->top); a->top=p; } }
struct node { struct node*l,*r; double k,v; int h; };
NI static struct node*ins(struct ar*a,struct node*t,double k,double v){ if(!t){ t=al(a,sizeof *t,_Alignof(struct node)); t->l=t->r=0; t->k=k; t->v=v; t->h=1; return t; } if(k<t->k) t->l=ins(a,t->l,k,v); else t->r=ins(a,t->r,k,v); t->h++; return t; }
static double sum(struct node*t,int d){ return t? t->v*d*t->h+sum(t->l,d+1)+sum(t->r,d+1):0; }
double f(const double *x, int n) { struct ar a={0}; struct node*t=0; for(int i=0;i<n;i++) t=ins(&a,t,i*5%8,x[i]*x[i]); double s=sum(t,1); fr(&a); return s; }

//! rounded_by_division
double f(const double *x, int n) { char*m=malloc(n*8+64); double*v=(double*)(((uintptr_t)m+63)/64*64); for(int i=0;i<n;i++) v[i]=x[i]*x[i]; double s=0; for(int i=0;i<n;i++) s+=v[i]*v[n-1-i]; free(m); return s; }

//! rounded_by_negation
double f(const double *x, int n) { char*m=malloc(n*8+64); uintptr_t u=(uintptr_t)m; double*v=(double*)(m+(-u&31)); for(int i=0;i<n;i++) v[i]=x[i]*x[i]; double s=0; for(int i=0;i<n;i++) s+=v[i]*v[n-1-i]; free(m); return s; }

//! tagged_words
typedef uintptr_t val;
static val box(double d){ double*p=malloc(8); *p=d; return (val)p; } static val fix(int k){ return (val)(intptr_t)k<<1|1; }
static double num(val v){ return v&1 ? (double)((intptr_t)v>>1) : *(double*)v; }
double f(const double *x, int n) { val v[16]; for(int i=0;i<n;i++) v[i]= i%2 ? fix(i) : box(x[i]*x[i]); double s=1; for(int i=0;i<n;i++) s*=num(v[i])+1; for(int i=0;i<n;i++) if(!(v[i]&1)) free((void*)v[i]); return s; }

//! marked_links
struct tn { struct tn*next; double v; };
double f(const double *x, int n) { struct tn st[8]; for(int i=0;i<n;i++){ st[i].v=x[i]*x[i]; st[i].next= i+1<n ? &st[i+1] : 0; } st[1].next=(struct tn*)((uintptr_t)st[1].next|1); double s=0; struct tn*p=st; int k=1; while(p){ s+=p->v*k++; uintptr_t u=(uintptr_t)p->next; if(u&1) s*=1.5; p=(struct tn*)(u&~(uintptr_t)1); } return s; }

//! addresses_as_keys
struct hd { double*data; uintptr_t bits; };
double f(const double *x, int n) { double a[8],b[8]; struct hd h[2]={{a,(uintptr_t)a},{b,(uintptr_t)b}}; for(int i=0;i<n;i++){ a[i]=x[i]; b[i]=x[i]*x[i]; } double s=0; uintptr_t want=(uintptr_t)b; for(int k=0;k<2;k++) if(h[k].bits==want) for(int i=0;i<n;i++) s+=h[k].data[i]*(i+1); return s; }

//! small_numbers_as_pointers
struct ent { const char*key; void*val; };
double f(const double *x, int n) { struct ent e[8]; for(int i=0;i<n;i++){ e[i].key="k"; e[i].val=(void*)(intptr_t)(n-1-i);} double s=0; for(int i=0;i<n;i++){ int j=(int)(intptr_t)e[i].val; s+=x[j]*x[i]; } return s;}

//! tagged_bytes either
NI static unsigned char*putd(unsigned char*p,double d){*p++=1; memcpy(p,&d,8); return p+8;} NI static unsigned char*puti(unsigned char*p,int k){*p++=2; memcpy(p,&k,4); return p+4;}
double f(const double *x, int n) { unsigned char buf[256],*p=buf; for(int i=0;i<n;i++){ p=puti(p,i+1); p=putd(p,x[i]*x[i]); } *p=0; double s=0; int k=1; for(p=buf;*p;){ if(*p++==1){ double d; memcpy(&d,p,8); p+=8; s+=d*k; } else { memcpy(&k,p,4); p+=4; } } return s;}

//! sorted_records_with_names
struct rc { char name[8]; double v; int id; };
static int cmp(const void*a,const void*b){ double u=((const struct rc*)a)->v,v=((const struct rc*)b)->v; return u<v?-1:u>v; }
double f(const double *x, int n) { struct rc r[8]; for(int i=0;i<n;i++){ snprintf(r[i].name,8,"r%d",i); r[i].v=sin(3*x[i]); r[i].id=i; } qsort(r,n,sizeof *r,cmp); double s=0; for(int i=0;i<n;i++) s+=r[i].v*(i+1)*(r[i].name[1]-'0'+r[i].id); return s;}

//! numbers_and_blocks_in_one_table
double f(const double *x, int n) { void *a[64]; double s = 0; for (int i = 0; i < n; i++) { double *o = malloc(8); *o = x[i] * x[i]; a[2 * i] = o; a[2 * i + 1] = (void *)(intptr_t)i; } for (int i = 0; i < n; i++) { s += *(double *)a[2 * i] * ((intptr_t)a[2 * i + 1] + 1); free(a[2 * i]); } return s; }

//! addresses_of_32_bits refused
double f(const double*x,int n){ double*v=mmap(0,4096,3,MAP_PRIVATE|MAP_ANONYMOUS|MAP_32BIT,-1,0); double a[8]; void*t[8]; uint32_t k[8]; for(int i=0;i<n;i++) k[i]=(uint32_t)(uintptr_t)(v+i); for(int i=0;i<n;i++) t[i]= i%2 ? (void*)(uintptr_t)k[i] : (void*)(a+i); for(int i=0;i<n;i++) *(double*)t[(i*3)%n]=x[i]*x[i]; double s=0; for(int i=0;i<n;i++) s+=*(double*)t[i]*(i+1); munmap(v,4096); return s; }
