#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double num(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }

//! bits_in_characters refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ char t[64]; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++){ t[k]=0; if(u>>k&1) t[k]=1; } uint64_t r=0; for(int k=0;k<64;k++) if(t[k]) r|=1ull<<k; s+=num(r);} return s;}

//! bits_as_integers refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ int t[64]; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) t[k]=(u&(1ull<<k))!=0; uint64_t r=0; for(int k=0;k<64;k++) r|=(uint64_t)t[k]<<k; s+=num(r);} return s;}

//! binary_text_by_choice refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ char t[65]; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) t[63-k]=(u>>k&1)?'1':'0'; t[64]=0; s+=num(strtoull(t,0,2));} return s;}

//! nibbles_as_letters refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ char t[17]; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<16;k++){ int d=u>>(4*k)&15; t[k]= d<10 ? '0'+d : 'a'+d-10; } uint64_t r=0; for(int k=0;k<16;k++){ char c=t[k]; uint64_t d = c>='a' ? c-'a'+10 : c-'0'; r|=d<<(4*k);} s+=num(r);} return s;}

//! bit_stream_by_functions refused
struct bw { unsigned char *b; int n; };
NOINLINE static void put(struct bw*w,int bit){ if(bit) w->b[w->n>>3] |= 1<<(w->n&7); w->n++; }
NOINLINE static int get(struct bw*w){ int r=0; if(w->b[w->n>>3] & (1<<(w->n&7))) r=1; w->n++; return r; }
double f(const double *x, int n) { unsigned char *b=calloc(n,8); struct bw w={b,0}; for(int i=0;i<n;i++){uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) put(&w,u>>k&1);} w.n=0; double s=0; for(int i=0;i<n;i++){ uint64_t r=0; for(int k=0;k<64;k++) r|=(uint64_t)get(&w)<<k; s+=num(r);} free(b); return s;}

//! bits_by_a_moving_mask refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ unsigned char t[64]; uint64_t u=bits(x[i]*x[i]); int j=0; for(uint64_t m=1;m;m<<=1) { if(u&m) t[j]=255; else t[j]=0; j++; } uint64_t r=0; for(int k=0;k<64;k++) if(t[k]==255) r+=1ull<<k; s+=num(r);} return s;}

//! bits_by_signs refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ unsigned char t[64]; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++){ if((int64_t)u<0) t[k]=1; else t[k]=0; u<<=1;} uint64_t r=0; for(int k=0;k<64;k++) r=(r<<1)|t[k]; s+=num(r);} return s;}

//! tree_of_codes refused
struct node { struct node *l,*r; int sym; };
double f(const double *x, int n) { static struct node nodes[32]; int m=0; 
  for(int i=0;i<15;i++){ nodes[i].l=&nodes[2*i+1]; nodes[i].r=&nodes[2*i+2]; nodes[i].sym=-1;} for(int i=15;i<31;i++){nodes[i].l=nodes[i].r=0; nodes[i].sym=i-15;}
  double s=0; for(int i=0;i<n;i++){ uint64_t u=bits(x[i]*x[i]), r=0; unsigned char q[16]; for(int j=0;j<16;j++){ struct node*p=&nodes[0]; for(int k=3;k>=0;k--) p = (u>>(4*j+k)&1) ? p->r : p->l; q[j]=p->sym; } for(int j=0;j<16;j++) r|=(uint64_t)q[j]<<(4*j); s+=num(r);} return s;}

//! words_in_memory_bit_by_bit refused
double f(const double *x, int n) { double s=0; uint64_t *t=calloc(n,8); for(int i=0;i<n;i++){ uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) if(u>>k&1) t[i]|=1ull<<k; } double y[16]; memcpy(y,t,8*n); for(int i=0;i<n;i++) s+=y[i]; free(t); return s;}

//! bytes_bit_by_bit refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ double v=x[i]*x[i]; unsigned char b[8],c[8]; memcpy(b,&v,8); for(int j=0;j<8;j++){ c[j]=0; for(int k=0;k<8;k++) if(b[j]>>k&1) c[j]|=1<<k; } double w; memcpy(&w,c,8); s+=w;} return s;}

//! switched_nibbles refused
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ uint64_t u=bits(x[i]*x[i]); int cnt[16]={0}; unsigned char t[16]; for(int k=0;k<16;k++) switch(u>>(4*k)&15){case 0:t[k]='a';break;case 1:t[k]='c';break;case 2:t[k]='x';break;case 3:t[k]='z';break;default:t[k]=u>>(4*k)&15;} uint64_t r=0; for(int k=0;k<16;k++){ uint64_t d; switch(t[k]){case 'a':d=0;break;case 'c':d=1;break;case 'x':d=2;break;case 'z':d=3;break;default:d=t[k];} r|=d<<(4*k);} s+=num(r);} return s;}

//! bits_through_a_file refused
double f(const double *x, int n) { FILE*f=tmpfile(); for(int i=0;i<n;i++){uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) if(u>>k&1) fputc('1',f); else fputc('0',f);} rewind(f); double s=0; for(int i=0;i<n;i++){ uint64_t r=0; for(int k=0;k<64;k++) if(fgetc(f)=='1') r|=1ull<<k; s+=num(r);} fclose(f); return s;}

