/* Placement new in a buffer of bytes, aligned new and delete, arrays of objects with constructors.
 *
 * EXPECT: 12.000000
 * EXPECT: 6.000000
 * EXPECT: 2.000000 4.000000 6.000000
 */
#include <cstdio>
#include <new>

extern int enzyme_dup, enzyme_const;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

struct Cube {
    double value;
    explicit Cube(double x) : value(x * x * x) {}
    ~Cube() { value = 0; }
};

static double placed(double x)
{
    alignas(Cube) unsigned char room[sizeof(Cube)];
    Cube *c = new (room) Cube(x);
    double result = c->value;
    c->~Cube();
    return result;
}

struct alignas(64) Line {
    double x[8];
};

static double aligned(double x)
{
    Line *line = new Line{};
    line->x[3] = x * x;
    double result = line->x[3] * (reinterpret_cast<std::size_t>(line) % 64 == 0 ? 1 : 1000);
    delete line;
    return result;
}

struct Square {
    double value = 0;
    void set(double x) { value = x * x; }
};

static double several(const double *x, int n)
{
    Square *all = new Square[n];
    double sum = 0;
    for (int i = 0; i < n; i++) {
        all[i].set(x[i]);
        sum += all[i].value;
    }
    delete[] all;
    return sum;
}

int main()
{
    std::printf("%.6f\n", __enzyme_autodiff(placed, 2.0));
    std::printf("%.6f\n", __enzyme_autodiff(aligned, 3.0));
    double x[3] = {1, 2, 3}, dx[3] = {};
    __enzyme_autodiff(several, enzyme_dup, x, dx, enzyme_const, 3);
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
}
