#include <algorithm>
#include <any>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <complex>
#include <coroutine>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <exception>
#include <forward_list>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <memory_resource>
#include <mutex>
#include <new>
#include <numeric>
#include <optional>
#include <queue>
#include <random>
#include <ranges>
#include <set>
#include <shared_mutex>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <unordered_map>
#include <utility>
#include <valarray>
#include <variant>
#include <vector>

//! variant either
struct Num {
    double v;
};
struct Neg;
struct Bin;
using E = std::variant<Num, std::shared_ptr<Neg>, std::shared_ptr<Bin>, int>;
struct Neg {
    E e;
};
struct Bin {
    char o;
    E l, r;
};
template <class... T> struct ov : T... {
    using T::operator()...;
};
template <class... T> ov(T...) -> ov<T...>;
static double ev(const E &e) {
    return std::visit(ov{[](const Num &n) { return n.v; },
                         [](const std::shared_ptr<Neg> &p) { return -ev(p->e); },
                         [](const std::shared_ptr<Bin> &b) -> double {
                             double l = ev(b->l), r = ev(b->r);
                             switch (b->o) {
                             case '+': return l + r;
                             case '*': return l * r;
                             default: return l / (1 + r * r);
                             }
                         },
                         [](int i) { return (double)i; }},
                      e);
}
static std::optional<double> half(double v) {
    if (v > 0.9) return v / 2;
    return std::nullopt;
}
extern "C" double f(const double *x, int n) {
    E e = Num{1};
    for (int i = 0; i < n; i++) {
        E l = i % 4 == 3 ? E(3) : E(Num{x[i]});
        if (i % 3 == 2) e = std::make_shared<Neg>(Neg{e});
        e = std::make_shared<Bin>(Bin{"+*/"[i % 3], e, l});
        if (i % 4 == 3) e = std::make_shared<Bin>(Bin{'*', std::move(e), Num{x[i]}});
    }
    double s = ev(e);
    E saved = e;
    std::get<std::shared_ptr<Bin>>(e)->l = Num{s * x[0]};
    e = ev(saved) > 0 ? E(5) : E(Num{x[1]});
    s += ev(e) * ev(saved);
    for (int i = 0; i < n; i++) s += half(x[i]).value_or(x[i] * x[i]);
    return s;
}

//! ranges either
struct P {
    double a, b;
    int id;
};
static double sm(std::span<const double> s) {
    return std::accumulate(s.begin(), s.end(), double(0), [](double a, double b) { return a + b * b; });
}
extern "C" double f(const double *x, int n) {
    std::vector<P> v;
    for (int i = 0; i < n; i++) v.push_back({x[i], x[(i * 2 + 1) % n] * x[i] + 0.01 * i, i});
    std::ranges::sort(v, std::greater<>{}, &P::b);
    double s = 0;
    for (auto [a, b, id] : v | std::views::filter([](const P &p) { return p.id % 3 != 1; }) |
                               std::views::transform([](const P &p) { return std::tuple(p.a, p.b * 2, p.id); }))
        s = s * 0.5 + a * b + id * a;
    std::ranges::stable_sort(v, {}, [](const P &p) { return p.id % 2; });
    for (auto &p : v | std::views::reverse | std::views::take(4)) s += std::sin(p.a) * p.b;
    std::vector<double> q(n);
    std::ranges::transform(v, q.begin(), &P::a);
    std::partial_sum(q.begin(), q.end(), q.begin());
    std::rotate(q.begin(), q.begin() + 2, q.end());
    s += sm(std::span(q).subspan(1)) + sm({x, (size_t)n});
    auto m = std::ranges::minmax_element(q);
    s += *m.min * *m.max;
    std::nth_element(q.begin(), q.begin() + n / 2, q.end());
    return s * q[n / 2];
}

//! crtp either
template <class D> struct Ex {
    const D &self() const { return static_cast<const D &>(*this); }
    double operator[](int i) const { return self().at(i); }
    int size() const { return self().sz(); }
};
struct Vec : Ex<Vec> {
    std::vector<double> d;
    Vec(int n) : d(n) {}
    Vec(const double *p, int n) : d(p, p + n) {}
    template <class E> Vec(const Ex<E> &e) : d(e.size()) {
        for (int i = 0; i < e.size(); i++) d[i] = e[i];
    }
    template <class E> Vec &operator+=(const Ex<E> &e) {
        for (int i = 0; i < (int)d.size(); i++) d[i] += e[i];
        return *this;
    }
    double at(int i) const { return d[i]; }
    int sz() const { return d.size(); }
};
template <class A, class B, class O> struct Bi : Ex<Bi<A, B, O>> {
    const A a;
    const B b;
    Bi(const A &a, const B &b) : a(a), b(b) {}
    double at(int i) const { return O::f(a[i], b[i]); }
    int sz() const { return a.size(); }
};
template <class A> struct Sh : Ex<Sh<A>> {
    const A a;
    int k;
    Sh(const A &a, int k) : a(a), k(k) {}
    double at(int i) const { return a[(i + k) % a.size()]; }
    int sz() const { return a.size(); }
};
struct Ref : Ex<Ref> {
    const Vec *v;
    Ref(const Vec &v) : v(&v) {}
    double at(int i) const { return v->d[i]; }
    int sz() const { return v->sz(); }
};
struct Mul {
    static double f(double a, double b) { return a * b; }
};
struct Add {
    static double f(double a, double b) { return a + b; }
};
struct Pw {
    static double f(double a, double b) { return std::pow(a, b); }
};
template <class A, class B> auto operator*(const Ex<A> &a, const Ex<B> &b) {
    return Bi<A, B, Mul>(a.self(), b.self());
}
template <class A, class B> auto operator+(const Ex<A> &a, const Ex<B> &b) {
    return Bi<A, B, Add>(a.self(), b.self());
}
template <class A, class B> auto operator^(const Ex<A> &a, const Ex<B> &b) {
    return Bi<A, B, Pw>(a.self(), b.self());
}
extern "C" double f(const double *x, int n) {
    Vec a(x, n);
    Ref r(a);
    Vec b = r * Sh<Ref>(r, 1) + (r ^ Sh<Ref>(r, 2));
    a += Ref(b) * r;
    a += b;
    Vec c = Sh<Bi<Vec, Vec, Mul>>(Bi<Vec, Vec, Mul>(a, b), 3) * a;
    double s = 0;
    for (auto v : c.d) s += v;
    return s;
}

