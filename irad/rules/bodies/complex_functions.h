/* Functions of complex numbers in terms of real ones, at one floating type; included once by complex.c and its
 * siblings.
 *
 * REAL is the type, F(name) the real library function of that type, C(name) what a complex one is called here,
 * HIGH a number whose exponential is far from overflow, HUGE_EXPONENT the exponent of the largest numbers.
 * Formulas: ISO C, annex G (multiplication and division, recovery of infinities) and NIST Digital Library of
 * Mathematical Functions, 4.2, 4.21 and 4.35.
 */
typedef REAL _Complex complex_t;

static inline complex_t pair(REAL re, REAL im)
{
    complex_t z;
    __real__ z = re;
    __imag__ z = im;
    return z;
}

/* A number with the sign of x: 1 if x is infinite, else 0. */
static inline REAL boxed(REAL x) { return F(copysign)(isinf(x) ? 1 : 0, x); }

static inline REAL without_nan(REAL x) { return isnan(x) ? F(copysign)(0, x) : x; }

complex_t MULTIPLY(REAL a, REAL b, REAL c, REAL d)
{
    REAL ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    REAL re = ac - bd, im = ad + bc;
    if (!isnan(re) || !isnan(im))
        return pair(re, im);
    int infinite = 0;
    if (isinf(a) || isinf(b)) {
        a = boxed(a), b = boxed(b), c = without_nan(c), d = without_nan(d);
        infinite = 1;
    }
    if (isinf(c) || isinf(d)) {
        c = boxed(c), d = boxed(d), a = without_nan(a), b = without_nan(b);
        infinite = 1;
    }
    if (!infinite && (isinf(ac) || isinf(bd) || isinf(ad) || isinf(bc))) {
        a = without_nan(a), b = without_nan(b), c = without_nan(c), d = without_nan(d);
        infinite = 1;
    }
    if (infinite)
        return pair((REAL)INFINITY * (a * c - b * d), (REAL)INFINITY * (a * d + b * c));
    return pair(re, im);
}

/* The divisor is scaled by a power of two, which no derivative passes through: the quotient does not depend on it. */
complex_t DIVIDE(REAL a, REAL b, REAL c, REAL d)
{
    REAL larger = F(fmax)(F(fabs)(c), F(fabs)(d));
    int scale = larger > 0 && !isinf(larger) ? -F(ilogb)(larger) : 0;
    REAL c1 = F(scalbn)(c, scale), d1 = F(scalbn)(d, scale);
    REAL square = c1 * c1 + d1 * d1;
    REAL re = F(scalbn)((a * c1 + b * d1) / square, scale);
    REAL im = F(scalbn)((b * c1 - a * d1) / square, scale);
    if (!isnan(re) || !isnan(im))
        return pair(re, im);
    if (square == 0 && (!isnan(a) || !isnan(b)))
        return pair(F(copysign)(INFINITY, c) * a, F(copysign)(INFINITY, c) * b);
    if ((isinf(a) || isinf(b)) && isfinite(c) && isfinite(d)) {
        a = boxed(a), b = boxed(b);
        return pair((REAL)INFINITY * (a * c + b * d), (REAL)INFINITY * (b * c - a * d));
    }
    if (isinf(larger) && isfinite(a) && isfinite(b)) {
        c = boxed(c), d = boxed(d);
        return pair(0 * (a * c + b * d), 0 * (b * c - a * d));
    }
    return pair(re, im);
}

complex_t C(conj)(complex_t z) { return pair(__real__ z, -__imag__ z); }

complex_t C(cproj)(complex_t z)
{
    if (isinf(__real__ z) || isinf(__imag__ z))
        return pair(INFINITY, F(copysign)(0, __imag__ z));
    return z;
}

REAL C(creal)(complex_t z) { return __real__ z; }

REAL C(cimag)(complex_t z) { return __imag__ z; }

REAL C(cabs)(complex_t z) { return F(hypot)(__real__ z, __imag__ z); }

REAL C(carg)(complex_t z) { return F(atan2)(__imag__ z, __real__ z); }

/* exp(x) * factor, where exp(x) alone may overflow. */
static inline REAL exp_times(REAL x, REAL factor)
{
    if (x <= HIGH)
        return F(exp)(x) * factor;
    REAL root = F(exp)(x / 2);
    return root * factor * root;
}

