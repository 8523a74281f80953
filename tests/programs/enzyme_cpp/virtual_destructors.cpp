/* A hierarchy with virtual destructors: objects made and destroyed through their base inside of the function.
 *
 * EXPECT: 7.000000
 * EXPECT: 3.000000
 */
#include <irad.h>
#include <cstdio>
#include <memory>
#include <vector>

struct Term {
    virtual ~Term() = default;
    virtual double at(double x) const = 0;
};
struct Linear : Term {
    double a;
    explicit Linear(double a) : a(a) {}
    double at(double x) const override { return a * x; }
};
struct Quadratic : Linear {
    std::vector<double> more;
    Quadratic(double a, double b) : Linear(a), more{b} {}
    double at(double x) const override { return Linear::at(x) + more[0] * x * x; }
};

static double of_terms(double x)
{
    std::vector<std::unique_ptr<Term>> terms;
    terms.push_back(std::make_unique<Linear>(1.0));
    terms.push_back(std::make_unique<Quadratic>(2.0, 1.0));
    double sum = 0;
    for (const auto &term : terms)
        sum += term->at(x);
    return sum;
}

static double active_members(double a)
{
    std::unique_ptr<Term> term;
    if (a > 0)
        term = std::make_unique<Linear>(a);
    else
        term = std::make_unique<Quadratic>(a, a);
    return term->at(3.0);
}

int main()
{
    std::printf("%.6f\n", irad::autodiff(of_terms, irad::Active(2.0)));
    std::printf("%.6f\n", irad::autodiff(active_members, irad::Active(2.0)));
}
