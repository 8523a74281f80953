#define NOINLINE __attribute__((noinline))
struct item { int k; double d; };

//! vector_erase
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<item> v;
    for (int i = 0; i < n; i++) v.push_back({i, x[i] * x[i]});
    v.erase(v.begin() + 1); v.erase(v.begin() + 2, v.begin() + 4);
    double s = 0; for (auto &t : v) s = s * 1.1 + t.d * (t.k + 1);
    return s;
}

//! vector_insert
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<item> v; v.reserve(20);
    for (int i = 0; i < n; i++) v.insert(v.begin() + i / 2, {i, x[i] * x[i]});
    double s = 0; for (auto &t : v) s = s * 1.1 + t.d * (t.k + 1);
    return s;
}

//! rotated
#include <vector>
#include <algorithm>
extern "C" double f(const double *x, int n) {
    std::vector<item> v;
    for (int i = 0; i < n; i++) v.push_back({i, x[i] * x[i]});
    std::rotate(v.begin(), v.begin() + 3, v.end()); std::reverse(v.begin() + 1, v.end());
    double s = 0; for (auto &t : v) s = s * 1.1 + t.d * (t.k + 1);
    return s;
}

//! sorted_by_key
#include <vector>
#include <algorithm>
#include <utility>
extern "C" double f(const double *x, int n) {
    std::vector<std::pair<int, double>> v;
    for (int i = 0; i < n; i++) v.emplace_back((i * 5) % n, x[i] * x[i]);
    std::sort(v.begin(), v.end(), [](auto &a, auto &b) { return a.first < b.first; });
    double s = 0; for (auto &[k, d] : v) s = s * 1.1 + d * (k + 1);
    return s;
}

//! removed_if
#include <numeric>
#include <vector>
#include <algorithm>
extern "C" double f(const double *x, int n) {
    std::vector<item> v;
    for (int i = 0; i < n; i++) v.push_back({i, x[i] * x[i]});
    v.erase(std::remove_if(v.begin(), v.end(), [](const item &t) { return t.k % 3 == 1; }), v.end());
    return std::accumulate(v.begin(), v.end(), 0.0, [](double s, const item &t) { return s * 0.9 + t.d * t.k; });
}

//! deque_of_structs
#include <deque>
#include <cmath>
extern "C" double f(const double *x, int n) {
    std::deque<item> q; double s = 0;
    for (int i = 0; i < n; i++) { if (i % 2) q.push_front({i, x[i] * x[i]}); else q.push_back({i, std::sin(x[i])}); if (q.size() > 3) { s += q.front().d * q.back().d; q.pop_front(); } }
    for (auto &t : q) s += t.d * t.k;
    return s;
}

//! priority_queue_of_structs
#include <queue>
#include <vector>
struct less { bool operator()(const item &a, const item &b) const { return a.k > b.k; } };
extern "C" double f(const double *x, int n) {
    std::priority_queue<item, std::vector<item>, less> q; double s = 0;
    for (int i = 0; i < n; i++) q.push({(i * 5) % n, x[i] * x[i]});
    while (!q.empty()) { s = s * 0.9 + q.top().d; q.pop(); }
    return s;
}

//! variants
#include <variant>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<std::variant<int, double>> v; double s = 0;
    for (int i = 0; i < n; i++) if (i % 3) v.emplace_back(x[i] * x[i]); else v.emplace_back(i);
    v.erase(v.begin());
    for (auto &t : v) s = s * 0.9 + (t.index() ? std::get<1>(t) : std::get<0>(t));
    return s;
}

//! optionals
#include <array>
#include <optional>
#include <algorithm>
extern "C" double f(const double *x, int n) {
    std::array<std::optional<double>, 8> v; double s = 0;
    for (int i = 0; i < n; i++) if (i % 3) v[i] = x[i] * x[i];
    std::rotate(v.begin(), v.begin() + 2, v.end());
    for (auto &t : v) s = s * 0.9 + t.value_or(1.0);
    return s;
}

//! any_holds_numbers either
#include <any>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<std::any> v; double s = 0;
    for (int i = 0; i < n; i++) v.emplace_back(x[i] * x[i]);
    for (auto &t : v) s = s * 0.9 + std::any_cast<double>(t);
    return s;
}

//! map_of_numbers
#include <map>
extern "C" double f(const double *x, int n) {
    std::map<int, double> m; double s = 0;
    for (int i = 0; i < n; i++) m[(i * 3) % 5] += x[i] * x[i];
    m.erase(2);
    for (auto &[k, d] : m) s += d * d * (k + 1);
    return s;
}

