#include <bitset>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <vector>
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double num(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }

//! vector_of_bool refused
extern "C" double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ std::vector<bool> t(64); uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) t[k]=u>>k&1; uint64_t r=0; for(int k=0;k<64;k++) if(t[k]) r|=1ull<<k; s+=num(r);} return s;}

//! pushed_bool refused
extern "C" double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ std::vector<bool> t; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) t.push_back(u>>k&1); uint64_t r=0; for(int k=0;k<64;k++) r|=(uint64_t)t[k]<<k; s+=num(r);} return s;}

//! bitset_to_string refused
extern "C" double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ std::bitset<64> t(bits(x[i]*x[i])); std::string z=t.to_string(); s+=num(std::stoull(z,nullptr,2));} return s;}

//! bitset_by_bits refused
extern "C" double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ std::bitset<64> t; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) if(u>>k&1) t.set(k); s+=num(t.to_ullong());} return s;}

//! codes_in_a_map refused
extern "C" double f(const double *x, int n) { std::map<int,int> code; for(int i=0;i<256;i++) code[i]=255-i; double s=0; for(int i=0;i<n;i++){ uint64_t u=bits(x[i]*x[i]), r=0; for(int j=0;j<8;j++){ int c=code[u>>(8*j)&255]; r|=(uint64_t)(255-c)<<(8*j);} s+=num(r);} return s;}

//! string_of_literals refused
extern "C" double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ std::string z; uint64_t u=bits(x[i]*x[i]); for(int k=63;k>=0;k--) z += (u>>k&1) ? "1" : "0"; uint64_t r=0; for(char c: z) r = r*2 + (c=='1'); s+=num(r);} return s;}

//! places_of_bits refused
extern "C" double f(const double *x, int n) { double s=0; for(int i=0;i<n;i++){ std::vector<int> on; uint64_t u=bits(x[i]*x[i]); for(int k=0;k<64;k++) if(u>>k&1) on.push_back(k); uint64_t r=0; for(int k: on) r|=1ull<<k; s+=num(r);} return s;}
