#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <queue>
#include <vector>
#define NOINLINE __attribute__((noinline))

//! small_matrix_class
class Matrix {
    int r_, c_; double *a_;
public:
    Matrix(int r, int c) : r_(r), c_(c), a_(new double[r * c]()) {}
    Matrix(const Matrix &o) : r_(o.r_), c_(o.c_), a_(new double[o.r_ * o.c_]) { std::copy(o.a_, o.a_ + r_ * c_, a_); }
    Matrix(Matrix &&o) noexcept : r_(o.r_), c_(o.c_), a_(o.a_) { o.a_ = nullptr; }
    Matrix &operator=(Matrix o) { std::swap(r_, o.r_); std::swap(c_, o.c_); std::swap(a_, o.a_); return *this; }
    ~Matrix() { delete[] a_; }
    double &operator()(int i, int j) { return a_[i * c_ + j]; }
    double operator()(int i, int j) const { return a_[i * c_ + j]; }
    NOINLINE friend Matrix operator*(const Matrix &p, const Matrix &q) { Matrix m(p.r_, q.c_); for (int i = 0; i < p.r_; i++) for (int j = 0; j < q.c_; j++) for (int k = 0; k < p.c_; k++) m(i, j) += p(i, k) * q(k, j); return m; }
    NOINLINE friend Matrix operator+(Matrix p, const Matrix &q) { for (int i = 0; i < p.r_ * p.c_; i++) p.a_[i] += q.a_[i]; return p; }
};
extern "C" double f(const double *x, int n) {
    Matrix a(3, 3), b(3, 3);
    for (int i = 0; i < 9; i++) { a(i / 3, i % 3) = x[i % n]; b(i % 3, i / 3) = 0.2 * x[(i + 3) % n]; }
    Matrix c = a * b + a; c = c * c; b = c + b * c;
    return b(0, 1) * b(2, 2) + c(1, 0);
}

//! reverse_tape_of_its_own
struct Tape { struct Op { int a, b; double da, db; }; std::vector<Op> ops; NOINLINE int push(int a, double da, int b, double db) { ops.push_back({a, b, da, db}); return int(ops.size()) - 1; } };
struct Var { Tape *t; int at; double v; };
static Var operator*(Var a, Var b) { return {a.t, a.t->push(a.at, b.v, b.at, a.v), a.v * b.v}; }
static Var operator+(Var a, Var b) { return {a.t, a.t->push(a.at, 1, b.at, 1), a.v + b.v}; }
extern "C" double f(const double *x, int n) {
    Tape t; std::vector<Var> v; double s = 0;
    for (int i = 0; i < n; i++) v.push_back({&t, t.push(-1, 0, -1, 0), x[i]});
    Var y = v[0]; for (int i = 1; i < n; i++) y = y * v[i] + v[i - 1];
    std::vector<double> g(t.ops.size()); g.back() = 1;
    for (int i = int(g.size()) - 1; i >= 0; i--) { auto &o = t.ops[i]; if (o.a >= 0) g[o.a] += g[i] * o.da; if (o.b >= 0) g[o.b] += g[i] * o.db; }
    for (int i = 0; i < n; i++) s += g[v[i].at] * (i + 1);
    return s + y.v;
}

//! object_pool
struct Particle { double p[2], v[2]; int age; bool alive; };
class Pool { std::vector<Particle> all; std::vector<int> spare; public:
    NOINLINE int make(double a, double b) { int i; if (spare.empty()) { i = int(all.size()); all.emplace_back(); } else { i = spare.back(); spare.pop_back(); } all[i] = {{a, b}, {b, a}, 0, true}; return i; }
    NOINLINE void kill(int i) { all[i].alive = false; spare.push_back(i); }
    NOINLINE void step(double h) { for (auto &q : all) if (q.alive) { for (int k = 0; k < 2; k++) q.p[k] += h * q.v[k]; q.age++; } }
    NOINLINE double sum() const { double s = 0; for (auto &q : all) if (q.alive) s += q.p[0] * q.p[1] * q.age; return s; } };
extern "C" double f(const double *x, int n) { Pool p; for (int i = 0; i < n; i++) { int k = p.make(x[i], 0.5 * x[(i + 1) % n]); p.step(0.1 * x[i]); if (i % 3 == 2) p.kill(k - 1); } return p.sum(); }

