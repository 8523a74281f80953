#define NOINLINE __attribute__((noinline))
struct item { int k; double d; };

//! integers_and_floats_rotated tol=1e-3
#include <vector>
#include <algorithm>
struct small { int k; float v; };
extern "C" double f(const double *x, int n) {
    std::vector<small> v;
    for (int i = 0; i < n; i++) v.push_back({i, float(x[i])});
    std::rotate(v.begin(), v.begin() + 2, v.end());
    double s = 0; for (auto &t : v) s = s * 0.9 + double(t.v) * (t.k + 1);
    return s;
}

//! erased_from_trees
#include <map>
extern "C" double f(const double *x, int n) {
    std::map<int, double> m; std::multimap<double, double> q; double s = 0;
    for (int i = 0; i < 3 * n; i++) m[i * 7 % 23] += x[i % n] * x[(i + 1) % n];
    for (int i = 0; i < 9; i++) m.erase(i * 5 % 23);
    for (int i = 0; i < n; i++) q.emplace(x[i], x[i] * x[i]);
    q.erase(q.begin());
    for (auto &p : m) s = s * 0.9 + p.second * (p.first + 1);
    for (auto &p : q) s = s * 0.9 + p.second * p.first;
    return s;
}

//! pointers_moved_as_integers either
#include <cstring>
struct leads { double d; double *p; };
struct plain { double d; long k; };
NOINLINE static void shift(plain *a, plain *c, long by, long n) {
    plain *q = n > 3 ? a : c;
    std::memmove(q, (char *)q + by, n * sizeof *a);
    if (a->k == 5) a->d = 0;
}
extern "C" double f(const double *x, int n) {
    leads b[5]; double t[5], s = 0;
    for (int i = 0; i < 5; i++) { t[i] = x[i] * x[i]; b[i] = {x[i], &t[i]}; }
    shift((plain *)b, (plain *)b + 1, sizeof *b, 4);
    for (int i = 0; i < 5; i++) s += (i + 1) * b[i].d * *b[i].p * *b[i].p;
    return s;
}

//! numbers_moved_as_integers either
#include <cstring>
struct left { double d; long k; };
struct right { long k; double d; };
NOINLINE static void shift(left *a, left *c, long by, long n) {
    left *q = n > 3 ? a : c;
    std::memmove(q, (char *)q + by, n * sizeof *a);
    if (a->k == 5) a->d = 0;
}
extern "C" double f(const double *x, int n) {
    right b[5]; double s = 0;
    for (int i = 0; i < 5; i++) b[i] = {i, x[i] * x[i]};
    shift((left *)b, (left *)b + 1, sizeof *b, 4);
    for (int i = 0; i < 5; i++) s += (i + 1) * b[i].d * b[i].k;
    return s;
}

//! variants_from_a_queue_to_a_list either
#include <variant>
#include <deque>
#include <list>
#include <queue>
#include <stack>
#include <vector>
#include <map>
#include <cstdint>
using V = std::variant<int64_t, double>;
extern "C" double f(const double *x, int n) {
    double s = 0; std::deque<V> q; std::list<V> l; for (int i = 0; i < n; i++) q.push_back(x[i] * x[i]); for (auto &v : q) l.push_back(v); int k = 1; for (auto &v : l) s += std::get<1>(v) * k++;
    return s;
}

//! stack_of_variants either
#include <variant>
#include <cstdint>
using V = std::variant<int64_t, double>;
struct St { V *sp; __attribute__((noinline)) St(V *m) : sp(m) {} __attribute__((noinline)) void push(V v) { *sp++ = v; } __attribute__((noinline)) V pop() { return *--sp; } __attribute__((noinline)) void over() { push(sp[-2]); } };
extern "C" double f(const double *x, int n) {
    V m[64]; St t(m); double s = 0;
    for (int i = 0; i < n; i++) { t.push(x[i] * x[i]); t.push(int64_t(i + 1)); t.over(); double d = std::get<1>(t.pop()); int64_t k = std::get<0>(t.pop()); t.pop(); s += d * k; }
    return s;
}

//! queue_of_variants_by_value either
#include <variant>
#include <deque>
#include <cstdint>
using V = std::variant<int64_t, double>;
struct Q { std::deque<V> d; __attribute__((noinline)) void push(V v) { d.push_back(v); } __attribute__((noinline)) V pop() { V v = d.front(); d.pop_front(); return v; } };
extern "C" double f(const double *x, int n) {
    Q q; double s = 0;
    for (int i = 0; i < n; i++) { q.push(x[i] * x[i]); q.push(int64_t(i + 1)); }
    for (int i = 0; i < n; i++) { V a = q.pop(), k = q.pop(); s += std::get<1>(a) * std::get<0>(k); }
    return s;
}

//! queue_of_tagged_unions either
#include <deque>
#include <cstdint>
struct V { int t; union { double d; int64_t i; }; };
struct Q { std::deque<V> d; __attribute__((noinline)) void push(V v) { d.push_back(v); } __attribute__((noinline)) V pop() { V v = d.front(); d.pop_front(); return v; } };
extern "C" double f(const double *x, int n) {
    Q q; double s = 0;
    for (int i = 0; i < n; i++) { V v; v.t = 1; v.d = x[i] * x[i]; q.push(v); v.t = 0; v.i = i + 1; q.push(v); }
    for (int i = 0; i < n; i++) { V a = q.pop(), k = q.pop(); s += a.d * k.i; }
    return s;
}

//! bits_of_a_bitset refused
#include <bitset>
#include <cstdint>
#include <cstring>
static double rev(double x) { uint64_t u; std::memcpy(&u, &x, 8); std::bitset<64> a(u), b; for (int i = 0; i < 64; i++) b[i] = a[i]; u = b.to_ullong(); std::memcpy(&x, &u, 8); return x; }
extern "C" double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += rev(x[i]) * x[i]; return s; }