//! unordered_map_of_numbers
#include <unordered_map>
extern "C" double f(const double *x, int n) {
    std::unordered_map<int, double> m; double s = 0;
    for (int i = 0; i < n; i++) m[i * 17] += x[i] * x[i];
    for (int i = 0; i < n; i++) s += m.at(i * 17) * (i + 1);
    return s;
}

//! unordered_map_of_vectors
#include <cstdint>
#include <unordered_map>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::unordered_map<uint64_t, std::vector<double>> cells; double s = 0;
    for (int i = 0; i < n; i++) cells[uint64_t(i * 2654435761u) % 4].push_back(x[i] * x[i]);
    for (auto &[k, v] : cells) for (double d : v) s += d * (1 + k);
    return s;
}

//! map_keyed_by_string
#include <map>
#include <string>
extern "C" double f(const double *x, int n) {
    std::map<std::string, double> m; const char *names[] = {"alpha", "beta", "gamma", "a rather long name of a parameter"}; double s = 0;
    for (int i = 0; i < n; i++) m[names[i % 4]] += x[i] * x[i];
    for (auto &[k, d] : m) s += d * d * double(k.size());
    return s;
}

//! set_of_numbers either
#include <set>
extern "C" double f(const double *x, int n) {
    std::set<double> m(x, x + n); double s = 0, w = 1;
    for (double d : m) s += d * d * w++;
    return s;
}

//! list_spliced
#include <list>
extern "C" double f(const double *x, int n) {
    std::list<double> a, b; double s = 0, w = 1;
    for (int i = 0; i < n; i++) (i % 2 ? a : b).push_back(x[i] * x[i]);
    a.splice(std::next(a.begin()), b); a.reverse();
    for (double d : a) s += d * w++;
    return s;
}

//! list_sorted
#include <list>
extern "C" double f(const double *x, int n) {
    std::list<double> a, b, none; double s = 0, w = 1;
    for (int i = 0; i < n; i++) a.push_back(x[i] * x[i]);
    a.sort(); a.swap(b); a.swap(none); std::swap(a, b);
    for (double d : a) s += d * w++;
    return s + none.size();
}

//! string_stream refused
#include <sstream>
extern "C" double f(const double *x, int n) {
    double s = 0, d;
    for (int i = 0; i < n; i++) { std::stringstream t; t.precision(17); t << x[i] * x[i]; t >> d; s += d * (i + 1); }
    return s;
}

//! to_string_and_back refused
#include <string>
extern "C" double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += std::stod(std::to_string(x[i] * 1000)) * (i + 1);
    return s;
}

//! bit_cast_parked
#include <bit>
#include <vector>
#include <algorithm>
#include <cstdint>
extern "C" double f(const double *x, int n) {
    std::vector<std::uint64_t> m(n); double s = 0;
    for (int i = 0; i < n; i++) m[i] = std::bit_cast<std::uint64_t>(x[i] * x[i]);
    std::reverse(m.begin(), m.end());
    for (int i = 0; i < n; i++) s += std::bit_cast<double>(m[i]) * (i + 1);
    return s;
}

//! bit_cast_or_one either
#include <bit>
#include <cstdint>
extern "C" double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { auto v = x[i] * x[i]; s += std::bit_cast<double>(std::bit_cast<std::uint64_t>(v) | 1) * (i + 1); }
    return s;
}

//! sorted_bits either
#include <bit>
#include <vector>
#include <algorithm>
#include <cstdint>
extern "C" double f(const double *x, int n) {
    std::vector<std::uint64_t> m; double s = 0;
    for (int i = 0; i < n; i++) m.push_back(std::bit_cast<std::uint64_t>(x[i] * x[i]));
    std::sort(m.begin(), m.end());
    for (int i = 0; i < n; i++) s += std::bit_cast<double>(m[i]) * (i + 1);
    return s;
}

//! map_valued_by_bits either
#include <bit>
#include <unordered_map>
#include <cstdint>
extern "C" double f(const double *x, int n) {
    std::unordered_map<int, std::uint64_t> m; double s = 0;
    for (int i = 0; i < n; i++) m[i] = std::bit_cast<std::uint64_t>(x[i] * x[i]);
    for (int i = 0; i < n; i++) s += std::bit_cast<double>(m[i]) * (i + 1);
    return s;
}

//! atomic_numbers
#include <atomic>
extern "C" double f(const double *x, int n) {
    std::atomic<double> s{0};
    for (int i = 0; i < n; i++) s.store(s.load() + x[i] * x[i] * (i + 1));
    return s.load();
}