//! solver_with_work_vectors
class Solver { std::vector<double> r, p, q, *in, *out; int steps = 0; public:
    explicit Solver(int n) : r(n), p(n), q(n), in(&p), out(&q) {}
    NOINLINE void start(const double *x) { std::copy(x, x + p.size(), in->begin()); }
    NOINLINE void step() { auto &a = *in, &b = *out; size_t n = a.size(); for (size_t i = 0; i < n; i++) b[i] = a[i] + 0.1 * (a[(i + 1) % n] * a[i] - r[i]); for (size_t i = 0; i < n; i++) r[i] = 0.5 * a[i]; std::swap(in, out); steps++; }
    NOINLINE double norm() const { double s = 0; for (double d : *in) s += d * d; return s / steps; } };
extern "C" double f(const double *x, int n) { Solver s(n); s.start(x); for (int t = 0; t < 5; t++) s.step(); return s.norm(); }

//! binary_heap_of_pairs
extern "C" double f(const double *x, int n) {
    std::vector<std::pair<double, int>> h; double s = 0, w = 1;
    for (int i = 0; i < n; i++) { h.emplace_back(x[i], i); std::push_heap(h.begin(), h.end()); }
    while (!h.empty()) { std::pop_heap(h.begin(), h.end()); auto [d, i] = h.back(); h.pop_back(); s += d * d * w * (i + 1); w *= 0.8; }
    return s;
}

//! spline_with_insertions
struct Knot { double t, y; int uses; };
class Curve { std::vector<Knot> k; public:
    NOINLINE void add(double t, double y) { auto at = std::lower_bound(k.begin(), k.end(), t, [](const Knot &a, double b) { return a.t < b; }); k.insert(at, {t, y, 0}); }
    NOINLINE double at(double t) { auto i = std::upper_bound(k.begin(), k.end(), t, [](double a, const Knot &b) { return a < b.t; }); if (i == k.begin()) return i->y; if (i == k.end()) return k.back().y; auto j = i - 1; j->uses++; double u = (t - j->t) / (i->t - j->t); return j->y + u * u * (3 - 2 * u) * (i->y - j->y); } };
extern "C" double f(const double *x, int n) { Curve c; double s = 0; for (int i = 0; i < n; i++) c.add(x[i], x[i] * x[(i + 2) % n]); for (int i = 0; i < 6; i++) s += c.at(0.33 * i + 0.35) * (i + 1); return s; }

//! string_of_bytes either
extern "C" double f(const double *x, int n) {
    std::vector<char> b; double s = 0;
    for (int i = 0; i < n; i++) { double d = x[i] * x[i]; const char *p = reinterpret_cast<const char *>(&d); b.insert(b.end(), p, p + sizeof d); }
    for (int i = 0; i < n; i++) { double d; std::copy(b.begin() + 8 * i, b.begin() + 8 * i + 8, reinterpret_cast<char *>(&d)); s += d * (i + 1); }
    return s;
}

//! expression_templates
template <class L, class R> struct Sum { const L &l; const R &r; double operator[](int i) const { return l[i] + r[i]; } };
template <class L, class R> struct Prod { const L &l; const R &r; double operator[](int i) const { return l[i] * r[i]; } };
struct Vec { std::vector<double> d; explicit Vec(int n) : d(n) {} double operator[](int i) const { return d[i]; } template <class E> NOINLINE Vec &operator=(const E &e) { for (size_t i = 0; i < d.size(); i++) d[i] = e[int(i)]; return *this; } };
template <class L, class R> Sum<L, R> operator+(const L &l, const R &r) { return {l, r}; }
template <class L, class R> Prod<L, R> operator*(const L &l, const R &r) { return {l, r}; }
extern "C" double f(const double *x, int n) { Vec a(n), b(n), c(n); for (int i = 0; i < n; i++) { a.d[i] = x[i]; b.d[i] = x[n - 1 - i]; } c = a * b + a; a = c * c + b; double s = 0; for (double d : a.d) s = s * 0.9 + d; return s; }

