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