//! atomic_fetch_add
#include <atomic>
extern "C" double f(const double *x, int n) {
    std::atomic<double> s{0};
    for (int i = 0; i < n; i++) s.fetch_add(x[i] * x[i] * (i + 1));
    return s.load();
}

//! atomic_numbers_changed_by_attempts
#include <atomic>
extern "C" double f(const double *x, int n) {
    std::atomic<double> total{0}, smoothed{0};
    for (int i = 0; i < n; i++) {
        total.store(total.load() + x[i] * x[i]);
        double old = smoothed.load();
        while (!smoothed.compare_exchange_weak(old, old * 0.5 + x[i])) {}
    }
    return total.load() + smoothed.exchange(0);
}

//! by_std_thread either
#include <thread>
extern "C" double f(const double *x, int n) {
    double a = 0, b = 0;
    std::thread t([&] { for (int i = 0; i < n / 2; i++) a += x[i] * x[i]; });
    for (int i = n / 2; i < n; i++) b += x[i] * x[i];
    t.join();
    return a * b;
}

//! by_async either
#include <future>
extern "C" double f(const double *x, int n) {
    auto a = std::async(std::launch::async, [=] { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; });
    return a.get() * x[0];
}

//! by_deferred either
#include <future>
extern "C" double f(const double *x, int n) {
    auto a = std::async(std::launch::deferred, [=] { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; });
    return a.get() * x[0];
}

//! std_functions
#include <functional>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<std::function<double(double)>> g; double a = x[0];
    g.push_back([=](double t) { return a * t; }); g.push_back([&](double t) { a += t; return t * t; });
    double s = 0;
    for (int i = 0; i < n; i++) s += g[i % 2](x[i]) * (i + 1);
    return s + a;
}

//! virtual_functions
#include <memory>
#include <vector>
struct shape { virtual double area() const = 0; virtual ~shape() = default; };
struct disc : shape { double r; explicit disc(double r) : r(r) {} double area() const override { return 3 * r * r; } };
struct box : shape { double a, b; box(double a, double b) : a(a), b(b) {} double area() const override { return a * b; } };
extern "C" double f(const double *x, int n) {
    std::vector<std::unique_ptr<shape>> v; double s = 0;
    for (int i = 0; i + 1 < n; i++) { if (i % 2) v.push_back(std::make_unique<disc>(x[i])); else v.push_back(std::make_unique<box>(x[i], x[i + 1])); }
    v.erase(v.begin() + 2);
    for (auto &p : v) s = s * 0.9 + p->area();
    return s;
}

//! shared_pointers
#include <memory>
struct node { double v; std::shared_ptr<node> next; };
extern "C" double f(const double *x, int n) {
    std::shared_ptr<node> l; double s = 0, w = 1;
    for (int i = 0; i < n; i++) l = std::make_shared<node>(node{x[i] * x[i], l});
    for (auto p = l; p; p = p->next) s += p->v * w++;
    return s;
}

//! tuples_swapped
#include <tuple>
#include <utility>
extern "C" double f(const double *x, int n) {
    std::tuple<int, double, float> a{1, x[0] * x[0], 2.f}, b{2, x[1] * x[1], 3.f}; double s = 0;
    for (int i = 0; i < n; i++) { std::swap(a, b); std::get<1>(a) *= x[i]; s += std::get<1>(b) * std::get<0>(a); }
    return s;
}

//! ping_pong_vectors
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<double> a(x, x + n), b(n); double s = 0;
    for (int t = 0; t < 5; t++) { for (int i = 0; i < n; i++) b[i] = 0.5 * a[i] * a[i] + 0.2 * a[(i + 1) % n]; a.swap(b); }
    for (int i = 0; i < n; i++) s += a[i] * (i + 1);
    return s;
}

//! workspace_object
#include <memory>
#include <vector>
class workspace { std::vector<double> tmp, out; public: explicit workspace(int n) : tmp(n), out(n) {}
    NOINLINE double *pick(bool first) { return first ? tmp.data() : out.data(); } };