complex_t C(cexp)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    if (isinf(x) && y == 0)
        return pair(F(exp)(x), y);
    if (isinf(x) && x < 0)
        return pair(0, F(copysign)(0, y));
    return pair(exp_times(x, F(cos)(y)), exp_times(x, F(sin)(y)));
}

/* log|z| where |z| is near 1: of x² + y² - 1, with the rounding errors of the squares and of their sum. */
static inline REAL log_near_one(REAL x, REAL y)
{
    REAL x2 = x * x, y2 = y * y;
    REAL x_rest = F(fma)(x, x, -x2), y_rest = F(fma)(y, y, -y2);
    REAL less = x2 - 1, sum = less + y2;
    REAL sum_rest = F(fabs)(less) > y2 ? (less - sum) + y2 : (y2 - sum) + less;
    return F(log1p)(sum + (sum_rest + (x_rest + y_rest))) / 2;
}

complex_t C(clog)(complex_t z)
{
    REAL x = F(fabs)(__real__ z), y = F(fabs)(__imag__ z);
    REAL large = F(fmax)(x, y), small = F(fmin)(x, y), size = F(hypot)(x, y);
    int near_one = size > (REAL)0.7 && size < (REAL)1.4;
    REAL logarithm;
    if (near_one)
        logarithm = log_near_one(large, small);
    else if (size < HUGE_VALUE)
        logarithm = F(log)(size);
    else
        logarithm = F(log)(F(hypot)(x / 2, y / 2)) + (REAL)0.693147180559945309417232121458176568L;
    return pair(logarithm, F(atan2)(__imag__ z, __real__ z));
}

complex_t C(clog10)(complex_t z)
{
    complex_t w = C(clog)(z);
    REAL factor = (REAL)0.434294481903251827651128918916605082L;
    return pair(__real__ w * factor, __imag__ w * factor);
}

complex_t C(csqrt)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    if (isinf(y))
        return pair(INFINITY, y);
    if (isinf(x))
        return x > 0 ? pair(x, y * 0) : pair(isnan(y) ? y : 0, F(copysign)(x, y));
    if (x == 0 && y == 0)
        return pair(0, y);
    REAL size = F(fmax)(F(fabs)(x), F(fabs)(y)), back = 1;
    if (size >= HUGE_VALUE / 4) {
        x /= 16, y /= 16, back = 4;
    } else if (size < TINY_VALUE) {
        x *= TINY_SCALE * TINY_SCALE, y *= TINY_SCALE * TINY_SCALE, back = 1 / TINY_SCALE;
    }
    REAL root = F(sqrt)((F(fabs)(x) + F(hypot)(x, y)) / 2);
    REAL other = y / (2 * root);
    if (x >= 0)
        return pair(back * root, back * other);
    return pair(back * F(fabs)(other), F(copysign)(back * root, y));
}

complex_t C(cpow)(complex_t z, complex_t w)
{
    REAL c = __real__ w, d = __imag__ w;
    if (__real__ z == 0 && __imag__ z == 0) {
        if (c == 1 && d == 0)
            return z;
        if (c > 1)
            return pair(0, 0);
    }
    complex_t logarithm = C(clog)(z);
    return C(cexp)(MULTIPLY(c, d, __real__ logarithm, __imag__ logarithm));
}

/* cosh(x) * factor and sinh(x) * factor, where cosh(x) alone may overflow. */
static inline REAL cosh_times(REAL x, REAL factor)
{
    if (F(fabs)(x) <= HIGH)
        return F(cosh)(x) * factor;
    return exp_times(F(fabs)(x), factor / 2);
}

static inline REAL sinh_times(REAL x, REAL factor)
{
    if (F(fabs)(x) <= HIGH)
        return F(sinh)(x) * factor;
    return exp_times(F(fabs)(x), F(copysign)((REAL)0.5, x) * factor);
}

complex_t C(csinh)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    return pair(sinh_times(x, F(cos)(y)), cosh_times(x, F(sin)(y)));
}

complex_t C(ccosh)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    return pair(cosh_times(x, F(cos)(y)), sinh_times(x, F(sin)(y)));
}

complex_t C(csin)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    return pair(cosh_times(y, F(sin)(x)), sinh_times(y, F(cos)(x)));
}

complex_t C(ccos)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    return pair(cosh_times(y, F(cos)(x)), -sinh_times(y, F(sin)(x)));
}

