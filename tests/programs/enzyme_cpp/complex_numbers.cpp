/* std::complex: arithmetic with the compiler's fast and with its careful products, norm, abs, conj, polar, exp.
 *
 * EXPECT: 6.000000 8.000000
 * EXPECT: 0.600000 0.800000
 * EXPECT: 6.000000 -10.000000
 * EXPECT: 5.436564 0.000000
 * EXPECT: -0.500000 0.000000
 */
#include <complex>
#include <cstdio>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Complex = std::complex<double>;

static double norm_of(const Complex *z) { return std::norm(*z); }
static double abs_of(const Complex *z) { return std::abs(*z); }
static double product(const Complex *z)
{
    Complex w = *z * Complex(1, 2);
    w += *z;
    w *= 2.0;
    return std::real(w * Complex(1, 1)) + 4 * std::imag(std::conj(*z) * Complex(0, 1)) + 2 * z->real() - 2 * z->imag();
}
static double exponential(const Complex *z) { return 2 * std::real(std::exp(*z)); }
static double quotient(const Complex *z) { return std::real(Complex(2, 0) / *z); }

static void show(double (*)(const Complex *), Complex dz) { std::printf("%.6f %.6f\n", dz.real() + 0.0, dz.imag() + 0.0); }

int main()
{
    Complex z(3, 4), one(1, 0), two(2, 0), d;
    __enzyme_autodiff(norm_of, enzyme_dup, &z, &(d = 0));
    show(norm_of, d);
    __enzyme_autodiff(abs_of, enzyme_dup, &z, &(d = 0));
    show(abs_of, d);
    __enzyme_autodiff(product, enzyme_dup, &z, &(d = 0));
    show(product, d);
    __enzyme_autodiff(exponential, enzyme_dup, &one, &(d = 0));
    show(exponential, d);
    __enzyme_autodiff(quotient, enzyme_dup, &two, &(d = 0));
    show(quotient, d);
}