NOINLINE static std::unique_ptr<workspace> make(int n) { return std::make_unique<workspace>(n); }
extern "C" double f(const double *x, int n) {
    auto w = make(n); double s = 0;
    for (int i = 0; i < n; i++) w->pick(i % 2)[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += w->pick(i % 2)[i] * (i + 1) + w->pick(i % 2 == 0)[i];
    return s;
}

//! small_buffer
#include <algorithm>
struct small { double local[4]; double *p = local; int n = 0, room = 4;
    NOINLINE void push(double d) { if (n == room) { double *q = new double[2 * room]; std::copy(p, p + n, q); if (p != local) delete[] p; p = q; room *= 2; } p[n++] = d; }
    ~small() { if (p != local) delete[] p; } };
extern "C" double f(const double *x, int n) {
    small a, b; double s = 0;
    for (int i = 0; i < n; i++) { a.push(x[i] * x[i]); if (i % 3 == 0) b.push(x[i]); }
    for (int i = 0; i < a.n; i++) s += a.p[i] * (i + 1) * b.p[i % b.n];
    return s;
}

//! singleton_cache
#include <map>
#include <cmath>
static std::map<int, double> &cache() { static std::map<int, double> c; return c; }
NOINLINE static double of(const double *x, int i) { auto [at, fresh] = cache().try_emplace(i, 0); if (fresh) at->second = std::exp(x[i]); return at->second; }
extern "C" double f(const double *x, int n) {
    cache().clear(); double s = 0;
    for (int i = 0; i < 2 * n; i++) s += of(x, (i * 3) % n) * (i + 1);
    return s;
}

//! thrown_number refused
NOINLINE static void check(double d) { if (d > 2) throw d; }
extern "C" double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) try { check(x[i]); s += x[i]; } catch (double d) { s += d * d; }
    return s;
}

//! valarrays
#include <valarray>
#include <cmath>
extern "C" double f(const double *x, int n) {
    std::valarray<double> a(x, n), b = a * a + std::sin(a);
    b[std::slice(0, 3, 2)] = std::valarray<double>(b[std::slice(1, 3, 2)]);
    return (b.cshift(2) * a).sum();
}

//! nested_vectors_moved
#include <vector>
#include <algorithm>
#include <utility>
extern "C" double f(const double *x, int n) {
    std::vector<std::vector<double>> v; double s = 0;
    for (int i = 0; i < n; i++) v.emplace_back(i + 1, x[i] * x[i]);
    v.erase(v.begin() + 1); std::swap(v[0], v[3]); std::rotate(v.begin(), v.begin() + 2, v.end()); v.push_back(std::move(v[0])); v[0] = v[1];
    for (size_t i = 0; i < v.size(); i++) for (size_t j = 0; j < v[i].size(); j++) s += v[i][j] * double(i + 1) * double(j + 2);
    return s;
}
//! shared_list
#include <memory>
struct shared_node { int k; double d; std::shared_ptr<shared_node> next; };
extern "C" double f(const double *x, int n) {
    std::shared_ptr<shared_node> head; double s = 0;
    for (int i = 0; i < n; i++) { auto c = std::make_shared<shared_node>(); c->k = i; c->d = x[i] * x[i]; c->next = head; head = c; }
    for (auto p = head.get(); p; p = p->next.get()) s = s * 0.9 + p->d * (1 + p->k);
    return s;
}
//! inserted_several
#include <array>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<std::array<double, 2>> v; double s = 0;
    for (int i = 0; i < n; i++) v.push_back({x[i], x[i] * x[i]});
    v.insert(v.begin() + 1, v.size() / 2, std::array<double, 2>(v[2]));
    for (auto &a : v) s = s * 0.9 + a[0] * a[1] + a[1];
    return s;
}
//! dynamic_casts
#include <memory>
#include <vector>
struct shape { virtual ~shape() {} virtual double size(double x) const = 0; };
struct tagged { double c = 0; virtual double twice() const { return 2 * c; } virtual ~tagged() {} };
struct bar : shape { double k; bar(double k) : k(k) {} double size(double x) const override { return k * x; } };
struct disc : shape, tagged { double a; disc(double a, double b) : a(a) { c = b; } double size(double x) const override { return a * x * x; } };
extern "C" double f(const double *x, int n) {
    std::vector<std::unique_ptr<shape>> v; double s = 0;
    for (int i = 0; i < n; i++) { if (i % 2) v.push_back(std::make_unique<bar>(x[i])); else v.push_back(std::make_unique<disc>(x[i], x[i] * x[0])); }
    for (int i = 0; i < n; i++) {
        s += v[i]->size(x[i]);
        if (auto *b = dynamic_cast<bar *>(v[i].get())) s += b->k * b->k * (i + 1);
        if (auto *t = dynamic_cast<tagged *>(v[i].get())) { s += t->twice() * t->c; t->c *= 1.5; s += t->c; }
    }
    return s;
}

