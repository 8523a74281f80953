/* Inheritance without virtual methods: members of several bases, conversions to each base, hidden names, friends.
 *
 * EXPECT: 3.000000 4.000000 1.000000 24.000000
 * EXPECT: 2.000000 0.500000
 */
#include <cstdio>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

struct Mass {
    double m = 1;
    double value() const { return 3 * m; }
};
struct Charge {
    int sign = 1;
    double q = 1;
    double value() const { return sign * q * q * 2; }
};
class Particle : public Mass, public Charge {
    double speed = 1;

public:
    double height = 2;
    double value() const { return Mass::value() + Charge::value() + speed + 3 * height * height * height / 1.5; }
    friend double own_speed(const Particle &p) { return p.speed; }
};

static double total(const Particle &p) { return p.value(); }
static double by_base(const Charge &c) { return c.q * c.q + c.sign * 0.0; }
static double through_bases(const Particle &p)
{
    const Mass *m = &p;
    return by_base(p) + 0.5 * m->m;
}

int main()
{
    Particle p, dp;
    dp.m = dp.q = dp.height = 0;
    __enzyme_autodiff(total, enzyme_dup, &p, &dp);
    std::printf("%.6f %.6f %.6f %.6f\n", dp.m, dp.q, own_speed(dp) - 1, dp.height);
    Particle d;
    d.m = d.q = 0;
    __enzyme_autodiff(through_bases, enzyme_dup, &p, &d);
    std::printf("%.6f %.6f\n", d.q, d.m);
}
