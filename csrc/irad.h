/* irad.h: derivatives of C and C++ functions, for programs compiled with `irad cc` or `irad opt`.
 *
 *   #include <irad.h>
 *   double f(const double *x, int n);
 *
 *   double dx[3] = {0};                                  adjoints are added to what is there
 *   __irad_autodiff(f, irad_dup, x, dx, irad_const, 3);  calls f's gradient
 *
 * Each of the calls below is replaced at build time by the derivative of its first argument. The other
 * arguments are f's own, each with what it is to the derivative, a marker before it:
 *
 *   irad_const       value                 carries no derivative
 *   irad_out         value                 a number by value whose derivative is returned
 *   irad_dup         pointer, shadow       memory; its derivative lies in the shadow
 *   irad_dupnoneed   pointer, shadow       the same, and what f leaves in the memory is not needed
 *
 * Without a marker, a floating-point number is irad_out in a gradient (in a tangent its tangent follows
 * it), a pointer to floating-point data is irad_dup, and everything else is irad_const.
 *
 * Two markers, among the arguments and with no argument behind them, are about the derivative as a whole:
 *
 *   irad_parallel       loops of serial code whose iterations are proved independent run in parallel (OpenMP)
 *   irad_deterministic  the result is bitwise the same with any number of threads
 *
 * Others, with a number or an address behind them, are about the call: irad_width, N takes N directions at once (a
 * tangent; N shadows follow each irad_dup argument), irad_allocated, N, irad_tape, p keeps the tape in the N bytes at p.
 * With irad_primal_return the result of f is returned too, first. With irad_runtime_activity an argument that is its own
 * shadow is constant. docs/c.md lists them all.
 *
 *   __irad_autodiff     the gradient. Returns the derivative of the irad_out argument; if there are
 *                       several, declare your own prototype that returns a struct of them (in C, also
 *                       where f returns or takes a float: arguments left open are passed as double).
 *   __irad_fwddiff      the tangent. Every irad_dup argument, numbers too, is followed by its tangent.
 *   __irad_augmentfwd   runs f and returns the tape that its reverse needs (with f's result, if it has
 *                       one, after it: struct { void *tape; double value; }).
 *   __irad_reverse      the reverse: the same arguments, and the tape last. One tape serves any number of
 *                       reverses. It takes memory until irad_free_tape(tape), which may be left out: irad
 *                       releases a tape by itself when 64 others (or, of more than 256 MB, 2 others) have been
 *                       reversed since; irad_keep_tape(tape) keeps it from that.
 *
 * These are matched by name: a name that contains one of them works the same way, so a prototype of your
 * own, `double __irad_autodiff_f(double (*)(double), double);`, gives you checked types. In C++
 * the result is double unless you name it: __irad_autodiff<struct Pair>(f, x, y).
 *
 * Rules for functions whose derivative you know better are registered by global arrays:
 *
 *   void *__irad_register_gradient_f[]     = {f, augmented forward, reverse};
 *                                          the reverse frees what the tape holds; with a fourth entry,
 *                                          a function void (void *tape), that does, and one tape of a
 *                                          derivative through f serves any number of reverses
 *   void *__irad_register_derivative_f[]   = {f, tangent};
 *   void *__irad_inactivefn_f[]            = {f};          carries no derivative
 *   void *__irad_inactive_global_g[]       = {&g};         a global that carries no derivative
 *   void *__irad_function_like_f[]         = {f, "log1p"}; differentiated as that function
 *   void *__irad_allocation_like_f[]       = {f, "0", "-1", release};
 *                                          allocates (argument 0 is the size); release takes the block
 *
 * and by attributes, which `irad cc` hears: __attribute__((irad_inactive)) of functions and globals,
 * __attribute__((irad_function_like("log1p"))) of functions; in C++ also [[irad::inactive]].
 *
 * What memory holds is found by irad itself; where nothing tells, it asks, and these calls answer. They do
 * nothing at run time, and are taken at their word:
 *
 *   void __irad_double(void *, size_t);   __irad_double(p, n): n bytes at p are doubles; and so with
 *                                          __irad_float, __irad_integer and __irad_pointer
 *
 *   void __irad_extent(void *, size_t);    __irad_extent(p, n): n bytes at p are an array: what `irad cc --check-bounds`
 *                                          builds checks accesses against it (see the guide)
 *
 * What you know of a parallel loop, and no proof finds, a call in its body says:
 *
 *   void __irad_assume_exclusive(p);       no element of the array that p leads into is touched by two different
 *                                          iterations of the loop (between two barriers), reads included: its gradient
 *                                          adds to the array's shadow without atomic operations. In a parallel region
 *                                          outside of its loops it is said of each of them. It is taken at its word;
 *                                          what `irad cc --check-assumptions` builds checks it
 *
 * The same names that begin with __enzyme_ and enzyme_ are understood everywhere.
 *
 * C++17 also has irad::autodiff(f, irad::Dup(x, dx), irad::Const(n)) and its like: see irad.hpp, which comes along.
 */