/* Far out by q = exp(-2z), so that what is left of the derivative there is not the difference of large numbers. */
static inline complex_t tanh_of(REAL x, REAL y)
{
    REAL size = F(fabs)(x);
    if (size > 1) {
        REAL e = F(exp)(-2 * size), re = e * F(cos)(2 * y), im = e * F(sin)(2 * y);
        REAL square = 1 + 2 * re + e * e;
        return pair(F(copysign)(1 - 2 * (re + e * e) / square, x), 2 * im / square);
    }
    REAL sine = F(sin)(y), cosine = F(cos)(y);
    REAL s = F(sinh)(x), c = F(cosh)(x), sum = s * s + cosine * cosine;
    return pair(s * c / sum, sine * cosine / sum);
}

complex_t C(ctanh)(complex_t z) { return tanh_of(__real__ z, __imag__ z); }

complex_t C(ctan)(complex_t z)
{
    complex_t turned = tanh_of(-__imag__ z, __real__ z);
    return pair(__imag__ turned, -__real__ turned);
}

/* Inverse functions: the logarithms of NIST 4.23 and 4.37 would cancel, so they are taken apart into real ones. */

/* asinh, by the square roots of 1 + iz and 1 - iz, after Kahan (Branch Cuts for Complex Elementary Functions). */
complex_t C(casinh)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    if (F(fmax)(F(fabs)(x), F(fabs)(y)) > LARGE_VALUE) {
        complex_t w = C(clog)(pair(F(fabs)(x), y));
        return pair(F(copysign)(__real__ w + (REAL)0.693147180559945309417232121458176568L, x), __imag__ w);
    }
    complex_t above = C(csqrt)(pair(1 + y, -x)), below = C(csqrt)(pair(1 - y, x));
    REAL p = __real__ above, q = __imag__ above, r = __real__ below, s = __imag__ below;
    return pair(F(asinh)(r * -q + s * p), F(atan2)(y, p * r - q * s));
}

complex_t C(casin)(complex_t z)
{
    complex_t turned = C(casinh)(pair(-__imag__ z, __real__ z));
    return pair(__imag__ turned, -__real__ turned);
}

complex_t C(cacos)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    if (F(fmax)(F(fabs)(x), F(fabs)(y)) > LARGE_VALUE) {
        complex_t w = C(clog)(z);
        REAL size = __real__ w + (REAL)0.693147180559945309417232121458176568L;
        return pair(F(fabs)(__imag__ w), F(copysign)(size, -y));
    }
    complex_t minus = C(csqrt)(pair(1 - x, -y)), plus = C(csqrt)(pair(1 + x, y));
    REAL p = __real__ minus, q = __imag__ minus, r = __real__ plus, s = __imag__ plus;
    return pair(2 * F(atan2)(p, r), F(asinh)(r * q - s * p));
}

complex_t C(cacosh)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    if (F(fmax)(F(fabs)(x), F(fabs)(y)) > LARGE_VALUE) {
        complex_t w = C(clog)(z);
        return pair(__real__ w + (REAL)0.693147180559945309417232121458176568L, __imag__ w);
    }
    complex_t minus = C(csqrt)(pair(x - 1, y)), plus = C(csqrt)(pair(x + 1, y));
    REAL p = __real__ minus, q = __imag__ minus, r = __real__ plus, s = __imag__ plus;
    return pair(F(asinh)(p * r + q * s), 2 * F(atan2)(q, r));
}

complex_t C(catanh)(complex_t z)
{
    REAL x = __real__ z, y = __imag__ z;
    if (F(fmax)(F(fabs)(x), F(fabs)(y)) > LARGE_VALUE) {
        complex_t w = DIVIDE(1, 0, x, y);
        return pair(__real__ w, F(copysign)((REAL)1.57079632679489661923132169163975144L, y));
    }
    REAL size = F(fabs)(x), ahead = (1 - size) * (1 - size) + y * y;
    return pair(F(copysign)(F(log1p)(4 * size / ahead) / 4, x), F(atan2)(2 * y, (1 - size) * (1 + size) - y * y) / 2);
}

complex_t C(catan)(complex_t z)
{
    complex_t turned = C(catanh)(pair(-__imag__ z, __real__ z));
    return pair(__imag__ turned, -__real__ turned);
}