//! containers either
extern "C" double f(const double *x, int n) {
    std::deque<double> d;
    for (int i = 0; i < n; i++) {
        if (i % 2) d.push_front(x[i]);
        else d.push_back(x[i] * x[i]);
    }
    std::list<double> l(d.begin(), d.end());
    l.splice(l.begin(), l, std::next(l.begin(), 2));
    l.sort();
    l.reverse();
    std::map<int, std::vector<double>> m;
    int k = 0;
    for (double v : l) m[k++ % 3].push_back(v);
    std::unordered_map<std::string, double> u;
    for (auto &[i, v] : m)
        for (auto q : v) u["k" + std::to_string(i)] += q * std::sin(q);
    double s = 0;
    s += u["k0"] * u["k1"] + u.at("k2");
    auto it = m.find(1);
    auto nh = m.extract(it);
    nh.key() = 9;
    m.insert(std::move(nh));
    for (auto i = m.rbegin(); i != m.rend(); ++i) s = s * 0.3 + i->first * i->second.front();
    std::priority_queue<std::pair<double, int>> pq;
    for (int i = 0; i < n; i++) pq.push({std::cos(x[i] * 5), i});
    double w = 1;
    while (pq.size() > 1) {
        auto [a, i] = pq.top();
        pq.pop();
        auto [b, j] = pq.top();
        pq.pop();
        pq.push({a * b * 0.5 + 0.1 * x[i] * x[j], i});
        w += a - b * b;
    }
    s += w * pq.top().first;
    std::multiset<double> ms(x, x + n);
    ms.erase(ms.begin());
    for (double v : ms) s = s * 0.9 + v;
    s += x[0] * x[1];
    return s * d[3];
}

//! pmr either
extern "C" double f(const double *x, int n) {
    std::array<std::byte, 4096> buf;
    std::pmr::monotonic_buffer_resource mr(buf.data(), buf.size(), std::pmr::null_memory_resource());
    std::pmr::vector<double> v(&mr);
    for (int i = 0; i < n; i++) v.push_back(x[i] * x[i] + 0.5 * i);
    std::pmr::map<int, std::pmr::vector<double>> m(&mr);
    for (int i = 0; i < n; i++) m[i % 3].emplace_back(v[i] * x[(i + 1) % n]);
    double s = 0;
    for (auto &[k, w] : m) {
        double t = 1;
        for (double q : w) t *= q;
        s += std::log(t) * (k + 1);
    }
    std::pmr::unsynchronized_pool_resource pool;
    std::pmr::vector<std::pmr::vector<double>> vv(&pool);
    for (int i = 0; i < 3; i++) {
        vv.emplace_back(n, x[i]);
        vv.back()[i] *= s;
    }
    for (auto &w : vv)
        for (auto q : w) s += std::sin(q);
    return s;
}

//! sbo either
/* any callable with small buffer + vtable of function pointers */
class Fn {
    alignas(16) unsigned char b[32];
    struct VT {
        double (*call)(const void *, double);
        void (*copy)(void *, const void *);
        void (*kill)(void *);
    };
    const VT *vt = nullptr;
    template <class F> static constexpr bool small = sizeof(F) <= 32;
    template <class F> struct Im {
        static const F *get(const void *p) {
            if constexpr (small<F>) return (const F *)p;
            else return *(F *const *)p;
        }
        static double call(const void *p, double a) { return (*get(p))(a); }
        static void copy(void *d, const void *s) {
            if constexpr (small<F>) new (d) F(*get(s));
            else *(F **)d = new F(*get(s));
        }
        static void kill(void *p) {
            if constexpr (small<F>) ((F *)p)->~F();
            else delete *(F **)p;
        }
        static constexpr VT vt{call, copy, kill};
    };