//! neighbours_in_rows
#include <utility>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<std::vector<std::pair<int, double>>> near(n);
    for (int i = 0; i < n; i++)
        for (int j = 1; j < 5; j++) near[(i * j) % n].push_back({(i + j) % n, x[i] * x[(i + j) % n]});
    double s = 0;
    for (auto &row : near) for (auto &[to, weight] : row) s = s * 0.9 + weight * weight * (to + 1);
    return s;
}

//! nearest_first
#include <queue>
struct way { double far; int to; char kind; bool operator<(const way &other) const { return far > other.far; } };
extern "C" double f(const double *x, int n) {
    std::priority_queue<way> open;
    for (int i = 0; i < n; i++) open.push({x[i] * x[i] + i % 3, i, (char)('a' + i % 2)});
    double s = 0;
    while (!open.empty()) {
        way w = open.top(); open.pop();
        s = s * 0.9 + w.far * w.far * (w.to + 1) + (w.kind == 'a' ? w.far : 0);
        if (w.to > 2 * n) continue;
        if (w.to % 2) open.push({w.far * 1.5 + 1, w.to + 2 * n + 1, 'c'});
    }
    return s;
}

//! shapes_sorted_and_rotated
#include <memory>
#include <vector>
#include <algorithm>
struct Shape{virtual ~Shape()=default;virtual double area()const=0;virtual void scale(double)=0;int id=0;};
struct Sq:Shape{double a;Sq(double a):a(a){}double area()const override{return a*a;}void scale(double s)override{a*=s;}};
struct Ci:Shape{double r;int n;Ci(double r,int n):r(r),n(n){}double area()const override{return 3*r*r*n;}void scale(double s)override{r*=s*n;}};
struct Gr:Shape{std::vector<std::unique_ptr<Shape>>c;double area()const override{double s=0;for(auto&p:c)s+=p->area();return s;}void scale(double k)override{for(auto&p:c)p->scale(k);}};
extern "C" double f(const double*x,int n){auto g=std::make_unique<Gr>();for(int i=0;i<n;i++){std::unique_ptr<Shape>p;if(i%2)p=std::make_unique<Sq>(x[i]);else p=std::make_unique<Ci>(x[i],i+1);p->id=n-i;g->c.push_back(std::move(p));}std::sort(g->c.begin(),g->c.end(),[](auto&a,auto&b){return a->id<b->id;});g->c.erase(g->c.begin()+1);std::rotate(g->c.begin(),g->c.begin()+1,g->c.end());g->scale(x[0]);double s=0;for(size_t i=0;i<g->c.size();i++)s+=g->c[i]->area()*(i+1);return s+g->area();}

//! static_vector_of_views either
#include <vector>
static std::vector<const double *> parts;
__attribute__((noinline)) static double sum(int n) { double s = 0; for (auto p : parts) for (int i = 0; i < n; i++) s += p[i] * p[i]; return s; }
extern "C" double f(const double *x, int n) { double y[8]; for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; parts.clear(); parts.push_back(x); parts.push_back(y); return sum(n); }

//! static_solver_bound_in_each_call either
#include <memory>
#include <functional>
struct Solver { const double *x; int n; void bind(const double *p, int m) { x = p; n = m; } __attribute__((noinline)) double run() const { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1); return s; } };
extern "C" double f(const double *x, int n) { static std::unique_ptr<Solver> s; if (!s) s = std::make_unique<Solver>(); s->bind(x, n); return s->run() * x[0]; }

//! functions_in_a_vector
#include <math.h>
#include <functional>
#include <vector>
extern "C" double f(const double *x, int n) {
    double c = x[1], s = 0;
    std::vector<std::function<double(double)>> f;
    f.push_back([=](double d) { return d * c; });
    f.push_back([&c](double d) { c += 0.2 * d; return cos(d + 0.4); });
    for (int i = 0; i < n; i++) s += f[i % 2](x[i] * x[i]);
    return s;
}

//! events_with_functions
#include <functional>
#include <vector>
#include <cmath>
struct ev { double t; std::function<double(double)> act; };
extern "C" double f(const double *x, int n) {
    std::vector<ev> q; double acc = x[0], gain = x[1]; double s = 0;
    q.push_back({x[3], [gain](double d) { return gain * d; }});
    q.push_back({x[4], [&acc](double d) { acc += d; return acc * acc; }});
    for (int r = 0; r < 3; r++) for (auto &e : q) s += e.act(e.t) * 0.5;
    return s;
}

