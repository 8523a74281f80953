//! map_of_indices
#include <map>
static __attribute__((noinline)) double run(const std::map<int, int> &m, const double *x) { double s = 0; int w = 1; for (auto &[k, i] : m) s += x[i] * x[i] * w++ + k * x[i]; return s; }
extern "C" double f(const double *x, int n) { std::map<int, int> m; for (int i = 0; i < n; i++) m[(i * 7) % 11] = i; return run(m, x); }

//! vector_of_vectors_of_indices
#include <vector>
static __attribute__((noinline)) double run(const std::vector<std::vector<int>> &g, const double *x) { double s = 0; for (auto &row : g) for (int i : row) s += x[i] * x[i] * (1 + row.size()); return s; }
extern "C" double f(const double *x, int n) { double s; { std::vector<std::vector<int>> g(n); for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) g[j].push_back((i + j) % n); s = run(g, x); } return s * x[0]; }

//! shared_pointers_to_indices either
#include <memory>
struct Node { int at; std::shared_ptr<Node> next; };
static __attribute__((noinline)) double run(const Node *p, const double *x) { double s = 0; for (; p; p = p->next.get()) s += x[p->at] * x[p->at] * (p->at + 1); return s; }
extern "C" double f(const double *x, int n) { std::shared_ptr<Node> first; for (int i = 0; i < n; i++) { auto p = std::make_shared<Node>(); p->at = i; p->next = first; first = p; } return run(first.get(), x); }

//! set_of_indices
#include <set>
static __attribute__((noinline)) double run(const std::set<int> &m, const double *x) { double s = 0; int w = 1; for (int i : m) s += x[i] * x[i] * w++; return s; }
extern "C" double f(const double *x, int n) { std::set<int> m; for (int i = 0; i < n; i++) m.insert((i * 5) % n); return run(m, x); }

//! class_with_indices
struct Order { int n, *at; explicit Order(int n) : n(n), at(new int[n]) { for (int i = 0; i < n; i++) at[i] = n - 1 - i; } __attribute__((noinline)) ~Order() { for (int i = 0; i < n; i++) at[i] = 0; delete[] at; } };
static __attribute__((noinline)) double run(const Order &o, const double *x) { double s = 0; for (int i = 0; i < o.n; i++) s += x[o.at[i]] * x[o.at[i]] * (i + 1); return s; }
extern "C" double f(const double *x, int n) { double s; { Order o(n); s = run(o, x); } return s; }

//! cache_of_the_last_used
#include <list>
#include <vector>
#include <algorithm>
#include <numeric>
struct LRU { struct Entry { int key; std::vector<double> v; }; std::list<Entry> l; size_t cap; explicit LRU(size_t c) : cap(c) {} template <class F> const std::vector<double> &get(int k, F make) { auto it = std::find_if(l.begin(), l.end(), [&](auto &e) { return e.key == k; }); if (it != l.end()) { l.splice(l.begin(), l, it); return l.front().v; } if (l.size() == cap) l.pop_back(); l.push_front({k, make(k)}); return l.front().v; } };
extern "C" double f(const double *x, int n) {
    LRU c(2); double s = 0; int order[] = {0, 1, 0, 2, 1, 0, 3, 3, 1};
    for (int k : order) { auto &v = c.get(k, [&](int q) { std::vector<double> r(n); for (int i = 0; i < n; i++) r[i] = x[i] * (q + 1) + x[(i + q) % n] * x[i]; return r; }); s += std::inner_product(v.begin(), v.end(), v.rbegin(), 0.0) * 0.1 * (k + 1); }
    return s;
}