//! state_machine_of_objects
struct State { virtual double step(double u) = 0; virtual std::unique_ptr<State> next() = 0; virtual ~State() = default; };
struct Heat : State { double t; explicit Heat(double t) : t(t) {} double step(double u) override { t += u * (3 - t); return t; } std::unique_ptr<State> next() override; };
struct Cool : State { double t; int n = 0; explicit Cool(double t) : t(t) {} double step(double u) override { t -= u * t * t * 0.2; n++; return t * n; } std::unique_ptr<State> next() override { return std::make_unique<Heat>(t); } };
std::unique_ptr<State> Heat::next() { return std::make_unique<Cool>(t); }
extern "C" double f(const double *x, int n) { std::unique_ptr<State> s = std::make_unique<Heat>(x[0]); double sum = 0; for (int i = 1; i < n; i++) { sum += s->step(0.3 * x[i]) * i; if (i % 2 == 0) s = s->next(); } return sum; }

//! small_vector_moves
template <int N> struct Small { int n = 0; alignas(8) unsigned char raw[N * sizeof(double)]; double *at(int i) { return reinterpret_cast<double *>(raw) + i; } void push(double d) { new (at(n++)) double(d); } void erase(int i) { std::move(at(i) + 1, at(n), at(i)); n--; } };
NOINLINE static Small<12> filled(const double *x, int n) { Small<12> s; for (int i = 0; i < n; i++) s.push(x[i] * x[i]); return s; }
extern "C" double f(const double *x, int n) { auto a = filled(x, n), b = a; a.erase(0); a.erase(3); double s = 0; for (int i = 0; i < a.n; i++) s = s * 0.9 + *a.at(i) * *b.at(i + 1); return s; }

//! functor_with_buffer
struct Filter { double z[4] = {}; int at = 0; NOINLINE double operator()(double d) { z[at] = d; at = (at + 1) & 3; return 0.4 * z[(at + 3) & 3] + 0.3 * z[(at + 2) & 3] + 0.2 * z[(at + 1) & 3] + 0.1 * z[at]; } };
extern "C" double f(const double *x, int n) { Filter g, h; std::vector<double> y(n); std::transform(x, x + n, y.begin(), [&](double d) { return h(g(d * d) * d); }); double s = 0; for (int i = 0; i < n; i++) s += y[i] * y[i] * (i + 1); return s; }

//! arena_allocator
struct Arena { std::unique_ptr<std::byte[]> mem{new std::byte[4096]}; size_t used = 0; NOINLINE void *take(size_t n, size_t a) { used = (used + a - 1) / a * a; void *p = mem.get() + used; used += n; return p; } };
template <class T> struct Alloc { using value_type = T; Arena *a; explicit Alloc(Arena *a) : a(a) {} template <class U> Alloc(const Alloc<U> &o) : a(o.a) {} T *allocate(size_t n) { return static_cast<T *>(a->take(n * sizeof(T), alignof(T))); } void deallocate(T *, size_t) {} bool operator==(const Alloc &o) const { return a == o.a; } bool operator!=(const Alloc &o) const { return a != o.a; } };
extern "C" double f(const double *x, int n) { Arena a; std::vector<double, Alloc<double>> v{Alloc<double>(&a)}; std::vector<int, Alloc<int>> k{Alloc<int>(&a)}; for (int i = 0; i < n; i++) { v.push_back(x[i] * x[i]); k.push_back(n - 1 - i); } double s = 0; for (int i = 0; i < n; i++) s += v[k[i]] * v[i] * (i + 1); return s; }

//! pairs_of_int_and_struct_sorted
#include <algorithm>
#include <utility>
#include <vector>
struct Item { double w, v; };
extern "C" double f(const double *x, int n) {
    std::vector<std::pair<int, Item>> items;
    for (int i = 0; i < n; i++) items.push_back({i * 7 % 5, Item{x[i], x[i] * x[i]}});
    std::sort(items.begin(), items.end(), [](const auto &a, const auto &b) { return a.first != b.first ? a.first < b.first : a.second.w < b.second.w; });
    double s = 0, k = 1;
    for (const auto &[key, it] : items) { s += k * it.w * it.v + key; k *= 0.9; }
    return s;
}