//! functions_that_share_a_number
#include <functional>
#include <vector>
#include <memory>
#include <cmath>
extern "C" double f(const double *x, int n) {
    std::vector<std::function<double(double)>> q; double s = 0;
    auto p = std::make_shared<double>(x[2]);
    q.push_back([p](double d) { *p *= d; return *p; });
    q.push_back([=](double d) { return d * x[0]; });
    for (int r = 0; r < 3; r++) for (auto &e : q) s += e(x[1]) * 0.5;
    return s;
}

//! slab_of_a_template
#include <cmath>
#include <vector>
template <class T> class slab {
    union slot { slot *next; alignas(T) unsigned char room[sizeof(T)]; };
    std::vector<slot> s; slot *head = nullptr;
public:
    explicit slab(int n) : s(n) { for (auto &e : s) { e.next = head; head = &e; } }
    template <class... A> T *make(A... a) { slot *e = head; head = e->next; return new (e->room) T{a...}; }
    void drop(T *t) { auto *e = reinterpret_cast<slot *>(t); e->next = head; head = e; }
};
struct body { double m, v; };
extern "C" double f(const double *x, int n) {
    slab<body> pool(16); std::vector<body *> live; double s = 0;
    for (int i = 0; i < n; i++) live.push_back(pool.make(x[i], x[i] * x[i]));
    for (int r = 0; r < 4; r++) {
        body *b = live.front(); live.erase(live.begin());
        double e = b->m * b->v * 0.5; pool.drop(b);
        live.push_back(pool.make(std::sin(e), e));
    }
    for (auto *b : live) s += b->m + b->v * b->v;
    return s;
}

//! variants_of_pointers_rotated
#include <algorithm>
#include <variant>
#include <vector>
using V = std::variant<double, const double *>;
extern "C" double f(const double *x, int n)
{
    std::vector<V> v; double s = 1;
    for (int i = 0; i < n; i++) if (i & 1) v.push_back(x + i); else v.push_back(x[i] * x[i]);
    std::swap(v[0], v[1]);
    std::rotate(v.begin(), v.begin() + 1, v.end());
    for (auto &w : v) s = s * 0.5 + (w.index() ? *std::get<1>(w) : std::get<0>(w));
    return s;
}

//! variants_of_pointers_visited
#include <variant>
#include <vector>
#include <algorithm>
using V = std::variant<double, const double *>;
static double get(const V &v) { return std::visit([](auto a) -> double { if constexpr (std::is_pointer_v<decltype(a)>) return *a * 2; else return a; }, v); }
extern "C" double f(const double *x, int n)
{
    std::vector<V> vs;
    for (int i = 0; i < n; i++) if (i & 1) vs.push_back(&x[(i + 1) % n]); else vs.push_back(x[i] * x[i]);

    std::rotate(vs.begin(), vs.begin() + 1, vs.end());
double s = 1; for (auto &v : vs) s = s * 0.5 + get(v); return s; }

//! variants_of_pointers_rotated_far
#include <variant>
#include <vector>
#include <algorithm>
using V = std::variant<double, const double *>;
static double get(const V &v) { return std::visit([](auto a) -> double { if constexpr (std::is_pointer_v<decltype(a)>) return *a * 2; else return a; }, v); }
extern "C" double f(const double *x, int n)
{
    std::vector<V> vs;
    for (int i = 0; i < n; i++) if (i & 1) vs.push_back(&x[(i + 1) % n]); else vs.push_back(x[i] * x[i]);

    std::rotate(vs.begin(), vs.begin() + 1, vs.end());
vs[2] = vs[3];
V keep = vs[0]; vs[0] = get(keep) * x[1];
double s = 1; for (auto &v : vs) s = s * 0.5 + get(v) * get(keep); return s; }

//! map_of_functions
#include <map>
#include <functional>
#include <cmath>
extern "C" double f(const double *x, int n)
{
    std::map<int, std::function<double(double)>> r;
    for (int i = 0; i < n; i++) { double c = x[i] * x[i]; r[i % 3] = [c](double t) { return c * std::sin(t); }; }
    double s = 0.5;
    for (int i = 0; i < n; i++) s += r[i % 3](x[i]) * 0.5;
    return s;
}

