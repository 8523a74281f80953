#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! swap_of_pointers
static NOINLINE void swap(void **q) { void *t = q[0]; q[0] = q[3]; q[3] = t; }
double f(const double *x, int n) { double d[4]; for (int i=0;i<4;i++) d[i]=x[i]*x[i]; swap((void**)d); double s=0; for (int i=0;i<4;i++) s = s*1.5+d[i]; return s*x[4]; }

//! reversed_as_pointers
static NOINLINE void rev(void **q, int n) { for (int i=0,j=n-1;i<j;i++,j--){ void *t = q[i]; q[i] = q[j]; q[j] = t; } }
double f(const double *x, int n) { double d[8]; for (int i=0;i<n;i++) d[i]=x[i]*x[i]; rev((void**)d,n); double s=0; for (int i=0;i<n;i++) s = s*1.5+d[i]; return s; }

//! swap_in_a_struct_as_pointers
struct v { double *d; int n; };
static NOINLINE void swap(struct v *v) { void **q=(void**)v->d; void *t = q[0]; q[0] = q[3]; q[3] = t; }
double f(const double *x, int n) { double d[4]; struct v v={d,4}; for (int i=0;i<4;i++) d[i]=x[i]*x[i]; swap(&v); double s=0; for (int i=0;i<4;i++) s = s*1.5+v.d[i]; return s*x[4]; }

//! lists_of_rows_rotated_as_pointers
struct v { double *d; int n; struct v *next; };
static NOINLINE void rot(struct v *v) { for (; v; v = v->next) { void **q=(void**)v->d; void *t = q[0]; for (int i=1;i<v->n;i++) q[i-1]=q[i]; q[v->n-1] = t; } }
double f(const double *x, int n) { struct v *l=0; for (int j=0;j<3;j++){ struct v*v=malloc(sizeof*v); v->d=malloc(n*8); v->n=n; v->next=l; for(int i=0;i<n;i++) v->d[i]=x[i]*x[(i+j)%n]; l=v;} rot(l); double s=0; for(struct v*v=l;v;v=v->next) for (int i=0;i<n;i++) s = s*1.1+v->d[i]; while(l){struct v*v=l->next;free(l->d);free(l);l=v;} return s; }

//! swap_in_a_struct_as_longs
struct v { double *d; int n; };
static NOINLINE void swap(struct v *v) { long *q=(long *)v->d; long t = q[0]; q[0] = q[3]; q[3] = t; }
double f(const double *x, int n) { double d[4]; struct v v={d,4}; for (int i=0;i<4;i++) d[i]=x[i]*x[i]; swap(&v); double s=0; for (int i=0;i<4;i++) s = s*1.5+v.d[i]; return s*x[4]; }

//! lists_of_rows_rotated_as_longs
struct v { double *d; int n; struct v *next; };
static NOINLINE void rot(struct v *v) { for (; v; v = v->next) { long *q=(long *)v->d; long t = q[0]; for (int i=1;i<v->n;i++) q[i-1]=q[i]; q[v->n-1] = t; } }
double f(const double *x, int n) { struct v *l=0; for (int j=0;j<3;j++){ struct v*v=malloc(sizeof*v); v->d=malloc(n*8); v->n=n; v->next=l; for(int i=0;i<n;i++) v->d[i]=x[i]*x[(i+j)%n]; l=v;} rot(l); double s=0; for(struct v*v=l;v;v=v->next) for (int i=0;i<n;i++) s = s*1.1+v->d[i]; while(l){struct v*v=l->next;free(l->d);free(l);l=v;} return s; }

//! copied_in_structs_as_words
struct vec { double *d; size_t n; };
static NOINLINE void cp(struct vec *a, const struct vec *b) { uint64_t *p=(uint64_t*)a->d; const uint64_t *q=(const uint64_t*)b->d; for(size_t i=0;i<a->n;i++) p[i]=q[i]; }
double f(const double *x, int n) { double u[16],w[16]; for(int i=0;i<n;i++) u[i]=x[i]*x[i]; struct vec a={w,n},b={u,n}; cp(&a,&b); double s=0; for(int i=0;i<n;i++) s=s*1.2+w[i]; return s; }

//! reversed_in_a_variable_as_words
static double *buf; static long len;
static NOINLINE void rev(void) { uint64_t *p=(uint64_t*)buf; for(long i=0,j=len-1;i<j;i++,j--){uint64_t t=p[i];p[i]=p[j];p[j]=t;} }
double f(const double *x, int n) { buf=malloc(n*8); len=n; for(int i=0;i<n;i++) buf[i]=x[i]*x[i]; rev(); double s=0; for(int i=0;i<n;i++) s=s*1.2+buf[i]; free(buf); return s; }

