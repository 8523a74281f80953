"""C++ whose members lie at the same place under different types, or whose structs are moved by loops."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS, options_for

PROGRAMS = {
    "virtual functions": """
#include <memory>
#include <vector>
struct shape { virtual double at(double d) const = 0; virtual ~shape() {} };
struct square : shape { double a; explicit square(double a) : a(a) {}
    double at(double d) const override { return a * d * d; } };
struct line : shape { int k; double c; line(int k, double c) : k(k), c(c) {}
    double at(double d) const override { return k * d + c * c; } };
extern "C" double f(const double *x, int n) {
    std::vector<std::unique_ptr<shape>> v;
    for (int i = 0; i < n; i++)
        if (i % 2) v.push_back(std::make_unique<square>(x[i])); else v.push_back(std::make_unique<line>(i, x[i]));
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.5 + v[i]->at(x[n - 1 - i]);
    return s;
}""",
    "sorted structs": """
#include <algorithm>
#include <array>
struct item { int key = 0; double d = 0.5; double w[2] = {0, 1}; };
extern "C" double f(const double *x, int n) {
    std::array<item, 8> v{};
    for (int i = 0; i < n; i++) { v[i].key = (i * 7 + 3) % 13; v[i].d = x[i] * x[i]; v[i].w[0] = x[i]; }
    { auto w = v; std::reverse_copy(w.begin(), w.end(), v.begin()); }
    std::sort(v.begin(), v.end(), [](const item &a, const item &b) { return a.key < b.key; });
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.5 + (v[i].d + v[i].w[0] * v[i].w[1]) * (1.0 + v[i].key);
    return s;
}""",
    "heap of pairs": """
#include <algorithm>
#include <utility>
#include <vector>
extern "C" double f(const double *x, int n) {
    std::vector<std::pair<int, double>> q;
    for (int i = 0; i < n; i++) q.push_back({(i * 5) % 7, x[i] * x[i]});
    std::make_heap(q.begin(), q.end());
    double s = 0;
    for (; !q.empty(); q.pop_back()) {
        std::pop_heap(q.begin(), q.end());
        s = s * 0.5 + q.back().second * (1 + q.back().first);
    }
    return s;
}""",
    "text beside numbers": """
#include <string>
__attribute__((noinline)) double g(const double *x, int n) {
    std::string c;
    for (int i = 0; i < n; i++) c.push_back((char)('a' + i));
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.5 + x[i] * x[i] * (c[i] - 'a' + 1);
    return s;
}
extern "C" double f(const double *x, int n) { return g(x, n); }""",
    "table of a lambda": """
#include <cmath>
#include <new>
#include <vector>
struct function {
    struct table { double (*call)(const void *, double); };
    template <class F> struct of {
        static double call(const void *p, double a) { return (*(const F *)p)(a); }
        static constexpr table functions{call};
    };
    alignas(16) unsigned char kept[32];
    const table *functions;
    template <class F> function(F g) : functions(&of<F>::functions) { new (kept) F(g); }
    double operator()(double a) const { return functions->call(kept, a); }
};
extern "C" double f(const double *x, int n) {
    std::vector<function> v;
    for (int i = 0; i < n; i++) {
        double a = x[i];
        if (i % 2) v.push_back([a](double t) { return t * a + 0.1; });
        else v.push_back([a](double t) { return std::sin(t + a); });
    }
    double t = 0.7;
    for (auto &g : v) t = g(t);
    return t;
}""",
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_right(name: str, level: str) -> None:
    flags = [level, "-std=c++20"]
    function = irad.compile(PROGRAMS[name], lang="c++", flags=flags, options=options_for(level)).f
    x = np.array([0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2])
    wanted = [(function(x + step, 7) - function(x - step, 7)) / 2e-5 for step in 1e-5 * np.eye(7)]
    np.testing.assert_allclose(irad.grad(function, wrt=0)(x, 7), wanted, rtol=1e-6, atol=1e-8)