//! map_of_layers_by_name
#include <map>
#include <string>
#include <functional>
#include <cmath>
struct Layer { std::function<double(double)> act; double w; };
extern "C" double f(const double *x, int n)
{
    std::map<std::string, Layer> net;
    net["a"] = { [](double t) { return std::tanh(t); }, x[0] };
    double c = x[1];
    net["b"] = { [c](double t) { return c * t * t; }, x[2] };
    double s = 0.5;
    for (int i = 0; i < n; i++) { auto &l = net[i % 2 ? "a" : "b"]; s = l.act(l.w * s + x[i]); }
    return s;
}

//! anys_in_a_vector
#include <any>
#include <vector>
#include <cmath>
extern "C" double f(const double *x, int n)
{
    std::vector<std::any> v;
    for (int i = 0; i < n; i++) if (i % 3 == 0) v.push_back(i); else v.push_back(x[i] * x[i]);
    double s = 0;
    for (auto &a : v) { if (auto *d = std::any_cast<double>(&a)) s += *d * s + *d; else s += *std::any_cast<int>(&a); }
    return s;
}

//! anys_by_name
#include <any>
#include <map>
#include <string>
#include <cmath>
extern "C" double f(const double *x, int n)
{
    std::map<std::string, std::any> cfg;
    cfg["scale"] = x[0] * 2; cfg["count"] = n; cfg["shift"] = std::sin(x[1]);
    double s = 0, k = std::any_cast<double>(cfg["scale"]), d = std::any_cast<double>(cfg["shift"]);
    for (int i = 0; i < std::any_cast<int>(cfg["count"]); i++) s += k * x[i] * x[i] + d;
    return s;
}

//! functions_by_name
#include <map>
#include <string>
#include <functional>
#include <cmath>
extern "C" double f(const double *x, int n)
{
    std::map<std::string, std::function<double(double)>> net;
    double c = x[1];
    net["a"] = [](double t) { return std::tanh(t); };
    net["b"] = [c](double t) { return c * t * t; };
    double s = 0.5;
    for (int i = 0; i < n; i++) s = net[i % 2 ? "a" : "b"](0.3 * s + x[i]);
    return s;
}

//! anys_in_a_map
#include <any>
#include <map>
#include <cmath>
extern "C" double f(const double *x, int n)
{
    std::map<int, std::any> c;
    c[0] = x[0] * 2; c[1] = n;
    return x[1] * std::any_cast<double>(c[0]) * std::any_cast<int>(c[1]);
}

//! tuples_swapped_end_to_end
#include <vector>
#include <tuple>
#include <algorithm>
using R0 = std::tuple<int, double, char>;
extern "C" double f(const double *x, int n) {
    std::vector<R0> v;
    for (int i = 0; i < n; i++) {
        R0 e{};
        std::get<0>(e) = (i * 7 + 3) % 13;
        std::get<1>(e) = x[i] * x[i];
        v.push_back(e);
    }
    for (auto a = v.begin(), z = v.end() - 1; a < z; ++a, --z) std::iter_swap(a, z);
    v.erase(v.begin() + 1);
    double s = 0;
    for (auto &e : v) s = s * 0.9 + std::get<1>(e) * (0.3 * std::get<0>(e) + 1.0);
    return s;
}

//! events_in_a_queue
#include <queue>
#include <functional>
#include <vector>
#include <cmath>
struct Event { double time; int id; std::function<void(double)> run; bool operator<(const Event &o) const { return id > o.id; } };
extern "C" double f(const double *x, int n)
{
    std::priority_queue<Event> q; double total = 0;
    for (int i = 0; i < n; i++) q.push({x[i] * i, i * 5 % 7, [&total, i, v = x[i]](double t) { total += v * t * (i + 1); }});
    while (!q.empty()) { Event e = q.top(); q.pop(); e.run(e.time); }
    return total;
}

//! formula_of_named_operators
#include <unordered_map>
#include <map>
#include <string>
#include <functional>
#include <memory>
#include <vector>
#include <cmath>
struct Expr { virtual ~Expr() = default; virtual double eval(const std::map<std::string, double> &env) const = 0; };
struct Num : Expr { double v; explicit Num(double v) : v(v) {} double eval(const std::map<std::string, double> &) const override { return v; } };
struct Var : Expr { std::string n; explicit Var(std::string n) : n(std::move(n)) {} double eval(const std::map<std::string, double> &e) const override { return e.at(n); } };
struct Bin : Expr { std::function<double(double, double)> op; std::unique_ptr<Expr> a, b;
  Bin(std::function<double(double, double)> op, std::unique_ptr<Expr> a, std::unique_ptr<Expr> b) : op(std::move(op)), a(std::move(a)), b(std::move(b)) {}
  double eval(const std::map<std::string, double> &e) const override { return op(a->eval(e), b->eval(e)); } };