//! reversed_in_a_variable_as_pointers
static double *buf; static long len;
static NOINLINE void rev(void) { void **p=(void**)buf; for(long i=0,j=len-1;i<j;i++,j--){void *t=p[i];p[i]=p[j];p[j]=t;} }
double f(const double *x, int n) { buf=malloc(n*8); len=n; for(int i=0;i<n;i++) buf[i]=x[i]*x[i]; rev(); double s=0; for(int i=0;i<n;i++) s=s*1.2+buf[i]; free(buf); return s; }

//! reversed_in_halves
struct vec { double *d; int n; };
static NOINLINE void halves(struct vec *v) { int *p=(int*)v->d; int m=2*v->n; for(int i=0;i<v->n/2;i++) { int a=2*i,b=m-2-2*i; int t=p[a];p[a]=p[b];p[b]=t; t=p[a+1];p[a+1]=p[b+1];p[b+1]=t; } }
double f(const double *x, int n) { double u[16]; for(int i=0;i<n;i++) u[i]=x[i]*x[i]; struct vec v={u,n}; halves(&v); double s=0; for(int i=0;i<n;i++) s=s*1.2+u[i]; return s; }

//! swapped_as_pairs_of_longs
struct w { long a,b; };
struct vec { double *d; int n; };
static NOINLINE void pairs(struct vec *v) { struct w *p=(struct w*)v->d; int m=v->n/2; for(int i=0;i<m;i++){long t=p[i].a;p[i].a=p[i].b;p[i].b=t;} }
double f(const double *x, int n) { double u[16]; for(int i=0;i<n;i++) u[i]=x[i]*x[i]; struct vec v={u,n}; pairs(&v); double s=0; for(int i=0;i<n;i++) s=s*1.2+u[i]; return s; }

//! generic_array_swapped_as_longs
typedef struct { void *data; size_t n, size; } Array;
static NOINLINE void swap(Array *a, size_t i, size_t j) { unsigned long *p=(unsigned long*)a->data + i*(a->size/8), *q=(unsigned long*)a->data + j*(a->size/8); for(size_t k=0;k<a->size/8;k++){unsigned long t=p[k];p[k]=q[k];q[k]=t;} }
static NOINLINE void *get(Array *a, size_t i) { return (char*)a->data+i*a->size; }
struct pt { double x,y; };
double f(const double *x, int n) { Array a={malloc(n*sizeof(struct pt)),n,sizeof(struct pt)}; for(int i=0;i<n;i++){struct pt*p=get(&a,i); p->x=x[i]*x[i]; p->y=x[i]*i;} swap(&a,0,n-1); swap(&a,1,2); double s=0; for(int i=0;i<n;i++){struct pt*p=get(&a,i); s=s*1.1+p->x*p->y;} free(a.data); return s; }

//! generic_array_swapped_loosely right loose
typedef struct { void *data; size_t n, size; } Array;
static NOINLINE void swap(Array *a, size_t i, size_t j) { unsigned long *p=(unsigned long*)a->data + i*(a->size/8), *q=(unsigned long*)a->data + j*(a->size/8); for(size_t k=0;k<a->size/8;k++){unsigned long t=p[k];p[k]=q[k];q[k]=t;} }
static NOINLINE void *get(Array *a, size_t i) { return (char*)a->data+i*a->size; }
struct pt { double x,y; };
double f(const double *x, int n) { Array a={malloc(n*sizeof(struct pt)),n,sizeof(struct pt)}; for(int i=0;i<n;i++){struct pt*p=get(&a,i); p->x=x[i]*x[i]; p->y=x[i]*i;} swap(&a,0,n-1); swap(&a,1,2); double s=0; for(int i=0;i<n;i++){struct pt*p=get(&a,i); s=s*1.1+p->x*p->y;} free(a.data); return s; }

//! generic_array_swapped_as_pointers
typedef struct { void *data; size_t n, size; } Array;
static NOINLINE void swap(Array *a, size_t i, size_t j) { void **p=(void**)a->data + i, **q=(void**)a->data + j; void *t=*p;*p=*q;*q=t; }
double f(const double *x, int n) { Array a={malloc(n*8),n,8}; for(int i=0;i<n;i++) ((double*)a.data)[i]=x[i]*x[i]; swap(&a,0,n-1); swap(&a,1,2); double s=0; for(int i=0;i<n;i++) s=s*1.1+((double*)a.data)[i]; free(a.data); return s; }

