/* A class that owns memory: moved, copied, assigned, swapped, returned by value.
 *
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 10.000000 10.000000 11.000000
 */
#include <cstdio>
#include <utility>

extern int enzyme_dup, enzyme_const;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

class Buffer {
    double *data;
    int count;

public:
    Buffer(const double *from, int n) : data(new double[n]), count(n)
    {
        for (int i = 0; i < n; i++)
            data[i] = from[i];
    }
    Buffer(const Buffer &o) : Buffer(o.data, o.count) {}
    Buffer(Buffer &&o) noexcept : data(std::exchange(o.data, nullptr)), count(std::exchange(o.count, 0)) {}
    Buffer &operator=(Buffer o) noexcept
    {
        std::swap(data, o.data);
        std::swap(count, o.count);
        return *this;
    }
    ~Buffer() { delete[] data; }
    double &operator[](int i) { return data[i]; }
    int size() const { return count; }
};

static Buffer squared(Buffer b)
{
    for (int i = 0; i < b.size(); i++)
        b[i] *= b[i];
    return b;
}

static double sum_of_squares(const double *x, int n)
{
    Buffer b = squared(Buffer(x, n));
    Buffer c = std::move(b);
    double sum = b.size();
    for (int i = 0; i < c.size(); i++)
        sum += c[i];
    return sum;
}

static double assigned(const double *x, int n)
{
    Buffer a(x, n), b(a);
    b[2] = 1;
    a = b;
    b = std::move(a);
    return 10 * (b[0] + b[1] + b[2]) + 11 * x[2];
}

int main()
{
    double x[3] = {1, 2, 3}, d[3] = {}, e[3] = {};
    __enzyme_autodiff(sum_of_squares, enzyme_dup, x, d, enzyme_const, 3);
    __enzyme_autodiff(assigned, enzyme_dup, x, e, enzyme_const, 3);
    std::printf("%.6f %.6f %.6f\n%.6f %.6f %.6f\n", d[0], d[1], d[2], e[0], e[1], e[2]);
}