  public:
    Fn() = default;
    template <class F, class = std::enable_if_t<!std::is_same_v<F, Fn>>> Fn(F g) : vt(&Im<F>::vt) {
        if constexpr (small<F>) new (b) F(std::move(g));
        else *(F **)(void *)b = new F(std::move(g));
    }
    Fn(const Fn &o) : vt(o.vt) {
        if (vt) vt->copy(b, o.b);
    }
    Fn &operator=(const Fn &o) {
        if (this != &o) {
            if (vt) vt->kill(b);
            vt = o.vt;
            if (vt) vt->copy(b, o.b);
        }
        return *this;
    }
    ~Fn() {
        if (vt) vt->kill(b);
    }
    double operator()(double a) const { return vt->call(b, a); }
};
extern "C" double f(const double *x, int n) {
    std::vector<Fn> v;
    for (int i = 0; i < n; i++) {
        double a = x[i];
        if (i % 3 == 0) v.push_back([a](double t) { return t * a + 0.1; });
        else if (i % 3 == 1) {
            double b[6] = {a, a * a, 1, x[0], x[n - 1], 0.5};
            struct Big {
                double b[6];
                double operator()(double t) const {
                    double s = 0;
                    for (double q : b) s = s * t + q;
                    return s * 0.1;
                }
            } big;
            for (int j = 0; j < 6; j++) big.b[j] = b[j];
            v.push_back(big);
        } else {
            Fn p = v[i - 1];
            v.push_back([p, a](double t) { return std::sin(p(t) + a); });
        }
    }
    v[0] = v[n - 1];
    double t = 0.7;
    for (auto &g : v) t = g(t);
    Fn c = v[2];
    c = v[1];
    return t * c(t);
}

//! optional either
struct R {
    double v;
    std::optional<double> w;
};
static std::pair<double, std::optional<R>> g(double a, int i) {
    if (i % 3 == 0) return {a, std::nullopt};
    return {a * a, R{a * 0.5, i % 3 == 1 ? std::optional<double>(a + 1) : std::nullopt}};
}
extern "C" double f(const double *x, int n) {
    double s = 0;
    std::optional<R> last;
    for (int i = 0; i < n; i++) {
        auto [a, r] = g(x[i], i);
        s += a;
        if (r) {
            s += r->v * r->w.value_or(2.0);
            std::swap(last, r);
        } else if (last) s *= last->v;
    }
    std::tuple<double, int, double> t{s, 2, x[0]};
    auto &[p, q, r] = t;
    r *= p;
    return std::apply([](double a, int b, double c) { return a * b + c; }, t);
}

//! any either
extern "C" double f(const double *x, int n) {
    std::vector<std::any> v;
    for (int i = 0; i < n; i++)
        if (i % 3 == 0) v.emplace_back(x[i] * x[i]);
        else if (i % 3 == 1) v.emplace_back(i);
        else v.emplace_back(std::vector<double>{x[i], x[0]});
    double s = 0;
    for (auto &a : v) {
        if (auto *d = std::any_cast<double>(&a)) s += std::sin(*d);
        else if (auto *i = std::any_cast<int>(&a)) s *= *i;
        else {
            auto &w = *std::any_cast<std::vector<double>>(&a);
            s += w[0] * w[1];
        }
    }
    std::swap(v[0], v[2]);
    return s * *std::any_cast<double>(&v[2]);
}

//! bitcast either
/* ORACLE=double   bit_cast of struct of doubles to array and to integers and back */
struct P {
    double a, b;
};
extern "C" double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i + 1 < n; i++) {
        P p{x[i], x[i + 1] * x[i]};
        auto a = std::bit_cast<std::array<double, 2>>(p);
        auto u = std::bit_cast<std::array<uint64_t, 2>>(p);
        std::swap(u[0], u[1]);
        P q = std::bit_cast<P>(u);
        s += a[0] * q.a - q.b * a[1] * 0.3;
    }
    return s * s;
}

//! sstream either
/* ORACLE=double   through text streams */
extern "C" double f(const double *x, int n) {
    std::stringstream ss;
    ss << std::setprecision(17);
    for (int i = 0; i < n; i++) ss << x[i] * x[i] << ' ';
    double s = 0, v;
    while (ss >> v) s += v * x[0];
    return s;
}

//! tostr either
/* ORACLE=double   stod of to_chars */
extern "C" double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        char b[64];
        auto r = std::to_chars(b, b + 64, x[i] * x[i]);
        double v;
        std::from_chars(b, r.ptr, v);
        s += v * x[0] + x[i];
    }
    return s;
}

//! rng either
/* ORACLE=double  random numbers reparametrised */
extern "C" double f(const double *x, int n) {
    std::mt19937 g(42);
    std::normal_distribution<double> z(x[0], x[1]);
    std::uniform_real_distribution<double> u(0, 1);
    double s = 0;
    for (int i = 0; i < 50; i++) s += z(g) * u(g) * x[i % n];
    std::vector<double> v(x, x + n);
    std::shuffle(v.begin(), v.end(), g);
    for (int i = 0; i < n; i++) s += v[i] * v[(i + 1) % n] * (i + 1);
    std::discrete_distribution<int> d{1, 2, 3};
    for (int i = 0; i < 5; i++) s *= 1 + 0.1 * x[d(g)];
    std::exponential_distribution<double> e(x[2]);
    s += e(g) * e(g);
    return s;
}