//! blocks_swapped_as_longs
static NOINLINE void swap(unsigned long *p, unsigned long *q, size_t n) { for(size_t k=0;k<n;k++){unsigned long t=p[k];p[k]=q[k];q[k]=t;} }
struct pt { double x,y; };
double f(const double *x, int n) { struct pt *d=malloc(n*sizeof(struct pt)); for(int i=0;i<n;i++){struct pt*p=d+i; p->x=x[i]*x[i]; p->y=x[i]*i;} swap((unsigned long*)d,(unsigned long*)(d+n-1),2);swap((unsigned long*)(d+1),(unsigned long*)(d+2),2); double s=0; for(int i=0;i<n;i++){struct pt*p=d+i; s=s*1.1+p->x*p->y;} free(d); return s; }

//! sorted_as_pointers
typedef int (*cmp)(const void*, const void*);
static NOINLINE void isort(void *base, size_t n, size_t size, cmp c) { char *b=base; for(size_t i=1;i<n;i++) for(size_t j=i;j>0 && c(b+(j-1)*size,b+j*size)>0;j--){ void **p=(void**)(b+(j-1)*size),**q=(void**)(b+j*size); for(size_t k=0;k<size/sizeof(long);k++){void *t=p[k];p[k]=q[k];q[k]=t;} } }
static int by(const void*a,const void*b){double u=*(const double*)a,v=*(const double*)b; return (u>v)-(u<v);}
double f(const double *x, int n) { double d[16]; for(int i=0;i<n;i++) d[i]=x[(i*5)%n]*x[i]; isort(d,n,8,by); double s=0; for(int i=0;i<n;i++) s=s*1.3+d[i]*d[i]; return s; }

//! blocks_copied_as_words
static NOINLINE void copywords(void *dst, const void *src, size_t bytes) { uint64_t *d=dst; const uint64_t *s=src; for(size_t i=0;i<bytes/8;i++) d[i]=s[i]; uint8_t *e=(uint8_t*)(d+bytes/8); const uint8_t *t=(const uint8_t*)(s+bytes/8); for(size_t i=0;i<bytes%8;i++) e[i]=t[i]; }
struct a { double v[3]; int k; };
struct holder { struct a *p; int n; };
static NOINLINE void dup(struct holder *h) { struct a *q=malloc(2*h->n*sizeof*q); copywords(q,h->p,h->n*sizeof*q); copywords(q+h->n,h->p,h->n*sizeof*q); free(h->p); h->p=q; h->n*=2; }
double f(const double *x, int n) { struct holder h={malloc(2*sizeof(struct a)),2}; for(int i=0;i<2;i++){for(int j=0;j<3;j++)h.p[i].v[j]=x[i*3+j]*x[j]; h.p[i].k=i+1;} dup(&h); double s=0; for(int i=0;i<h.n;i++) for(int j=0;j<3;j++) s=s*1.05+h.p[i].v[j]*h.p[i].k; free(h.p); return s; }

//! permutation_beside_numbers
struct v { double *d; long *perm; int n; };
static NOINLINE void rev(long *p, int n) { for(int i=0,j=n-1;i<j;i++,j--){long t=p[i];p[i]=p[j];p[j]=t;} }
static NOINLINE void fill(struct v *v, const double *x) { for (int i=0;i<v->n;i++){v->d[i]=x[i]*x[i]; v->perm[i]=i;} }
static NOINLINE double use(struct v *v, const double *x) { rev(v->perm, v->n); double s=0; for(int i=0;i<v->n;i++) s+=v->d[v->perm[i]]*(i+1)*x[0]; return s; }
double f(const double *x, int n) { struct v *v=malloc(sizeof*v); v->d=malloc(8*n); v->perm=malloc(8*n); v->n=n; fill(v,x); double s=use(v,x); free(v->d); free(v->perm); free(v); return s; }

//! short_permutation_beside_numbers
struct v { double *d; int *perm; int n; };
static NOINLINE void rev(int *p, int n) { for(int i=0,j=n-1;i<j;i++,j--){int t=p[i];p[i]=p[j];p[j]=t;} }
static NOINLINE void fill(struct v *v, const double *x) { for (int i=0;i<v->n;i++){v->d[i]=x[i]*x[i]; v->perm[i]=i;} }
static NOINLINE double use(struct v *v, const double *x) { rev(v->perm, v->n); double s=0; for(int i=0;i<v->n;i++) s+=v->d[v->perm[i]]*(i+1)*x[0]; return s; }
double f(const double *x, int n) { struct v *v=malloc(sizeof*v); v->d=malloc(8*n); v->perm=malloc(4*n); v->n=n; fill(v,x); double s=use(v,x); free(v->d); free(v->perm); free(v); return s; }

