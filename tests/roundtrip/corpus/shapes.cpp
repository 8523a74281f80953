#include <algorithm>
#include <complex>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace {
struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};
struct Circle final : Shape {
  explicit Circle(double r) : radius(r) {
    if (r < 0) throw std::invalid_argument("negative radius");
  }
  double area() const override { return 3.14159 * radius * radius; }
  double radius;
};
template <class T> struct Square : virtual Shape {
  T side{};
  double area() const override { return static_cast<double>(side * side); }
};
thread_local std::vector<double> scratch;
}  // namespace

double total(const std::vector<std::unique_ptr<Shape>> &shapes) {
  return std::accumulate(shapes.begin(), shapes.end(), 0.0, [](double s, auto &p) { return s + p->area(); });
}

int guarded(const std::function<int(const std::string &)> &f, const std::string &text) {
  try {
    return f(text) + static_cast<int>(scratch.size());
  } catch (const std::out_of_range &) {
    return -1;
  } catch (int code) {
    return code;
  } catch (...) {
    std::map<std::string, int> seen{{text, 1}};
    throw;
  }
}

std::unique_ptr<Shape> make(int kind, double size) {
  static const std::unique_ptr<Shape> prototype = std::make_unique<Circle>(1);
  if (kind == 0) return std::make_unique<Circle>(size + prototype->area());
  auto made = std::make_unique<Square<float>>();
  made->side = static_cast<float>(size);
  return made;
}

bool is_round(const Shape *s) { return dynamic_cast<const Circle *>(s) != nullptr; }
std::complex<float> power(std::complex<float> z, int n) { return n == 0 ? 1.0f : z * power(z, n - 1); }
void order(std::vector<std::pair<double, int>> &v) { std::stable_sort(v.begin(), v.end(), std::greater<>{}); }
double Circle::*member() { return &Circle::radius; }
double (Shape::*method())() const { return &Shape::area; }