//! map_of_series_copied
#include <map>
#include <string>
#include <vector>
struct Series { std::vector<double> y; double scale = 1; };
extern "C" double f(const double *x, int n) {
    std::map<std::string, Series> data;
    for (int i = 0; i < n; i++) {
        Series &s = data[i % 2 ? "odd" : "even"];
        s.y.push_back(x[i] * x[i]); s.scale += x[i];
    }
    auto copy = data;
    double total = 0;
    for (auto &[name, s] : copy) { double t = 0; for (double v : s.y) t += v; total += t * s.scale * name.size(); }
    return total;
}

//! tree_with_weak_parents
#include <memory>
#include <vector>
struct Node { double value = 0; std::vector<std::shared_ptr<Node>> kids; std::weak_ptr<Node> parent; };
static double total(const std::shared_ptr<Node> &n) {
    double s = n->value * n->value;
    if (auto p = n->parent.lock()) s += p->value * n->value;
    for (auto &k : n->kids) s += total(k);
    return s;
}
extern "C" double f(const double *x, int n) {
    auto root = std::make_shared<Node>(); root->value = x[0];
    for (int i = 1; i < n; i++) { auto k = std::make_shared<Node>(); k->value = x[i]; k->parent = root; root->kids.push_back(k); }
    return total(root);
}

//! expressions_parsed_and_evaluated
#include <cctype>
#include <map>
#include <memory>
#include <string>
#include <string_view>
struct Expr { virtual ~Expr() = default; virtual double eval(const std::map<char, double> &env) const = 0; };
using P = std::unique_ptr<Expr>;
struct Num : Expr { double v; Num(double v) : v(v) {} double eval(const std::map<char, double> &) const override { return v; } };
struct Var : Expr { char c; Var(char c) : c(c) {} double eval(const std::map<char, double> &e) const override { auto i = e.find(c); return i == e.end() ? 0 : i->second; } };
struct Bin : Expr { char op; P l, r; Bin(char o, P a, P b) : op(o), l(std::move(a)), r(std::move(b)) {} double eval(const std::map<char, double> &e) const override { double a = l->eval(e), b = r->eval(e); switch (op) { case '+': return a + b; case '-': return a - b; case '*': return a * b; default: return a / b; } } };
class Parser { std::string_view s; size_t p = 0; P sum() { P a = prod(); while (p < s.size() && (s[p] == '+' || s[p] == '-')) { char o = s[p++]; a = std::make_unique<Bin>(o, std::move(a), prod()); } return a; } P prod() { P a = atom(); while (p < s.size() && (s[p] == '*' || s[p] == '/')) { char o = s[p++]; a = std::make_unique<Bin>(o, std::move(a), atom()); } return a; } P atom() { if (s[p] == '(') { p++; P a = sum(); p++; return a; } if (std::isalpha(s[p])) return std::make_unique<Var>(s[p++]); double v = 0; while (p < s.size() && std::isdigit(s[p])) v = v * 10 + (s[p++] - '0'); return std::make_unique<Num>(v); } public: explicit Parser(std::string_view t) : s(t) {} P parse() { return sum(); } };
extern "C" double f(const double *x, int n) { P e = Parser("a*(b+2*c)/(d+3)-e*e*a+f*2").parse(); std::map<char, double> env; for (int i = 0; i < n; i++) env['a' + i] = x[i]; return e->eval(env); }

//! nearest_in_a_kd_tree
#include <algorithm>
#include <memory>
#include <vector>
struct Pt { double x, y; int id; };
struct Kd { Pt p; std::unique_ptr<Kd> l, r; };
static std::unique_ptr<Kd> build(std::vector<Pt> &v, int a, int b, int d) { if (a >= b) return nullptr; int m = (a + b) / 2; std::nth_element(v.begin() + a, v.begin() + m, v.begin() + b, [d](const Pt &p, const Pt &q) { return d % 2 ? p.y < q.y : p.x < q.x; }); auto k = std::make_unique<Kd>(); k->p = v[m]; k->l = build(v, a, m, d + 1); k->r = build(v, m + 1, b, d + 1); return k; }
static void nearest(const Kd *k, double x, double y, int d, double &best, const Pt *&who) { if (!k) return; double e = (k->p.x - x) * (k->p.x - x) + (k->p.y - y) * (k->p.y - y); if (e < best) { best = e; who = &k->p; } double t = d % 2 ? y - k->p.y : x - k->p.x; nearest(t < 0 ? k->l.get() : k->r.get(), x, y, d + 1, best, who); if (t * t < best) nearest(t < 0 ? k->r.get() : k->l.get(), x, y, d + 1, best, who); }
extern "C" double f(const double *x, int n) { std::vector<Pt> v; for (int i = 0; i < n; i++) v.push_back({x[i] * (i % 3 + 1), x[(i + 2) % n] * 2, i}); auto t = build(v, 0, v.size(), 0); double s = 0; for (int q = 0; q < 4; q++) { double b = 1e9; const Pt *w = nullptr; nearest(t.get(), 0.7 * q + 0.1, 1.5 - 0.2 * q, 0, b, w); s += b + w->x * w->id; } return s; }

