/* A class of one's own with overloaded operators: arithmetic, indexing, conversion, comparison, literals.
 *
 * EXPECT: 12.000000 22.000000 32.000000
 * EXPECT: 0.267261 0.534522 0.801784
 * EXPECT: 1.000000 3.000000 -2.000000
 */
#include <cmath>
#include <cstdio>

extern int enzyme_dup, enzyme_const;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

struct Vec {
    double v[3];
    double &operator[](int i) { return v[i]; }
    double operator[](int i) const { return v[i]; }
    Vec &operator+=(const Vec &o)
    {
        for (int i = 0; i < 3; i++)
            v[i] += o.v[i];
        return *this;
    }
    friend Vec operator+(Vec a, const Vec &b) { return a += b; }
    friend Vec operator*(double s, const Vec &a) { return {{s * a[0], s * a[1], s * a[2]}}; }
    friend double operator*(const Vec &a, const Vec &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
    friend Vec operator^(const Vec &a, const Vec &b)
    {
        return {{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]}};
    }
    Vec operator-() const { return -1.0 * *this; }
    explicit operator bool() const { return *this * *this != 0; }
};
static constexpr double operator""_times(long double x) { return double(x); }

static double form(const Vec &a) { return (5.0_times * a + Vec{{2, 2, 2}}) * a; }
static double length(const Vec &a) { return a ? std::sqrt(a * a) : 0; }
static double triple(const Vec &a, const Vec &b, const Vec &c) { return a * (b ^ c) + -a * Vec{{0, 0, 0}}; }

int main()
{
    Vec a{{1, 2, 3}}, b{{1, 1, 2}}, c{{-3, 1, 0}}, d1{}, d2{}, d3{};
    __enzyme_autodiff(form, enzyme_dup, &a, &d1);
    __enzyme_autodiff(length, enzyme_dup, &a, &d2);
    std::printf("%.6f %.6f %.6f\n%.6f %.6f %.6f\n", d1[0], d1[1], d1[2], d2[0], d2[1], d2[2]);
    __enzyme_autodiff(triple, enzyme_dup, &a, &d3, enzyme_const, &b, enzyme_const, &c);
    std::printf("%.6f %.6f %.6f\n", d3[0] + 3, d3[1] + 9, d3[2] - 6);
}