//! columns_of_a_sparse_matrix_sorted
struct csr { int n; int *row,*col; double *val; };
static NOINLINE void sw(int *col, double *val, int i, int j) { int t=col[i]; col[i]=col[j]; col[j]=t; double u=val[i]; val[i]=val[j]; val[j]=u; }
static NOINLINE void sortrows(struct csr *a) { for(int r=0;r<a->n;r++) for(int i=a->row[r];i<a->row[r+1];i++) for(int j=i+1;j<a->row[r+1];j++) if(a->col[j]<a->col[i]) sw(a->col,a->val,i,j); }
static NOINLINE double mul(const struct csr *a, const double *x) { double s=0; for(int r=0;r<a->n;r++) for(int k=a->row[r];k<a->row[r+1];k++) s+=(k+1)*a->val[k]*x[a->col[k]]; return s; }
double f(const double *x, int n) { struct csr *a=malloc(sizeof*a); a->n=n; a->row=malloc(4*(n+1)); a->col=malloc(8*n); a->val=malloc(16*n); a->row[0]=0; for(int r=0;r<n;r++){ int k=a->row[r]; a->col[k]=(r+3)%n; a->val[k]=x[r]*x[r]; a->col[k+1]=(r+1)%n; a->val[k+1]=x[r]*2; a->row[r+1]=k+2;} sortrows(a); double s=mul(a,x); free(a->row);free(a->col);free(a->val);free(a); return s; }

//! rows_swapped_beside_scales
struct m { int n; double **rows; double *scale; };
static NOINLINE void sw(double **r, int i, int j) { double *t=r[i]; r[i]=r[j]; r[j]=t; }
static NOINLINE double det(struct m *m) { double d=1; for(int k=0;k<m->n;k++){ if (k==1) { sw(m->rows,k,k+1); double t=m->scale[k]; m->scale[k]=m->scale[k+1]; m->scale[k+1]=t; d=-d;} d*=m->rows[k][k]*m->scale[k]; for(int i=k+1;i<m->n;i++){double f=m->rows[i][k]/m->rows[k][k]; for(int j=k;j<m->n;j++) m->rows[i][j]-=f*m->rows[k][j];}} return d; }
double f(const double *x, int n) { struct m *m=malloc(sizeof*m); m->n=3; m->rows=malloc(3*sizeof(double*)); m->scale=malloc(24); for(int i=0;i<3;i++){m->rows[i]=malloc(24); m->scale[i]=x[i]; for(int j=0;j<3;j++) m->rows[i][j]=x[(i+2*j)%n]*(1+i*j)+2*(i==j);} double d=det(m); for(int i=0;i<3;i++) free(m->rows[i]); free(m->rows); free(m->scale); free(m); return d; }

//! order_in_a_variable
static long *order; static double *val; static int len;
static NOINLINE void rev(void) { for(int i=0,j=len-1;i<j;i++,j--){long t=order[i];order[i]=order[j];order[j]=t;} }
double f(const double *x, int n) { len=n; order=malloc(8*n); val=malloc(8*n); for(int i=0;i<n;i++){order[i]=i;val[i]=x[i]*x[i];} rev(); double s=0; for(int i=0;i<n;i++) s+=val[order[i]]*(i+1); free(order); free(val); return s; }

//! members_and_tags_of_a_ring
struct ring { double *buf; int *tag; int head, len, cap; };
static NOINLINE void put(struct ring *r, double v, int tag) { int at=(r->head+r->len)%r->cap; r->buf[at]=v; r->tag[at]=tag; if(r->len<r->cap) r->len++; else r->head=(r->head+1)%r->cap; }
static NOINLINE void grow(struct ring *r) { double *b=malloc(2*r->cap*8); int *t=malloc(2*r->cap*4); for(int i=0;i<r->len;i++){b[i]=r->buf[(r->head+i)%r->cap]; t[i]=r->tag[(r->head+i)%r->cap];} free(r->buf);free(r->tag); r->buf=b;r->tag=t;r->head=0;r->cap*=2; }
double f(const double *x, int n) { struct ring *r=malloc(sizeof*r); r->buf=malloc(16);r->tag=malloc(8);r->head=r->len=0;r->cap=2; for(int i=0;i<n;i++){ if(i==3) grow(r); put(r,x[i]*x[i],i);} double s=0; for(int i=0;i<r->len;i++){int a=(r->head+i)%r->cap; s=s*1.2+r->buf[a]*x[r->tag[a]];} free(r->buf);free(r->tag);free(r); return s; }