//! queue_of_pairs
using Item = std::pair<double, std::pair<int, int>>;
extern "C" double f(const double *x, int n) {
    std::priority_queue<Item, std::vector<Item>, std::greater<Item>> q;
    double total = 0;
    for (int i = 0; i < n; i++) q.push({x[i], {0, i}});
    while (!q.empty()) {
        auto [w, ab] = q.top();
        q.pop();
        total += w * ab.second;
        if (ab.first < 2) q.push({w * w, {ab.first + 1, ab.second}});
    }
    return total;
}

//! trace_object_beside_functions
class Trace {
    const char *name_;
    bool on_;
public:
    NOINLINE Trace(const char *name, bool on) : name_(name), on_(on) { if (on_) std::cerr << "enter " << name_ << '\n'; }
    NOINLINE ~Trace() { if (on_) std::cerr << "leave " << name_ << std::endl; }
    void value(const char *what, double v) const { if (on_) std::cerr << std::setprecision(12) << what << " = " << v << '\n'; }
};
using Fn = std::function<std::vector<double>(const std::vector<double> &)>;
static std::vector<double> relax(const Fn &f, std::vector<double> x, int steps) {
    Trace t("relax", steps < 0);
    for (int it = 0; it < steps; it++) {
        auto r = f(x);
        for (std::size_t i = 0; i < x.size(); i++) { x[i] -= 0.1 * r[i]; t.value("x", x[i]); }
    }
    return x;
}
extern "C" double f(const double *x, int n) {
    Fn g = [x](const std::vector<double> &u) -> std::vector<double> { return {u[0] * u[0] + x[0] * u[1], u[1] * u[1] * u[1] - 1.5 * x[1]}; };
    Trace t("f", n < 0);
    auto u = relax(g, {1, 1}, 3);
    return u[0] + 2 * u[1] * x[2];
}

//! indices_sorted_in_a_recursion
static double build(const double *data, std::vector<int> idx) {
    if (idx.size() < 2) return data[idx[0]];
    std::sort(idx.begin(), idx.end(), [&](int a, int b) { return data[a] < data[b]; });
    std::vector<int> l(idx.begin(), idx.begin() + idx.size() / 2), r(idx.begin() + idx.size() / 2, idx.end());
    return build(data, l) + 2 * build(data, r);
}
extern "C" double f(const double *x, int n) {
    std::vector<int> all(n);
    for (int i = 0; i < n; i++) all[i] = i;
    return build(x, all) * x[0];
}

//! random_numbers_of_an_object
#include <random>
class Filter {
    double scale;
    std::mt19937 random;
    std::vector<double> weights;
public:
    Filter(double s, std::size_t n) : scale(s), random(7), weights(n, 1.0) {}
    double uniform() { return std::uniform_real_distribution<double>(0.0, 1.0)(random); }
    void observe() { for (auto &w : weights) w += scale * uniform() * w; }
    void resample() {
        std::vector<double> fresh;
        for (std::size_t i = 0; i < weights.size(); i++) fresh.push_back(weights[i / 2]);
        weights = std::move(fresh);
    }
    double sum() const { double s = 0; for (double w : weights) s += w * w; return s; }
};
extern "C" double f(const double *x, int n) {
    Filter filter(x[0], 5);
    for (int i = 0; i < 3; i++) { filter.observe(); filter.resample(); }
    return filter.sum() * x[1];
}