//! octree
#include <vector>
#include <memory>
#include <algorithm>
struct Body { double m, p[3], v[3]; };
struct Tree { double c[3], h, m = 0, com[3] = {0, 0, 0}; int body = -1; std::unique_ptr<Tree> kid[8]; };
static void ins(Tree &t, const std::vector<Body> &b, int i, int depth) { const Body &q = b[i]; if (t.m == 0 && !t.kid[0] && t.body < 0) { t.body = i; t.m = q.m; for (int d = 0; d < 3; d++) t.com[d] = q.p[d]; return; } auto down = [&](int k) { int o = 0; for (int d = 0; d < 3; d++) if (b[k].p[d] > t.c[d]) o |= 1 << d; if (!t.kid[o]) { t.kid[o] = std::make_unique<Tree>(); t.kid[o]->h = t.h / 2; for (int d = 0; d < 3; d++) t.kid[o]->c[d] = t.c[d] + ((o >> d & 1) ? t.h / 2 : -t.h / 2); } if (depth < 20) ins(*t.kid[o], b, k, depth + 1); }; if (t.body >= 0) { int k = t.body; t.body = -2; down(k); } down(i); double M = t.m + q.m; for (int d = 0; d < 3; d++) t.com[d] = (t.com[d] * t.m + q.p[d] * q.m) / M; t.m = M; }
static double pot(const Tree &t, const Body &q, int i) { if (t.m == 0 || t.body == i) return 0; double r2 = 1e-3; for (int d = 0; d < 3; d++) r2 += (t.com[d] - q.p[d]) * (t.com[d] - q.p[d]); if (t.body >= 0 || t.h * t.h < 0.25 * r2) return t.m / r2; double s = 0; for (auto &k : t.kid) if (k) s += pot(*k, q, i); return s; }
extern "C" double f(const double *x, int n) {
    std::vector<Body> b(n);
    for (int i = 0; i < n; i++) { b[i].m = x[i]; for (int d = 0; d < 3; d++) { b[i].p[d] = ((i * (d + 3) * 7) % 11) / 11.0 - 0.5 + 0.01 * x[i]; b[i].v[d] = 0; } } Tree root; root.h = 1;
    for (double &c : root.c) c = 0;
    for (int i = 0; i < n; i++) ins(root, b, i, 0); double s = 0;
    for (int i = 0; i < n; i++) s += b[i].m * pot(root, b[i], i);
    return s;
}

//! tape_of_adjoints
#include <vector>
#include <functional>
#include <memory>
#include <cmath>
struct Var; struct Node { double val, adj = 0; std::vector<std::pair<int, double>> in; };
struct Graph { std::vector<Node> n; int leaf(double v) { n.push_back({v}); return n.size() - 1; } int mul(int a, int b) { n.push_back({n[a].val * n[b].val}); n.back().in = {{a, n[b].val}, {b, n[a].val}}; return n.size() - 1; } int add(int a, int b) { n.push_back({n[a].val + n[b].val}); n.back().in = {{a, 1}, {b, 1}}; return n.size() - 1; } int sn(int a) { n.push_back({std::sin(n[a].val)}); n.back().in.emplace_back(a, std::cos(n[a].val)); return n.size() - 1; } void back(int r) { n[r].adj = 1; for (int i = r; i >= 0; i--) for (auto &[k, w] : n[i].in) n[k].adj += w * n[i].adj; } };
extern "C" double f(const double *x, int n) {
    Graph g;
    std::vector<int> v;
    for (int i = 0; i < n; i++) v.push_back(g.leaf(x[i])); int r = v[0];
    for (int i = 1; i < n; i++) r = i % 2 ? g.mul(r, v[i]) : g.add(g.sn(r), v[i]); g.back(r); double s = g.n[r].val;
    for (int i = 0; i < n; i++) s += g.n[v[i]].adj * g.n[v[i]].adj;
    return s;
}

