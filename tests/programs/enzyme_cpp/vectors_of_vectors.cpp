/* std::vector of std::vector: matrices by rows, a triangle, rows that are made inside.
 *
 * EXPECT: 5.000000 7.000000 9.000000 | 5.000000 7.000000 9.000000
 * EXPECT: 1.000000 2.000000 2.000000 3.000000 3.000000 3.000000
 * EXPECT: 2.000000 6.000000
 */
#include <cstdio>
#include <vector>

extern int enzyme_dup, enzyme_const;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

static double total(const Matrix &a, const Vector &x)
{
    double sum = 0;
    for (const Vector &row : a)
        for (std::size_t j = 0; j < row.size(); j++)
            sum += row[j] * x[j];
    return sum;
}

static double weighted(const Matrix &a)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); i++)
        for (std::size_t j = 0; j < a[i].size(); j++)
            sum += double(i + 1) * a[i][j];
    return sum;
}

static double made(const Vector &x)
{
    Matrix rows(3, Vector(2));
    for (std::size_t i = 0; i < rows.size(); i++)
        for (std::size_t j = 0; j < 2; j++)
            rows[i][j] = x[j] * (i == 1 ? x[j] : 0);
    double sum = 0;
    for (const Vector &row : rows)
        sum += row[0] + row[1];
    return sum;
}

int main()
{
    Matrix a{{1, 2, 3}, {4, 5, 6}}, da{{0, 0, 0}, {0, 0, 0}};
    Vector x{5, 7, 9}, dx(3);
    __enzyme_autodiff(total, enzyme_dup, &a, &da, enzyme_const, &x);
    __enzyme_autodiff(total, enzyme_const, &a, enzyme_dup, &x, &dx);
    std::printf("%.6f %.6f %.6f | %.6f %.6f %.6f\n", da[0][0], da[0][1], da[1][2], dx[0], dx[1], dx[2]);
    Matrix t{{1}, {2, 3}, {4, 5, 6}}, dt{{0}, {0, 0}, {0, 0, 0}};
    __enzyme_autodiff(weighted, enzyme_dup, &t, &dt);
    std::printf("%.6f %.6f %.6f %.6f %.6f %.6f\n", dt[0][0], dt[1][0], dt[1][1], dt[2][0], dt[2][1], dt[2][2]);
    Vector y{1, 3}, dy(2);
    __enzyme_autodiff(made, enzyme_dup, &y, &dy);
    std::printf("%.6f %.6f\n", dy[0], dy[1]);
}