//! special either
/* ORACLE=double  C++17 special functions */
extern "C" double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += std::lerp(x[i], x[(i + 1) % n], 0.3) * std::midpoint(x[i], double(2));
        s += std::hypot(x[i], x[(i + 1) % n], x[(i + 2) % n]);
        s += std::legendre(3, x[i] * 0.4) + std::hermite(4, x[i]) * 0.01 + std::laguerre(2, x[i]);
    }
    return s;
}

//! coro either
struct Gen {
    struct promise_type {
        double v;
        Gen get_return_object() { return Gen{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(double a) {
            v = a;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> h;
    Gen(std::coroutine_handle<promise_type> h) : h(h) {}
    Gen(Gen &&o) : h(o.h) { o.h = nullptr; }
    ~Gen() {
        if (h) h.destroy();
    }
    bool next() {
        h.resume();
        return !h.done();
    }
    double val() const { return h.promise().v; }
};
static Gen walk(const double *x, int n) {
    double a = 1;
    for (int i = 0; i < n; i++) {
        a = a * 0.5 + x[i] * x[i];
        co_yield a;
        if (i % 2) co_yield std::sin(a);
    }
}
extern "C" double f(const double *x, int n) {
    double s = 0;
    auto g = walk(x, n);
    auto h = walk(x, n / 2);
    while (g.next()) {
        s += g.val() * x[0];
        if (h.next()) s *= 1 + 0.1 * h.val();
        else break;
    }
    while (g.next()) s += g.val();
    return s;
}

//! func either
extern "C" double f(const double *x, int n) {
    std::vector<std::function<double(double)>> v;
    for (int i = 0; i < n; i++) {
        double w = x[i];
        if (i % 2) v.push_back([w](double a) { return a * w + 0.1; });
        else v.push_back([&x, i](double a) { return std::sin(a + x[i]); });
    }
    v.push_back(std::bind(std::multiplies<double>(), std::placeholders::_1, x[0]));
    std::function<double(int)> fib = [&](int k) -> double {
        return k < 2 ? x[k] : fib(k - 1) + 0.5 * fib(k - 2);
    };
    double t = 1;
    for (auto &g : v) t = g(t) + 0.1 * t;
    auto h = v[0];
    v[0] = v[1];
    std::swap(h, v[2]);
    return t * h(t) + v[0](fib(7)) * v[2](0.3);
}

//! except either
static double inner(double a, int i) {
    if (a < -100) throw std::domain_error("neg");
    if (i == 1000) throw i;
    return std::log(a + 1);
}
static double safe(double a, int i) {
    try {
        return inner(a, i);
    } catch (const std::domain_error &) { return 0; } catch (int) {
        return a;
    }
}
extern "C" double f(const double *x, int n) {
    double s = 0;
    std::vector<double> v;
    for (int i = 0; i < n; i++) {
        v.push_back(x[i] * s + 1);
        s += safe(v.back(), i) * x[i];
        s += v.at(i);
    }
    return s;
}

//! list either
extern "C" double f(const double *x, int n) {
    std::list<double> l(x, x + n);
    l.splice(l.begin(), l, std::next(l.begin(), 2));
    l.reverse();
    l.push_front(x[0] * x[1]);
    l.erase(std::next(l.begin(), 3));
    std::list<double> m(l);
    l.splice(std::next(l.begin()), m, m.begin(), std::next(m.begin(), 2));
    l.remove_if([](double v) { return v > 1.5; });
    std::forward_list<double> fl(l.begin(), l.end());
    fl.reverse();
    fl.insert_after(fl.before_begin(), x[n - 1]);
    std::deque<double> d;
    for (double v : fl) {
        d.push_back(v * v);
        d.push_front(v);
    }
    d.erase(d.begin() + 2);
    d.insert(d.begin() + 3, x[1] * 3);
    double s = 0;
    for (size_t i = 0; i < d.size(); i++) s = s * 0.8 + d[i] * (i + 1);
    for (int i = 0; i < 300; i++) {
        d.push_back(d.front() * 0.99 + 0.01 * x[i % n]);
        d.pop_front();
    }
    for (double v : m) s += v * v;
    return s + d[2] * d.back();
}

//! sharedgraph either
struct Nd {
    double v = 0, g = 0;
    std::vector<std::pair<Nd *, double>> in;
    std::vector<std::shared_ptr<Nd>> keep;
};
using S = std::shared_ptr<Nd>;
static S mk(double v) {
    auto s = std::make_shared<Nd>();
    s->v = v;
    return s;
}
static S mul(S a, S b) {
    S s = mk(a->v * b->v);
    s->in = {{a.get(), b->v}, {b.get(), a->v}};
    s->keep = {a, b};
    return s;
}
static S sn(S a) {
    S s = mk(std::sin(a->v));
    s->in = {{a.get(), std::cos(a->v)}};
    s->keep = {a};
    return s;
}
extern "C" double f(const double *x, int n) {
    std::vector<S> in;
    for (int i = 0; i < n; i++) in.push_back(mk(x[i]));
    std::vector<S> all;
    S t = in[0];
    for (int i = 1; i < n; i++) {
        t = mul(t, in[i]);
        all.push_back(t);
        t = sn(t);
        all.push_back(t);
    }
    t->g = 1;
    for (auto i = all.rbegin(); i != all.rend(); ++i)
        for (auto &[p, d] : (*i)->in) p->g += (*i)->g * d;
    double s = t->v;
    for (auto &p : in) s += p->g * p->g;
    return s;
}

//! string_bytes either
/* doubles kept as bytes in std::string; serialisation */
static void put(std::string &b, double v) { b.append((const char *)&v, sizeof v); }
static double get(std::string_view b, size_t i) {
    double v;
    std::memcpy(&v, b.data() + i * sizeof v, sizeof v);
    return v;
}
extern "C" double f(const double *x, int n) {
    std::string b;
    for (int i = 0; i < n; i++) put(b, x[i] * x[i]);
    std::string c = b + b;
    c.erase(0, sizeof(double));
    double s = 0;
    for (size_t i = 0; i < c.size() / sizeof(double); i++) s = s * 0.9 + get(c, i) * (i + 1);
    return s;
}

//! small either
/* small vector with inline storage union, moves, self-swap, grow */
template <class T, int N> class SV {
    union {
        T in[N];
        T *out;
    };
    int n = 0, cap = N;

  public:
    SV() {}
    SV(std::initializer_list<T> l) {
        for (auto &v : l) push(v);
    }
    SV(const SV &o) {
        for (int i = 0; i < o.n; i++) push(o[i]);
    }
    SV(SV &&o) noexcept { steal(o); }
    SV &operator=(SV o) {
        if (cap > N) delete[] out;
        steal(o);
        return *this;
    }
    ~SV() {
        if (cap > N) delete[] out;
    }
    void steal(SV &o) {
        n = o.n;
        cap = o.cap;
        if (cap > N) out = o.out;
        else
            for (int i = 0; i < n; i++) in[i] = o.in[i];
        o.n = 0;
        o.cap = N;
    }
    T *data() { return cap > N ? out : in; }
    const T *data() const { return cap > N ? out : in; }
    T &operator[](int i) { return data()[i]; }
    const T &operator[](int i) const { return data()[i]; }
    int size() const { return n; }
    void push(T v) {
        if (n == cap) {
            T *p = new T[cap * 2];
            for (int i = 0; i < n; i++) p[i] = data()[i];
            if (cap > N) delete[] out;
            out = p;
            cap *= 2;
        }
        data()[n++] = v;
    }
};
static SV<double, 4> dbl(SV<double, 4> v) {
    for (int i = v.size(); i--;) v.push(v[i] * 1.5);
    return v;
}
extern "C" double f(const double *x, int n) {
    SV<double, 4> a{x[0], x[1]}, b;
    for (int i = 2; i < n; i++) b.push(x[i] * x[0]);
    a = dbl(a);
    b = dbl(std::move(b));
    SV<double, 4> c = a;
    std::swap(a, b);
    c[1] *= a[0];
    c = dbl(c);
    double s = 0;
    for (int i = 0; i < a.size(); i++) s = s * 0.8 + a[i] * a[i];
    for (int i = 0; i < c.size(); i++) s += c[i] * b[i % b.size()];
    return s;
}

//! mi either
/* multiple and virtual inheritance, dynamic_cast, member pointers, static members, friend operators */
struct Base {
    double k;
    Base(double k) : k(k) {}
    virtual ~Base() {}
    virtual double v() const { return k; }
};
struct A : virtual Base {
    double a;
    A(double a) : Base(a), a(a) {}
    double v() const override { return a * k; }
};
struct B : virtual Base {
    double b;
    B(double b) : Base(b), b(b) {}
    virtual double w() { return b + k; }
};
struct C : A, B {
    double c;
    static double tot;
    C(double p, double q) : Base(p * q), A(p), B(q), c(p + q) { tot += c; }
    double v() const override { return A::v() + b * c; }
    double w() override { return B::w() * c; }
    ~C() { tot -= 0.5 * c; }
};
double C::tot = 0;
extern "C" double f(const double *x, int n) {
    C::tot = 0;
    double s = 0;
    double C::*pm[] = {&C::c, &C::c};
    double (B::*pf)() = &B::w;
    std::vector<Base *> v;
    for (int i = 0; i + 1 < n; i++)
        v.push_back(i % 3 == 0   ? (Base *)new A(x[i])
                    : i % 3 == 1 ? (Base *)new B(x[i])
                                 : (Base *)new C(x[i], x[i + 1]));
    for (auto *p : v) {
        s += p->v();
        if (auto *b = dynamic_cast<B *>(p)) s += (b->*pf)() * 0.5;
        if (auto *c = dynamic_cast<C *>(p)) {
            c->*pm[0] *= x[0];
            A *a = c;
            a->k += 1;
            s += c->v();
        }
    }
    for (auto *p : v) delete p;
    return s * (1 + C::tot) + x[n - 1];
}

//! tmpl either
/* dual numbers by template of templates, compile-time loops, fold expressions, if constexpr, variadic */
template <class T, int N> struct D {
    T v;
    std::array<T, N> g{};
    D(T v = 0) : v(v) {}
    D(T v, int i) : v(v) { g[i] = 1; }
    friend D operator+(D a, const D &b) {
        a.v = a.v + b.v;
        for (int i = 0; i < N; i++) a.g[i] = a.g[i] + b.g[i];
        return a;
    }
    friend D operator*(const D &a, const D &b) {
        D r(a.v * b.v);
        for (int i = 0; i < N; i++) r.g[i] = a.g[i] * b.v + a.v * b.g[i];
        return r;
    }
    friend D sin(const D &a) {
        using std::cos;
        using std::sin;
        D r(sin(a.v));
        T c = cos(a.v);
        for (int i = 0; i < N; i++) r.g[i] = a.g[i] * c;
        return r;
    }
    friend D cos(const D &a) {
        using std::cos;
        using std::sin;
        D r(cos(a.v));
        T c = sin(a.v);
        for (int i = 0; i < N; i++) r.g[i] = T(-1) * a.g[i] * c;
        return r;
    }
};
template <class T> T phi(const T *q, const double *x) {
    using std::sin;
    return sin(q[0] * q[1]) * q[2] + q[0] * q[0] * T(x[3]) + sin(q[2] + q[0]);
}
template <class... A> double mix(A... a) {
    double k = 0;
    ((k = k * double(0.5) + a), ...);
    return k;
}
extern "C" double f(const double *x, int n) {
    using D1 = D<double, 3>;
    D1 q[3] = {{x[0], 0}, {x[1], 1}, {x[2], 2}};
    D1 r = phi(q, x);
    using D2 = D<D<double, 1>, 2>;
    D2 z[3] = {D2(D<double, 1>(x[0], 0), 0), D2(D<double, 1>(x[1]), 1), D2(D<double, 1>(x[2]))};
    D2 w = phi(z, x);
    double s = r.g[0] * r.g[1] + w.g[0].g[0] * w.g[1].v + mix(x[0], r.v, x[n - 1], r.g[2]);
    for (int i = 4; i < n; i++) s += x[i] * s * 0.1;
    return s;
}

//! guarded_accounts
struct account { std::mutex lock; double sum = 1; void add(double d) { std::lock_guard<std::mutex> guard(lock); sum += d * sum; } };
extern "C" double f(const double *x, int n) {
    account a; std::shared_mutex shared; double s = 0;
    for (int i = 0; i < n; i++) { a.add(x[i]); std::unique_lock<std::shared_mutex> held(shared); s += a.sum; }
    return s;
}

//! variants_that_change_places
struct circle { double radius; }; struct rectangle { double width, height; };
using shape = std::variant<int, circle, rectangle>;
extern "C" double f(const double *x, int n) {
    shape v[16]; double s = 0;
    for (int i = 0; i < n; i++)
        if (i % 3 == 0) v[i] = i; else if (i % 3 == 1) v[i] = circle{x[i]}; else v[i] = rectangle{x[i], x[0]};
    for (int i = 0; i + 1 < n; i += 2) std::swap(v[i], v[i + 1]);
    for (int i = 0; i < n; i++)
        if (auto *c = std::get_if<circle>(&v[i])) s += c->radius * c->radius * i;
        else if (auto *r = std::get_if<rectangle>(&v[i])) s += r->width * r->height * i;
    return s;
}

//! clones_with_virtual_bases
#include <memory>
#include <vector>
#include <cmath>
struct Base { double k; Base(double a) : k(a) {} virtual ~Base() = default; virtual double eval(double t) const = 0; virtual std::unique_ptr<Base> clone() const = 0; virtual double meet(const Base &o) const = 0; virtual double meetA(double v) const { return v * k; } };
struct Named { int id = 4; double bias; virtual double shift() const { return bias * id; } virtual ~Named() = default; };
struct A : Base, virtual Named { A(double a, double b) : Base(a) { bias = b; } double eval(double t) const override { return std::sin(k * t) + shift(); } std::unique_ptr<Base> clone() const override { return std::make_unique<A>(*this); } double meet(const Base &o) const override { return o.meetA(k); } };
struct B : Base { std::vector<double> c; B(double a, std::vector<double> v) : Base(a), c(std::move(v)) {} double eval(double t) const override { double s = 0; for (double d : c) s = s * t + d; return s * k; } std::unique_ptr<Base> clone() const override { return std::make_unique<B>(*this); } double meet(const Base &o) const override { return o.eval(k); } double meetA(double v) const override { return v * c[0]; } };
struct Guard { double &t; double v; ~Guard() { t += v * v; } };
extern "C" double f(const double *x, int n) {
    std::vector<std::unique_ptr<Base>> v; double s = 0;
    for (int i = 0; i < n; i++) { if (i & 1) v.push_back(std::make_unique<A>(x[i], x[0])); else v.push_back(std::make_unique<B>(x[i], std::vector<double>{x[i], x[n - 1 - i]})); if (v.size() > 2) v.push_back(v[v.size() - 2]->clone()); }
    for (auto &p : v) { Guard g{s, p->eval(0.7)}; p->k *= 1.1; if (auto *nm = dynamic_cast<Named *>(p.get())) nm->bias += p->k; s += p->meet(*v[0]); }
    for (auto &p : v) s += p->eval(0.3);
    return s;
}

//! windows_and_queues
#include <deque>
#include <list>
#include <queue>
#include <vector>
struct T { double t, v; int k; }; struct Less { bool operator()(const T &a, const T &b) const { return a.v < b.v; } };
extern "C" double f(const double *x, int n) {
    std::deque<T> w; double s = 0, sx = 0, sxx = 0; std::list<T> l; std::priority_queue<T, std::vector<T>, Less> pq; std::queue<std::vector<double>> qv;
    for (int i = 0; i < 40; i++) {
        double v = x[i % n] * (1 + 0.1 * i); while (!w.empty() && w.back().v < v) w.pop_back(); w.push_back({x[(i * 3) % n], v, i}); while (w.front().k <= i - 4) w.pop_front();
        s += w.front().v * w.front().t; sx += v; sxx += v * v; if (i % 4 == 0) pq.push(w.back()); if (i % 5 == 0) l.push_front(w.front());
        qv.push({v, s}); if (qv.size() > 3) { s += qv.front()[0] * 0.1; qv.front().push_back(1); qv.pop(); }
    }
    std::list<T> m; m.splice(m.end(), l, l.begin(), std::next(l.begin(), 3)); m.reverse(); l.merge(m, [](auto &a, auto &b) { return a.v < b.v; }); l.remove_if([](auto &t) { return t.k % 3 == 0; });
    int r = 1; for (auto &t : l) s += t.v * t.t * r++; while (pq.size() > 2) { s += pq.top().v * pq.top().k; pq.pop(); }
    return s + sxx * 40 - sx * sx;
}

//! padding_cleared_as_variants_are_pushed
struct two { double a, b; };
using either = std::variant<double, two>;
static double read(const either &v) {
    if (auto *d = std::get_if<double>(&v)) return *d;
    const two &t = std::get<two>(v);
    return t.a * t.b;
}
extern "C" double f(const double *x, int n) {
    std::vector<either> v;
    for (int i = 0; i < n; i++) {
        either e{};
        if (i % 2) e = x[i]; else e = two{x[i], 0.5 * x[i] + 1.0};
        v.push_back(e);
    }
    v.insert(v.begin() + 1, v.size() / 2, either(v[0]));
    double s = 0;
    for (int i = 0; i < (int)v.size(); i++) s = s * 0.9 + read(v[i]) * (i + 1);
    return s;
}

//! optionals_sorted_stably either
extern "C" double f(const double *x, int n) {
    std::vector<std::optional<double>> v(n);
    for (int i = 0; i < n; i++) if (i % 3) v[i] = x[i] * x[i];
    std::stable_sort(v.begin(), v.end(), [](const std::optional<double> &a, const std::optional<double> &b) { return a.has_value() < b.has_value(); });
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.9 + v[i].value_or(0.25) * (i + 1);
    return s;
}

//! optionals_rotated_and_reversed
extern "C" double f(const double *x, int n) {
    std::vector<std::optional<double>> v(n);
    for (int i = 0; i < n; i++) if (i % 3) v[i] = x[i] * x[i];
    std::rotate(v.begin(), v.begin() + 2, v.end());
    std::reverse(v.begin() + 1, v.end());
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.9 + v[i].value_or(0.25) * (i + 1);
    return s;
}

//! factorisations_that_change_places
#include <array>
#include <cmath>
#include <utility>
struct square {
    int shape[2];
    char order = 'C';
    double a[9];
    explicit square(int n) : shape{n, n} { for (double &v : a) v = 0; }
    double &operator()(int i, int j) { return a[order == 'C' ? i * shape[1] + j : j * shape[0] + i]; }
    double operator()(int i, int j) const { return a[order == 'C' ? i * shape[1] + j : j * shape[0] + i]; }
};
struct factors {
    square m;
    std::array<int, 3> pivots{};
    int exchanges = 0;
    explicit factors(square in) : m(std::move(in)) {
        int n = m.shape[0];
        for (int i = 0; i < n; ++i) pivots[i] = i;
        for (int k = 0; k < n; ++k) {
            int p = k;
            for (int i = k; i < n; ++i) if (std::abs(m(i, k)) > std::abs(m(p, k))) p = i;
            if (p != k) {
                for (int j = 0; j < n; ++j) std::swap(m(p, j), m(k, j));
                std::swap(pivots[p], pivots[k]);
                ++exchanges;
            }
            for (int i = k + 1; i < n; ++i) {
                m(i, k) /= m(k, k);
                for (int j = k + 1; j < n; ++j) m(i, j) -= m(i, k) * m(k, j);
            }
        }
    }
    double log_determinant() const {
        double s = 0;
        for (int i = 0; i < m.shape[0]; ++i) s += std::log(std::abs(m(i, i)));
        return s;
    }
};
extern "C" double f(const double *x, int n) {
    square a(3), b(3);
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) a(i, j) = x[(i + 2 * j) % n] + (i == j), b(j, i) = x[(2 * i + j) % n] * x[i % n] + 2 * (i == j);
    factors p(a), q(b);
    std::swap(p, q);
    return p.log_determinant() - 0.3 * q.log_determinant() + p.exchanges + q.pivots[1] * q.m(1, 2);
}

//! cloth_of_linked_particles
#include <vector>
#include <cmath>
#include <algorithm>
struct Vec3 { double x = 0, y = 0, z = 0; Vec3 &operator+=(const Vec3 &o) { x += o.x; y += o.y; z += o.z; return *this; } Vec3 operator-(const Vec3 &o) const { return {x - o.x, y - o.y, z - o.z}; } Vec3 operator*(double k) const { return {k * x, k * y, k * z}; } double dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; } double len() const { return std::sqrt(dot(*this)); } };
struct Particle { Vec3 pos, vel, force; double inv_mass; Particle *neighbour[4]; int count; void connect(Particle &o) { neighbour[count++] = &o; o.neighbour[o.count++] = this; } };
class Force { public: virtual void apply(std::vector<Particle *> &ps, double t) = 0; virtual ~Force() = default; };
class Gravity : public Force { double g_; public: explicit Gravity(double g) : g_(g) {} void apply(std::vector<Particle *> &ps, double) override { for (auto *p : ps) if (p->inv_mass > 0) p->force.z -= g_ / p->inv_mass; } };
class Springs : public Force { double k_, rest_, damp_; public: Springs(double k, double r, double d) : k_(k), rest_(r), damp_(d) {} void apply(std::vector<Particle *> &ps, double) override { for (auto *p : ps) for (int i = 0; i < p->count; ++i) { Vec3 d = p->neighbour[i]->pos - p->pos; double l = d.len(); p->force += d * (k_ * (l - rest_) / l); p->force += (p->neighbour[i]->vel - p->vel) * damp_; } } };
class Wind : public Force { Vec3 dir_; const double *gain_; public: Wind(Vec3 d, const double *g) : dir_(d), gain_(g) {} void apply(std::vector<Particle *> &ps, double t) override { for (std::size_t i = 0; i < ps.size(); ++i) ps[i]->force += dir_ * (*gain_ * std::sin(3 * t + i)); } };
class Cloth {
    std::vector<Particle *> ps_; std::vector<Force *> fs_; double t_ = 0;
public:
    ~Cloth() { for (auto *p : ps_) delete p; for (auto *f : fs_) delete f; }
    Particle &add(Vec3 p, double im) { auto *q = new Particle{p, {}, {}, im, {}, 0}; ps_.push_back(q); return *q; }
    template <class F, class... A> void force(A... a) { fs_.push_back(new F(a...)); }
    void step(double h) { for (auto *p : ps_) p->force = {}; for (auto *f : fs_) f->apply(ps_, t_); for (auto *p : ps_) { p->vel += p->force * (h * p->inv_mass); p->pos += p->vel * h; } t_ += h; }
    void project(double limit) { for (auto *p : ps_) for (int i = 0; i < p->count; ++i) { Vec3 d = p->neighbour[i]->pos - p->pos; double l = d.len(); if (l > limit && p->inv_mass > 0) p->pos += d * (0.5 * (l - limit) / l); } }
    double energy() const { double e = 0; for (auto *p : ps_) if (p->inv_mass > 0) e += 0.5 / p->inv_mass * p->vel.dot(p->vel) + p->pos.z; return e; }
    void reorder() { std::sort(ps_.begin(), ps_.end(), [](Particle *a, Particle *b) { return a->pos.x < b->pos.x; }); }
    Particle &operator[](std::size_t i) { return *ps_[i]; }
};
extern "C" double f(const double *x, int n)
{
    Cloth c; double gain = x[5];
    Particle *grid[3][3];
    for (int i = 0; i < 3; ++i) for (int j = 0; j < 3; ++j) { grid[i][j] = &c.add({i + 0.05 * x[(i * 3 + j) % n], double(j), 0.1 * x[j]}, i == 0 ? 0.0 : 1 + 0.1 * x[3]); if (i) grid[i][j]->connect(*grid[i - 1][j]); if (j) grid[i][j]->connect(*grid[i][j - 1]); }
    c.force<Gravity>(1 + 0.1 * x[0]); c.force<Springs>(20.0 + x[1], 1 + 0.02 * x[2], 0.3); c.force<Wind>(Vec3{0.1, x[4], 0}, &gain);
    for (int s = 0; s < 15; ++s) { c.step(0.03); if (s % 5 == 4) { c.project(1.02); gain *= 0.8; } if (s == 7) c.reorder(); }
    return c.energy() + c[4].pos.dot(c[8].pos) + grid[2][2]->vel.x;
}

//! expressions_of_variants_with_lists
struct term;
using owned = std::unique_ptr<term>;
struct constant { double value; };
struct binary { char operation; owned left, right; };
struct sum { std::vector<term> terms; };
struct term { std::variant<constant, binary, sum> what; };
static double value_of(const term &t)
{
    if (const auto *c = std::get_if<constant>(&t.what))
        return c->value;
    if (const auto *s = std::get_if<sum>(&t.what)) {
        double total = 0.0;
        for (const term &each : s->terms)
            total += value_of(each);
        return total;
    }
    const auto &b = std::get<binary>(t.what);
    double left = value_of(*b.left), right = value_of(*b.right);
    return b.operation == '+' ? left + right : left * right;
}
static owned boxed(double value) { return std::make_unique<term>(term{constant{value}}); }
extern "C" double f(const double *x, int n)
{
    sum made;
    for (int i = 1; i < n; i++)
        made.terms.push_back(term{binary{i % 2 ? '+' : '*', boxed(x[0]), boxed(x[i])}});
    return value_of(term{std::move(made)});
}
