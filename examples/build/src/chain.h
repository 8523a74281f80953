#ifndef CHAIN_H
#define CHAIN_H

#ifdef __cplusplus
extern "C" {
#endif

/* The energy of a chain of pendulums, and its gradient, which is written to `gradient`. */
double chain(const double *angle, int count);
double chain_gradient(const double *angle, double *gradient, int count);

#ifdef __cplusplus
}
#endif
#endif