#ifndef IRAD_H
#define IRAD_H

/* A compiler whose code irad cannot read says so where derivatives are asked for. */
#if defined(__GNUC__) && !defined(__clang__)
#define IRAD_MADE_BY_IRAD                                                                                              \
    __attribute__((error("derivatives are made by irad: build with 'irad cc' or 'irad c++' in the place of this compiler")))
#elif defined(__clang__) && !defined(__IRAD__) && defined(__has_attribute) && __has_attribute(warning)
#define IRAD_MADE_BY_IRAD                                                                                              \
    __attribute__((warning("derivatives are made by irad: build with 'irad cc' or 'irad c++' in the place of this compiler")))
#else
#define IRAD_MADE_BY_IRAD
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The markers. They are declared here and defined nowhere: the build takes every use of them away. */
extern int irad_const;
extern int irad_out;
extern int irad_dup;
extern int irad_dupnoneed;
extern int irad_parallel;
extern int irad_deterministic;
extern int irad_dupv;
extern int irad_dupnoneedv;
extern int irad_width;
extern int irad_vector;
extern int irad_scalar;
extern int irad_allocated;
extern int irad_tape;
extern int irad_runtime_activity;
extern int irad_primal_return;
extern int irad_noret;
extern int irad_const_return;
extern int irad_active_return;
extern int irad_dup_return;
extern int irad_interleave;

extern int enzyme_const;
extern int enzyme_out;
extern int enzyme_dup;
extern int enzyme_dupnoneed;

/* What memory holds; see above. */
void __irad_double(const void *memory, __SIZE_TYPE__ bytes);
void __irad_float(const void *memory, __SIZE_TYPE__ bytes);
void __irad_integer(const void *memory, __SIZE_TYPE__ bytes);
void __irad_pointer(const void *memory, __SIZE_TYPE__ bytes);
void __irad_extent(const void *memory, __SIZE_TYPE__ bytes);

/* What a parallel loop does not do; see above. */
#if defined(__GNUC__)
__attribute__((nothrow))
#endif
void __irad_assume_exclusive(const void *memory);

/* Hold on to the tape of __irad_augmentfwd until irad_free_tape, and release it. */
void irad_keep_tape(void *tape);
void irad_free_tape(void *tape);

#ifdef __cplusplus
}

/* In C++ the arguments keep their types. Name another result as __irad_autodiff<Pair>(f, x). */
template <typename Result = double, typename Function, typename... Arguments>
IRAD_MADE_BY_IRAD extern Result __irad_autodiff(Function *, Arguments...);
template <typename Result = double, typename Function, typename... Arguments>
IRAD_MADE_BY_IRAD extern Result __irad_fwddiff(Function *, Arguments...);
template <typename Result = void *, typename Function, typename... Arguments>
IRAD_MADE_BY_IRAD extern Result __irad_augmentfwd(Function *, Arguments...);
template <typename Result = double, typename Function, typename... Arguments>
IRAD_MADE_BY_IRAD extern Result __irad_reverse(Function *, Arguments...);

#if __cplusplus >= 201703L
#include "irad.hpp"
#endif

#else

IRAD_MADE_BY_IRAD double __irad_autodiff(void *, ...);
IRAD_MADE_BY_IRAD double __irad_fwddiff(void *, ...);
IRAD_MADE_BY_IRAD void *__irad_augmentfwd(void *, ...);
IRAD_MADE_BY_IRAD double __irad_reverse(void *, ...);

#endif
#endif
