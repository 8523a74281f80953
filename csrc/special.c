/* Special functions that derivatives need and the C library lacks: digamma and its derivatives.
 *
 * Positive arguments are raised by the recurrence until the asymptotic series holds to the last bit; negative
 * ones are reflected. Formulas: NIST Digital Library of Mathematical Functions, 5.5, 5.11 and 5.15, and the
 * Euler-Maclaurin series of the Hurwitz zeta function, 25.11.
 */
#include <math.h>
#include <tgmath.h>

double irad_digamma(double x);
float irad_digammaf(float x);
long double irad_digammal(long double x);
double irad_polygamma(int n, double x);
float irad_polygammaf(int n, float x);
long double irad_polygammal(int n, long double x);

#define PI 3.141592653589793238462643383279502884L

/* The terms of asymptotic series, and the highest derivative for which irad_polygamma has been checked. */
enum { TERMS = 8, MAX_ORDER = 30 };

#define REAL double
#define NAME(name) name
#define FIRST 10
#include "polygamma.h"
#undef REAL
#undef NAME
#undef FIRST

#define REAL long double
#define NAME(name) name##l
#define FIRST 16
#include "polygamma.h"

float irad_digammaf(float x) { return (float)irad_digamma(x); }

float irad_polygammaf(int n, float x) { return (float)irad_polygamma(n, x); }