//! shortest_paths
#include <map>
#include <set>
#include <unordered_map>
#include <vector>
#include <algorithm>
#include <queue>
extern "C" double f(const double *x, int n) {
    std::map<int, std::set<int>> g;
    for (int i = 0; i < n; i++) { g[i].insert((i + 1) % n); g[i].insert((i * 2 + 1) % n); }
    std::vector<double> d(n, 1e9);
    std::vector<int> prev(n, -1); using P = std::pair<double, int>;
    std::priority_queue<P, std::vector<P>, std::greater<P>> q; d[0] = 0; q.push({0, 0});
    std::unordered_map<int, int> cnt;
    while (!q.empty()) { auto [dist, u] = q.top(); q.pop(); if (dist > d[u]) continue; cnt[u]++; for (int v : g[u]) { double w = x[u] * x[v] + 0.1; if (d[u] + w < d[v]) { d[v] = d[u] + w; prev[v] = u; q.push({d[v], v}); } } g.erase(u); } double s = 0;
    for (int i = 0; i < n; i++) s += d[i] * (i + 1) * cnt[i];
    for (int v = n - 1; v >= 0; v = prev[v]) s += x[v] * x[v];
    return s;
}

//! pool_of_indices
#include <memory>
#include <vector>
struct Pool { std::vector<std::unique_ptr<int[]>> blocks; int used = 0; int *take(int k) { if (blocks.empty() || used + k > 8) { blocks.push_back(std::make_unique<int[]>(8)); used = 0; } int *p = blocks.back().get() + used; used += k; return p; } void reset() { blocks.clear(); used = 0; } };
extern "C" double f(const double *x, int n) {
    Pool p; double s = 0;
    for (int r = 0; r < 3; r++) { std::vector<int *> rows; for (int i = 0; i < n; i++) { int k = i % 3 + 1; int *a = p.take(k); for (int j = 0; j < k; j++) a[j] = (i * 2 + j + r) % n; rows.push_back(a); } for (int i = 0; i < n; i++) for (int j = 0; j < i % 3 + 1; j++) s += x[rows[i][j]] * x[i] * (r + 1); p.reset(); }
    return s;
}

//! grids_that_replace_each_other
#include <memory>
#include <vector>
struct Grid { std::unique_ptr<int[]> idx; std::unique_ptr<double[]> v; int n; Grid(int n) : idx(new int[n]), v(new double[n]), n(n) { for (int i = 0; i < n; i++) idx[i] = n - 1 - i; } };
static Grid coarsen(const Grid &g) { Grid c((g.n + 1) / 2); for (int i = 0; i < c.n; i++) c.v[i] = g.v[g.idx[2 * i]] * 0.5 + g.v[g.idx[(2 * i + 1) % g.n]] * g.v[g.idx[2 * i]]; return c; }
extern "C" double f(const double *x, int n) {
    Grid g(n);
    for (int i = 0; i < n; i++) g.v[i] = x[i]; double s = 0;
    while (g.n > 1) { g = coarsen(g); for (int i = 0; i < g.n; i++) s += g.v[g.idx[i]] * (i + 1); }
    return s;
}

//! virtual_bases_and_members
#include <memory>
#include <vector>
struct A { virtual ~A() {} double a = 1; virtual double go(double x) { return a * x; } };
struct B : virtual A { double b = 2; double go(double x) override { return a * x * b; } };
struct C : virtual A { double c = 3; virtual double other(double x) { return c + x * a; } };
struct D : B, C { double d; explicit D(double v) : d(v) { a = v * 0.5; } double go(double x) override { return B::go(x) * d + c; } double other(double x) override { return C::other(x) * d; } };
extern "C" double f(const double *x, int n) {
    std::vector<std::unique_ptr<A>> v;
    for (int i = 0; i < n; i++) { if (i % 2) v.push_back(std::make_unique<D>(x[i])); else v.push_back(std::make_unique<B>()); } double s = 0; double (A::*pm)(double) = &A::go; double D::*mp = &D::d;
    for (auto &p : v) { s += (p.get()->*pm)(x[0]); if (auto *c = dynamic_cast<C *>(p.get())) s += c->other(x[1]); if (auto *d = dynamic_cast<D *>(p.get())) s += d->*mp * 3; }
    return s;
}
