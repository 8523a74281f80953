/* Classes that hold references: views of other objects, a reference to a reference's target, references in functors.
 *
 * EXPECT: 4.000000 10.000000
 * EXPECT: 16.000000 8.000000
 */
#include <irad.h>
#include <cstdio>

struct Store {
    double a, b;
};
class View {
    Store &store;
    const double &factor;

public:
    View(Store &s, const double &f) : store(s), factor(f) {}
    double read() const { return factor * (store.a * store.a + store.b); }
    void scale() { store.b *= store.a; }
};

static double through(Store &s, double factor)
{
    View view(s, factor);
    view.scale();
    return view.read();
}

static double of_view(const View &v) { return v.read(); }

int main()
{
    Store s{2, 3}, ds{0, 0};
    double d = irad::autodiff(through, irad::Dup(s, ds), irad::Active(2.0));
    std::printf("%.6f %.6f\n", ds.b, d);
    Store t{2, 4}, dt{0, 0};
    double f = 4, df = 0;
    View v(t, f), dv(dt, df);
    irad::autodiff(of_view, irad::Dup(v, dv));
    std::printf("%.6f %.6f\n", dt.a, df);
}
