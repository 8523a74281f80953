/* How names are put together: those of irad's routines, and of BLAS and LAPACK in Fortran and C. */
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define LA(name) JOIN(JOIN(irad_la_, LETTER), name)
#define F2(prefix, name) JOIN(JOIN(prefix, name), ENDING)
#define F(name) F2(LETTER, name)
#define CBLAS2(prefix, name) JOIN(cblas_, F2(prefix, name))
#define CBLAS(name) CBLAS2(LETTER, name)
#define LAPACKE(name) JOIN(LAPACKE_, F(name))

/* Complex matrices are Hermitian where BLAS's real ones are symmetric; complex factors are handed by pointer. */
#if COMPLEX
#define SY(name) he##name
#define SB(name) hb##name
#define SP(name) hp##name
#define UN(name) un##name
#define OUTER geru
#define SCALAR const T *
#define AT(x) x
#else
#define SY(name) sy##name
#define SB(name) sb##name
#define SP(name) sp##name
#define UN(name) or##name
#define OUTER ger
#define SCALAR T
#define AT(x) &x
#endif