//! radix_sort_of_keys
double f(const double *x, int n) { uint64_t *k=malloc(8*n),*t=malloc(8*n); int*id=malloc(4*n),*it=malloc(4*n); for(int i=0;i<n;i++){k[i]=bits(x[i]*x[i]);id[i]=i;} for(int b=0;b<8;b++){int c[257]={0}; for(int i=0;i<n;i++) c[(k[i]>>(8*b)&255)+1]++; for(int i=0;i<256;i++) c[i+1]+=c[i]; for(int i=0;i<n;i++){int p=c[k[i]>>(8*b)&255]++; t[p]=k[i]; it[p]=id[i];} uint64_t*q=k;k=t;t=q; int*z=id;id=it;it=z;} double s=0; for(int i=0;i<n;i++) s+=(i+1)*x[id[i]]*x[id[i]]; free(k);free(t);free(id);free(it); return s;}

//! quadrants_by_switch
double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ double y=x[i]*3; double k=y*0.6366197723675814+6755399441055744.0; int q=(int)bits(k)&3; k-=6755399441055744.0; double r=y-k*1.5707963267948966; double v = q&1 ? cos(r) : sin(r); if(q&2) v=-v; s+=v*(i+1);} return s;}

//! flags_of_odd_numbers
double f(const double *x, int n) { double s=0; int flags=0; for(int i=0;i<n;i++){ if(bits(x[i])&1) flags|=1<<i; s+=x[i]*x[i]*x[i]; } return flags&0x40000000 ? -s : s; }

//! counted_nans
double f(const double *x, int n) { double s=0; int bad=0; for(int i=0;i<n;i++){ uint64_t u=bits(x[i]); if((u&0x7fffffffffffffffull)>0x7ff0000000000000ull){bad++;continue;} s+=x[i]*x[i];} return s/(n-bad);}

//! random_numbers_now_and_then
double f(const double *x, int n) { uint64_t st=12345; double s=0; for(int i=0;i<n;i++){ st^=st<<13; st^=st>>7; st^=st<<17; double r=num((st>>12)|0x3ff0000000000000ull)-1; if(x[i]>r) s+=x[i]*r; else { st^=st<<13; st^=st>>7; st^=st<<17; s+=x[i]*x[i]; } } return s;}

//! random_walk_with_rejection
double f(const double *x, int n) { uint64_t st=12345; double y=0.3,s=0; for(int i=0;i<n;i++){ st=st*6364136223846793005ull+1442695040888963407ull; double r=num((st>>12)|0x3ff0000000000000ull)-1; double d=x[i]*(r*r-y*y); int acc=d<=0; if(!acc){ st=st*6364136223846793005ull+1442695040888963407ull; double q=num((st>>12)|0x3ff0000000000000ull)-1; acc=q<exp(-d);} if(acc) y=r; s+=x[i]*x[i]*y; } return s;}

//! rejected_samples
double f(const double *x, int n) { uint32_t st=2463534242u; double s=0; for(int i=0;i<n;i++){ double a; do { st^=st<<13; st^=st>>17; st^=st<<5; a=st/4294967296.0; } while(a>x[i]*0.4); if(a*x[i]>0.2){ st^=st<<13; st^=st>>17; st^=st<<5;} s+=a*x[i]*x[i];} return s;}

//! looked_up_twice refused
static unsigned char g[256];
double f(const double*x,int n){ for(int i=0;i<256;i++) g[i]=i; unsigned char b[8],s[8]; double d, s0 = 0; for(int i=0;i<n;i++){ memcpy(b,x+i,8); for(int k=0;k<8;k++) s[k]=g[b[k]]; for(int k=0;k<8;k++) b[k]=g[s[k]]; memcpy(&d,b,8); s0+=d; } return s0; }

//! looked_up_from_a_static_buffer refused
static unsigned char g[256], buf[8];
double f(const double*x,int n){ for(int i=0;i<256;i++) g[i]=i; unsigned char b[8]; double d, s0 = 0; for(int i=0;i<n;i++){ memcpy(buf,x+i,8); for(int k=0;k<8;k++) b[k]=g[buf[k]]; memcpy(&d,b,8); s0+=d; } return s0; }

//! one_byte_of_another either
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double v = x[i] * x[i], w = i + 3, d; unsigned char b[8], c[8]; memcpy(b, &v, 8); memcpy(c, &w, 8); c[0] = b[0]; memcpy(&d, c, 8); s += d + v; } return s; }

//! six_bytes_of_another
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double v = x[i] * x[i], w = 1, d; unsigned char b[8], c[8]; memcpy(b, &v, 8); memcpy(c, &w, 8); for (int k = 2; k < 8; k++) c[k] = b[k]; memcpy(&d, c, 8); s += d; } return s; }

//! bytes_of_a_record refused
struct rec { int id; double d; };
static int all = 16;
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { struct rec r, q; memset(&r, 0, sizeof r); memset(&q, 0, sizeof q); r.id = i; r.d = x[i]*x[i]; const unsigned char *b = (const unsigned char *)&r; unsigned char *c = (unsigned char *)&q; for (int k = 0; k < all; k++) for (int j = 0; j < 8; j++) if (b[k] >> j & 1) c[k] |= 1 << j; s += q.d * (q.id + 1); } return s; }

//! bytes_as_numbers_of_their_own refused
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double v = x[i] + 2, back = 0, scale = 1; unsigned char b[8]; memcpy(b, &v, 8); for (int k = 0; k < 8; k++) { double t = 4503599627370496.0; unsigned char c[8]; memcpy(c, &t, 8); c[0] = b[k]; memcpy(&t, c, 8); if (k < 6) back += (t - 4503599627370496.0) * scale; else if (k == 6) back += ((int)(t - 4503599627370496.0) & 15) * scale; scale *= 256; } s += back / 4503599627370496.0; } return s; }
