/* std::list and std::deque: made inside, walked in both directions.
 *
 * EXPECT: 14.000000
 * EXPECT: 30.000000
 */
#include <cstdio>
#include <deque>
#include <list>

template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

static double listed(double x)
{
    std::list<double> l;
    for (int i = 1; i <= 3; i++)
        l.push_back(i * x);
    l.push_front(x * x);
    double sum = 0, factor = 1;
    for (double each : l)
        sum += factor++ * each;
    return sum - 8 * l.back() / 2 + l.size();
}

static double queued(double x)
{
    std::deque<double> d;
    for (int i = 0; i < 5; i++)
        d.push_back(i * x);
    d.push_front(x * x * x);
    d.pop_back();
    double sum = 0;
    for (auto it = d.rbegin(); it != d.rend(); ++it)
        sum += 2 * *it;
    return sum - 2 * x + 2 * d[1];
}

int main()
{
    std::printf("%.6f\n", __enzyme_autodiff(listed, 3.0));
    std::printf("%.6f\n", __enzyme_autodiff(queued, 2.0) - 4);
}
