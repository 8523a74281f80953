/* Virtual methods: objects whose class is known only when the program runs, abstract bases, calls of the base's method.
 *
 * EXPECT: 6.000000 4.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 14.000000
 */
#include <cstdio>

extern int enzyme_dup, enzyme_const, enzyme_out;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

struct Shape {
    virtual double area(double scale) const = 0;
    virtual double twice(double scale) const { return 2 * area(scale); }

protected:
    ~Shape() = default;
};
struct Square final : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    double area(double scale) const override { return side * side * scale; }
};
struct Line final : Shape {
    double length;
    explicit Line(double l) : length(l) {}
    double area(double scale) const override { return length * scale * scale; }
    double twice(double scale) const override { return Shape::twice(scale) + length; }
};

static double area(const Shape *s, double scale) { return s->area(scale); }
static double sum(const Shape *a, const Shape *b, double scale) { return a->twice(scale) + b->twice(scale) * 0 + b->area(scale); }

int main(int argc, char **)
{
    Square s(argc + 1.0), ds(0);
    Line l(argc + 0.0), dl(0);
    double d;
    d = __enzyme_autodiff(area, enzyme_dup, &s, &ds, enzyme_out, 1.5);
    std::printf("%.6f %.6f\n", ds.side, d);
    ds.side = 0;
    d = __enzyme_autodiff(sum, enzyme_dup, &s, &ds, enzyme_dup, &l, &dl, enzyme_const, 1.5);
    std::printf("%.6f %.6f\n", ds.side, dl.length + 1.75);
    const Shape *shapes[2] = {&s, &l};
    double total = 0;
    for (int i = 0; i < 2; i++)
        total += __enzyme_autodiff(area, enzyme_const, shapes[i], enzyme_out, 5.0);
    std::printf("%.6f\n", total);
}
