/* An exception that is caught inside of the differentiated function: its way cannot be followed back.
 *
 * EXPECT: 3.000000
 */
#include <cstdio>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

[[gnu::noinline]] static double check(double x)
{
    if (x > 1)
        throw x * 3;
    return x;
}

static double caught(double x)
{
    try {
        return check(x);
    } catch (double larger) {
        return larger;
    }
}

int main() { std::printf("%.6f\n", __enzyme_autodiff(caught, 2.0)); }
