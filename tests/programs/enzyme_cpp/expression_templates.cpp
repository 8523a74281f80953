/* Expression templates: sums and products of arrays of one's own, evaluated in one loop when they are assigned.
 *
 * EXPECT: 14.000000 26.000000 38.000000 50.000000
 * EXPECT: 2.000000 4.000000 6.000000 8.000000
 */
#include <irad.h>
#include <cstdio>

template <typename E> struct Expr {
    const E &self() const { return static_cast<const E &>(*this); }
    double operator[](int i) const { return self()[i]; }
};

struct Four : Expr<Four> {
    double v[4] = {};
    Four() = default;
    Four(double a, double b, double c, double d) : v{a, b, c, d} {}
    template <typename E> Four &operator=(const Expr<E> &e)
    {
        for (int i = 0; i < 4; i++)
            v[i] = e[i];
        return *this;
    }
    double operator[](int i) const { return v[i]; }
};

struct Scaled;
template <typename A, typename B> struct Sum : Expr<Sum<A, B>> {
    const A &a;
    const B &b;
    Sum(const A &a, const B &b) : a(a), b(b) {}
    double operator[](int i) const { return a[i] + b[i]; }
};
template <typename A, typename B> struct Product : Expr<Product<A, B>> {
    const A &a;
    const B &b;
    Product(const A &a, const B &b) : a(a), b(b) {}
    double operator[](int i) const { return a[i] * b[i]; }
};
template <typename A, typename B> Sum<A, B> operator+(const Expr<A> &a, const Expr<B> &b) { return {a.self(), b.self()}; }
template <typename A, typename B> Product<A, B> operator*(const Expr<A> &a, const Expr<B> &b)
{
    return {a.self(), b.self()};
}

static double f(const Four &x, const Four &y)
{
    Four z;
    z = x * y + (x + y) * x;
    double sum = 0;
    for (double each : z.v)
        sum += each;
    return sum;
}

int main()
{
    Four x(1, 2, 3, 4), y(6, 11, 16, 21), dx, dy;
    irad::autodiff(f, irad::Dup(x, dx), irad::Dup(y, dy));
    std::printf("%.6f %.6f %.6f %.6f\n", dx[0], dx[1], dx[2], dx[3]);
    std::printf("%.6f %.6f %.6f %.6f\n", dy[0], dy[1], dy[2], dy[3]);
}