extern "C" double f(const double *x, int n)
{
    std::map<std::string, std::function<double(double, double)>> ops;
    ops["+"] = [](double a, double b) { return a + b; };
    ops["*"] = [](double a, double b) { return a * b; };
    std::map<std::string, double> env;
    env["x"] = x[0]; env["y"] = x[1] * x[2];
    auto t = std::make_unique<Bin>(ops["+"], std::make_unique<Bin>(ops["*"], std::make_unique<Var>("x"), std::make_unique<Var>("y")), std::make_unique<Num>(x[3]));
    return t->eval(env);
}

//! pairs_swapped_and_inserted_in_a_deque
#include <algorithm>
#include <deque>
#include <utility>
using R0 = std::pair<int, double>;
__attribute__((noinline)) static void g0(const double *in, double *out, int n, int k) {
    std::deque<R0> v(n);
    for (int i = 0; i < n; i++) { v[i].first = (i * 7 + 3) % 13; v[i].second = 1.5 * in[i]; }
    std::swap_ranges(v.begin(), v.begin() + 3, v.begin() + 3); v.insert(v.begin() + k, v[v.size() - 1]);
    for (int i = 0; i < n; i++) { out[i] = 0.1 * in[i]; if (i < (int)v.size()) out[i] += 0.3 * v[i].second * (0.3 * v[i].first + 1.0); }
}
extern "C" double f(const double *x, int n) { double a0[8]; g0(x, a0, n, 2); double s = 0; for (int i = 0; i < 8; i++) s = s * 0.9 + 1.5 * a0[i] * (i + 1); return s; }

//! pairs_exchanged_and_inserted_in_a_deque
#include <algorithm>
#include <deque>
#include <utility>
using R0 = std::pair<int, double>;
__attribute__((noinline)) static void g0(const double *in, double *out, int n, int k) {
    std::deque<R0> v(n);
    for (int i = 0; i < n; i++) { v[i].first = (i * 7 + 3) % 13; v[i].second = 1.5 * in[i]; }
    { auto held = std::exchange(v[0], v[1]); v[1] = held; } v.insert(v.begin() + k, v[v.size() - 1]);
    for (int i = 0; i < n; i++) { out[i] = 0.1 * in[i]; if (i < (int)v.size()) out[i] += 0.3 * v[i].second * (0.3 * v[i].first + 1.0); }
}
extern "C" double f(const double *x, int n) { double a0[8]; g0(x, a0, n, 2); double s = 0; for (int i = 0; i < 8; i++) s = s * 0.9 + 1.5 * a0[i] * (i + 1); return s; }

//! events_sorted_by_ties
#include <vector>
#include <algorithm>
#include <tuple>
struct Event { double t; double w; int kind; };
extern "C" double f(const double *x, int n) {
  std::vector<Event> ev;
  ev.reserve(n);
  for (int i = 0; i < n; i++) ev.push_back({x[i]*x[i], 1.0 + x[i], i % 3});
  std::sort(ev.begin(), ev.end(), [](const Event &a, const Event &b) { return std::tie(a.t, a.kind) < std::tie(b.t, b.kind); });
  double s = 0, last = 0;
  for (auto &e : ev) { s += (e.t - last) * e.w * (e.kind + 1); last = e.t; }
  return s;
}

//! optional_numbers_in_a_vector_that_grows
#include <optional>
#include <string>
#include <vector>
struct Quote { std::string sym; double bid; std::optional<double> last; };
extern "C" double f(const double *x, int n)
{
    std::vector<Quote> q;
    for (int i = 0; i < n; i++) q.push_back({"XYZ", 1.0, x[i] * x[i]});
    double r = 0;
    for (auto &e : q) r = r * 0.9 + *e.last;
    return r;
}

//! pointers_to_functions_beside_streams
#include <iostream>
struct shape { virtual ~shape() {} virtual double g(double x) { return x; } };
struct square : shape { double k = 2; double g(double x) override { return k * x * x; } };
static void twice(void *p) { *(double *)p *= 2; }
static void squared(void *p) { double *d = (double *)p; *d *= *d; }
extern "C" double f(const double *x, int n) {
    double s = 0;
    void (*steps[2])(void *) = {twice, squared};
    for (int i = 0; i < n; i++) {
        shape *a = i % 2 ? new square : new shape;
        double v = a->g(x[i]);
        delete a;
        steps[i % 2](&v);
        s += v;
    }
    if (s > 1e9) std::cout << s << "\n";
    return s;
}
