/* Member functions: wrapped in free ones, overloaded, that change their object, that return references to themselves.
 *
 * EXPECT: 5.000000 2.000000
 * EXPECT: 0.000000 8.000000
 */
#include <cstdio>

extern int enzyme_dup, enzyme_out, enzyme_const;
double __enzyme_autodiff_model(...);

class Chain {
    double value, rate;

public:
    Chain(double v, double r) : value(v), rate(r) {}
    Chain &grow(double t)
    {
        value *= 1 + rate * t;
        return *this;
    }
    Chain &grow(int steps)
    {
        for (int i = 0; i < steps; i++)
            grow(1.0);
        return *this;
    }
    double result() const { return value; }
    double shadow_of_rate() const { return rate; }
    static double final(Chain *c, double t) { return c->grow(t).result(); }
    static double stepped(Chain *c) { return c->grow(2).result(); }
};

int main()
{
    Chain c(2, 2), dc(0, 0);
    double d = __enzyme_autodiff_model((void *)Chain::final, enzyme_dup, &c, &dc, enzyme_out, 1.0) - 2;
    std::printf("%.6f %.6f\n", dc.result() + 2, d);
    Chain e(1, 3), de(0, 0);
    __enzyme_autodiff_model((void *)Chain::stepped, enzyme_dup, &e, &de);
    std::printf("%.6f %.6f\n", dc.result() - 3, de.shadow_of_rate());
}