//! pivots_in_a_pool
struct pool { char *mem; size_t used; };
static NOINLINE void *take(struct pool *p, size_t n) { void *r=p->mem+p->used; p->used+=(n+15)/16*16; return r; }
struct mat { int r,c; int *piv; double *a; };
static NOINLINE struct mat *mk(struct pool *p,int r,int c){struct mat*m=take(p,sizeof*m);m->r=r;m->c=c;m->piv=take(p,4*r);m->a=take(p,8*r*c);for(int i=0;i<r;i++)m->piv[i]=i;return m;}
static NOINLINE void pivot(struct mat*m,int i,int j){int t=m->piv[i];m->piv[i]=m->piv[j];m->piv[j]=t;}
static NOINLINE double at(struct mat*m,int i,int j){return m->a[m->piv[i]*m->c+j];}
double f(const double *x, int n) { struct pool p={malloc(4096),0}; struct mat*m=mk(&p,2,3); for(int i=0;i<6;i++) m->a[i]=x[i]*x[(i+1)%n]; pivot(m,0,1); double s=0; for(int i=0;i<2;i++)for(int j=0;j<3;j++) s=s*1.1+at(m,i,j); free(p.mem); return s; }

//! hash_map_of_arrays
typedef struct { uint64_t *k; double *v; uint8_t *u; size_t cap; } M;
static NOINLINE void set(M *m, uint64_t k, double v) { size_t i=k*0x9E3779B97F4A7C15ull%m->cap; while(m->u[i]&&m->k[i]!=k) i=(i+1)%m->cap; m->u[i]=1;m->k[i]=k;m->v[i]=v; }
static NOINLINE double get(M *m, uint64_t k) { size_t i=k*0x9E3779B97F4A7C15ull%m->cap; while(m->u[i]&&m->k[i]!=k) i=(i+1)%m->cap; return m->u[i]?m->v[i]:0; }
static NOINLINE void grow(M *m) { M o=*m; m->cap*=2; m->k=malloc(8*m->cap);m->v=malloc(8*m->cap);m->u=calloc(m->cap,1); for(size_t i=0;i<o.cap;i++) if(o.u[i]) set(m,o.k[i],o.v[i]); free(o.k);free(o.v);free(o.u); }
double f(const double *x, int n) { M m={malloc(64),malloc(64),calloc(8,1),8}; for(int i=0;i<n;i++){ if(i==4) grow(&m); set(&m,i*7+1,x[i]*x[i]);} double s=0; for(int i=0;i<n;i++) s+=get(&m,i*7+1)*(i+1)*x[0]; free(m.k);free(m.v);free(m.u); return s; }

//! halves_in_a_variable_at_known_places
static double buf[8];
static NOINLINE void sw(void) { int *p=(int*)buf; int t=p[0];p[0]=p[2];p[2]=t; t=p[1]; p[1]=p[3]; p[3]=t; }
double f(const double *x, int n) { for(int i=0;i<n;i++) buf[i]=x[i]*x[i]; sw(); double s=0; for(int i=0;i<n;i++) s=s*1.2+buf[i]; return s; }

//! quarters_in_a_variable_in_a_loop
static double buf[8];
static NOINLINE void sw(void) { short *p=(short*)buf; for(int k=0;k<4;k++){short t=p[k];p[k]=p[k+4];p[k+4]=t;} }
double f(const double *x, int n) { for(int i=0;i<n;i++) buf[i]=x[i]*x[i]; sw(); double s=0; for(int i=0;i<n;i++) s=s*1.2+buf[i]; return s; }

//! words_in_a_variable_both_ways
static double buf[8];
static NOINLINE void sw(void) { long *p=(long*)buf; long t=p[0];p[0]=p[2];p[2]=t; }
static NOINLINE void sp(void) { void **p=(void**)buf; void *t=p[1];p[1]=p[3];p[3]=t; }
double f(const double *x, int n) { for(int i=0;i<n;i++) buf[i]=x[i]*x[i]; sw(); sp(); double s=0; for(int i=0;i<n;i++) s=s*1.2+buf[i]; return s; }
