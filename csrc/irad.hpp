/* irad.hpp: derivatives of C++ functions, lambdas and functors, with types that are checked (C++17; part of irad.h).
 *
 *   double f(const double *x, int n);
 *
 *   irad::autodiff(f, irad::Dup(x, dx), irad::Const(n));         adjoints are added to what dx holds
 *   double slope = irad::autodiff([](double a) { return a * a; }, irad::Active(3.0));
 *
 * Each argument of the function says what it is to the derivative:
 *
 *   irad::Const(v)           carries no derivative
 *   irad::Active(v)          a number whose derivative is returned (irad::Out is the same)
 *   irad::Dup(v, dv)         an object, reference or pointer, and its shadow, which is of the same type. In a
 *                            tangent also a number and its tangent
 *   irad::DupNoNeed(v, dv)   the same, and what the function leaves in the object is not needed
 *
 * Anywhere among the arguments, for this call alone:
 *
 *   irad::Parallel()         loops of serial code whose iterations are proved independent run in parallel (OpenMP)
 *   irad::Deterministic()    the result is bitwise the same with any number of threads
 *
 *   irad::autodiff(f, …)     the gradient. Returns the derivative by the Active argument; by several, a std::array of
 *                            them; irad::autodiff<Pair>(f, …) puts them into a struct of yours that has a field for each
 *   irad::fwddiff(f, …)      the tangent of the result
 *   irad::augmentfwd(f, …)   runs f; returns an irad::Tape<Result>: `tape`, and `value` unless f returns void
 *   irad::reverse(f, …, tape)         the reverse of that run: the same arguments, and what augmentfwd returned
 *   irad::reverse(f, …, seed, tape)   the same, where the adjoint of the result is not 1
 *
 * What a lambda captures and a functor has as members is constant. With irad::Dup(f, df) in the place of f it is not:
 * df is another object of the same type, whose members are the shadows, or lead to them.
 *
 * Functions are differentiated as they are, so that rules registered for them hold. For a lambda or a functor it is a
 * small function that calls it; objects get there by address, whether it takes them by value or by reference.
 *
 * All of this exists for the build only: what is left in the program are calls of derivatives.
 */
#include "irad.h" /* which includes this file: whichever of the two is named, both are there */
#ifndef IRAD_HPP
#define IRAD_HPP

#if __cplusplus < 201703L
#error "irad.hpp is C++17: compile with -std=c++17 or later"
#endif

#include <array>
#include <cstddef>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

#ifdef __clang__
#define IRAD_INLINE __attribute__((always_inline, nodebug)) inline
#else
#define IRAD_INLINE inline /* sources that differentiate nothing may be compiled by others */
#endif

namespace irad {

/** Carries no derivative. A variable is held by reference, a temporary by value, here and below. */
template <typename T> struct Const {
    T value;
    IRAD_INLINE explicit constexpr Const(T &&v) : value(static_cast<T &&>(v)) {}
};
template <typename T> Const(T &&) -> Const<T>;

/** A number by value, whose derivative is returned. */
template <typename T> struct Active {
    static_assert(std::is_floating_point_v<T>,
                  "irad::Active is for floating-point numbers: write irad::Dup(object, shadow) for memory, and "
                  "irad::Const(value) for what carries no derivative");
    T value;
    IRAD_INLINE explicit constexpr Active(T v) : value(v) {}
};

/** The same as Active, called as it is in C. */
template <typename T> struct Out : Active<T> {
    IRAD_INLINE explicit constexpr Out(T v) : Active<T>(v) {}
};

/** An object, pointer or number with its shadow. */
template <typename T, typename Shadow> struct Dup {
    T value;
    Shadow shadow;
    IRAD_INLINE constexpr Dup(T &&v, Shadow &&s) : value(static_cast<T &&>(v)), shadow(static_cast<Shadow &&>(s)) {}
};
template <typename T, typename Shadow> Dup(T &&, Shadow &&) -> Dup<T, Shadow>;

/** The same as Dup, and what the function leaves in the object (not in its shadow) is not needed. */
template <typename T, typename Shadow> struct DupNoNeed : Dup<T, Shadow> {
    IRAD_INLINE constexpr DupNoNeed(T &&v, Shadow &&s) : Dup<T, Shadow>(static_cast<T &&>(v), static_cast<Shadow &&>(s))
    {
    }
};
template <typename T, typename Shadow> DupNoNeed(T &&, Shadow &&) -> DupNoNeed<T, Shadow>;

/** Loops of serial code whose iterations are proved independent run in parallel in this derivative. */
struct Parallel {};

/** This derivative is bitwise the same with any number of threads. */
struct Deterministic {};

/** What irad::augmentfwd returns: the tape, and the function's result. */
template <typename Result> struct Tape {
    void *tape;
    Result value;
};
template <> struct Tape<void> {
    void *tape;
};

namespace detail {

template <typename T> using Plain = std::remove_cv_t<std::remove_reference_t<T>>;
template <typename T> inline constexpr bool is_number = std::is_arithmetic_v<Plain<T>>;
template <typename T>
inline constexpr bool is_scalar = std::is_scalar_v<Plain<T>> && !std::is_member_pointer_v<Plain<T>>;

// What an argument says that it is.

enum class Mode { gradient, tangent, augmented, reverse };

template <typename A> struct Kind {
    static constexpr bool is_marked = false, is_active = false, is_dup = false;
};
template <typename T> struct Kind<Const<T>> {
    static constexpr bool is_marked = true, is_active = false, is_dup = false;
    static IRAD_INLINE int *marker() { return &irad_const; }
    using Value = T;
};
template <typename T> struct Kind<Active<T>> {
    static constexpr bool is_marked = true, is_active = true, is_dup = false;
    static IRAD_INLINE int *marker() { return &irad_out; }
    using Value = T;
};
template <typename T> struct Kind<Out<T>> : Kind<Active<T>> {};
/** An array is a pointer to its first element where its counterpart is a pointer. */
template <typename T, typename Other>
using Element = std::conditional_t<std::is_array_v<std::remove_reference_t<T>> && std::is_pointer_v<Plain<Other>>,
                                   std::decay_t<T>, T>;
template <typename T, typename S> struct Kind<Dup<T, S>> {
    static constexpr bool is_marked = true, is_active = false, is_dup = true;
    static IRAD_INLINE int *marker() { return &irad_dup; }
    using Value = Element<T, S>;
    using Shadow = Element<S, T>;
    /** A number and its tangent, not two variables. */
    static constexpr bool is_by_value =
        is_number<T> && !(std::is_lvalue_reference_v<T> && std::is_lvalue_reference_v<S>);
};
template <typename T, typename S> struct Kind<DupNoNeed<T, S>> : Kind<Dup<T, S>> {
    static IRAD_INLINE int *marker() { return &irad_dupnoneed; }
};

// What is said of the call as a whole.

template <typename T> struct Setting : std::false_type {};
template <> struct Setting<Parallel> : std::true_type {
    static IRAD_INLINE int *marker() { return &irad_parallel; }
};
template <> struct Setting<Deterministic> : std::true_type {
    static IRAD_INLINE int *marker() { return &irad_deterministic; }
};

template <typename T> IRAD_INLINE auto argument_in(T &argument)
{
    if constexpr (Setting<Plain<T>>::value)
        return std::tuple<>();
    else
        return std::tuple<T &>(argument);
}
template <typename T> IRAD_INLINE auto marker_in(T &)
{
    if constexpr (Setting<Plain<T>>::value)
        return std::tuple<int *>(Setting<Plain<T>>::marker());
    else
        return std::tuple<>();
}

/** Types without those of settings. */
template <typename Found, typename... T> struct Arguments {
    using type = Found;
};
template <typename... Found, typename T, typename... Rest>
struct Arguments<std::tuple<Found...>, T, Rest...>
    : std::conditional_t<Setting<T>::value, Arguments<std::tuple<Found...>, Rest...>,
                         Arguments<std::tuple<Found..., T>, Rest...>> {};

// What can be wrong with one argument.

template <Mode mode, typename A> constexpr bool check_shadow()
{
    using Value = std::remove_reference_t<typename Kind<A>::Value>;
    using Shadow = std::remove_reference_t<typename Kind<A>::Shadow>;
    constexpr bool pointers = std::is_pointer_v<Value>;
    using Object = std::conditional_t<pointers, std::remove_pointer_t<std::remove_cv_t<Value>>, Value>;
    using Into = std::conditional_t<pointers, std::remove_pointer_t<std::remove_cv_t<Shadow>>, Shadow>;
    constexpr bool alike = pointers == std::is_pointer_v<Shadow> &&
                           (std::is_same_v<std::remove_cv_t<Object>, std::remove_cv_t<Into>> ||
                            std::is_base_of_v<Plain<Object>, Plain<Into>>);
    if constexpr (Kind<A>::is_by_value) {
        static_assert(mode == Mode::tangent,
                      "the adjoint of a number by value is returned: write irad::Active(x), or give two variables, "
                      "irad::Dup(x, dx)");
    } else {
        static_assert(alike, "a shadow has the type of what it is the shadow of: a pointer for a pointer, a vector for "
                             "a vector");
        static_assert(pointers || std::is_lvalue_reference_v<typename Kind<A>::Shadow>,
                      "this shadow is a temporary, and what is added to it would be lost: give a variable");
        static_assert(mode == Mode::tangent || !std::is_const_v<Into>,
                      "adjoints are added into the shadow: it cannot be const");
    }
    return true;
}

template <Mode mode, typename A> constexpr bool check_argument()
{
    static_assert(Kind<A>::is_marked, "each argument says what it is to the derivative: irad::Const(x), "
                                      "irad::Active(x), irad::Dup(x, dx) or irad::DupNoNeed(x, dx)");
    static_assert(!(mode == Mode::tangent && Kind<A>::is_active),
                  "a tangent takes the tangents of its arguments: write irad::Dup(x, dx) for a number as well");
    if constexpr (Kind<A>::is_dup)
        check_shadow<mode, A>();
    return true;
}

// How an argument gets to a function: numbers and pointers by value, other objects by address.

/** To a lambda or functor: `Travels` through the call in between, which makes of it what is `Given` to f. */
template <typename A, typename = void> struct Way {
    using Object = std::remove_reference_t<typename Kind<A>::Value>;
    using Travels = Object *;
    using Given = Object &;
    static IRAD_INLINE const void *value(A &a) { return std::addressof(a.value); }
    static IRAD_INLINE const void *shadow(A &a) { return std::addressof(a.shadow); }
    static IRAD_INLINE Given give(Travels p) { return *p; }
};
template <typename A> constexpr bool travels_by_value()
{
    using Value = Plain<typename Kind<A>::Value>;
    if constexpr (Kind<A>::is_dup)
        return std::is_pointer_v<Value> || Kind<A>::is_by_value;
    else
        return is_scalar<Value>;
}
template <typename A> struct Way<A, std::enable_if_t<travels_by_value<A>()>> {
    using Travels = Plain<typename Kind<A>::Value>;
    using Given = Travels;
    static IRAD_INLINE Travels value(A &a) { return a.value; }
    static IRAD_INLINE auto shadow(A &a)
    {
        if constexpr (is_number<Travels>)
            return static_cast<Travels>(a.shadow);
        else
            return static_cast<const void *>(a.shadow);
    }
    static IRAD_INLINE Given give(Travels v) { return v; }
};

/** To a function: as its parameter wants it. */
template <typename P, typename A> struct Direct {
    using Value = typename Kind<A>::Value;
    static constexpr bool is_reference = std::is_reference_v<P>;

    template <Mode mode> static constexpr bool check()
    {
        static_assert(is_reference || is_scalar<P>, "the function takes a class by value: let it take a reference, or "
                                                    "give a lambda that calls it");
        static_assert(std::is_convertible_v<Value &, P>, "the function's parameter is of another type than the "
                                                         "argument");
        static_assert(!(is_reference && Kind<A>::is_active),
                      "the function takes this number by reference: write irad::Dup(x, dx), or give a lambda");
        static_assert(is_reference || !Kind<A>::is_active || std::is_floating_point_v<P>,
                      "irad::Active is for floating-point numbers, and this parameter is none");
        static_assert(!(Kind<A>::is_dup && is_number<P> && !is_reference) || mode == Mode::tangent,
                      "the function takes this number by value: write irad::Active(x), and its derivative is returned");
        static_assert(!is_reference || std::is_same_v<Plain<P>, Plain<Value>> ||
                          std::is_base_of_v<Plain<P>, Plain<Value>>,
                      "the function takes a reference, and the argument is of another type");
        return true;
    }
    static IRAD_INLINE auto value(A &a)
    {
        if constexpr (is_reference)
            return static_cast<const void *>(std::addressof(static_cast<std::add_const_t<Plain<P>> &>(a.value)));
        else
            return static_cast<P>(a.value);
    }
    static IRAD_INLINE auto shadow(A &a)
    {
        if constexpr (is_reference)
            return static_cast<const void *>(std::addressof(static_cast<std::add_const_t<Plain<P>> &>(a.shadow)));
        else if constexpr (std::is_pointer_v<P>)
            return static_cast<const void *>(static_cast<const std::remove_pointer_t<P> *>(a.shadow));
        else
            return static_cast<P>(a.shadow);
    }
};

// The marked calls. Nothing but numbers and addresses gets there, so that their names are made from no type of the
// program's own.

template <Mode mode, typename Result, typename... Operands>
IRAD_INLINE Result call(void *function, Operands... operands)
{
    if constexpr (mode == Mode::gradient)
        return __irad_autodiff<Result>(function, operands...);
    else if constexpr (mode == Mode::tangent)
        return __irad_fwddiff<Result>(function, operands...);
    else if constexpr (mode == Mode::augmented)
        return __irad_augmentfwd<Result>(function, operands...);
    else
        return __irad_reverse<Result>(function, operands...);
}

/** Makes operands of the arguments, the last one first, and calls. `Ways` tells how each gets there. */
template <Mode mode, typename Result, typename Ways, std::size_t left, typename... A, typename... Operands>
IRAD_INLINE Result spread(void *function, const std::tuple<A &...> &arguments, Operands... operands)
{
    if constexpr (left == 0) {
        return call<mode, Result>(function, operands...);
    } else {
        auto &argument = std::get<left - 1>(arguments);
        using This = Plain<decltype(argument)>;
        using Path = std::tuple_element_t<left - 1, Ways>;
        if constexpr (Kind<This>::is_dup)
            return spread<mode, Result, Ways, left - 1>(function, arguments, Kind<This>::marker(), Path::value(argument),
                                                        Path::shadow(argument), operands...);
        else
            return spread<mode, Result, Ways, left - 1>(function, arguments, Kind<This>::marker(), Path::value(argument),
                                                        operands...);
    }
}

// Results.

struct Deduced;

/** The derivatives by all Active arguments. */
template <typename... Numbers> struct Adjoints {
    static_assert(sizeof...(Numbers) == 0, "the Active arguments are of different types: name a struct with a field "
                                           "for each in the call, irad::autodiff<Pair>(f, ...)");
    using type = void;
};
template <typename N> struct Adjoints<N> {
    using type = N;
};
template <typename N, typename... Same> struct Adjoints<N, N, Same...> {
    static_assert((std::is_same_v<N, Same> && ...), "the Active arguments are of different types: name a struct with a "
                                                    "field for each in the call, irad::autodiff<Triple>(f, ...)");
    using type = std::array<N, 2 + sizeof...(Same)>;
};

template <typename List, typename... Found> struct Collect;
template <typename... Found> struct Collect<std::tuple<>, Found...> : Adjoints<Found...> {};
template <typename P, typename A, typename... Rest, typename... Found>
struct Collect<std::tuple<std::pair<P, A>, Rest...>, Found...>
    : std::conditional_t<Kind<A>::is_active, Collect<std::tuple<Rest...>, Found..., P>,
                         Collect<std::tuple<Rest...>, Found...>> {};

/** What the marked call returns, for a function with this result and these pairs of parameter and argument. */
template <Mode mode, typename Named, typename Result, typename... Pairs> constexpr auto returned()
{
    static_assert(std::is_void_v<Result> || std::is_floating_point_v<Result> ||
                      (mode == Mode::augmented && is_scalar<Result>),
                  "the function returns an object: let it return a number, or write its results through a reference or "
                  "pointer (a lambda around it can do so)");
    if constexpr (!std::is_same_v<Named, Deduced>)
        return std::enable_if<true, Named>{};
    else if constexpr (mode == Mode::tangent)
        return std::enable_if<true, Result>{};
    else if constexpr (mode == Mode::augmented)
        return std::enable_if<true, Tape<Result>>{};
    else
        return std::enable_if<true, typename Collect<std::tuple<Pairs...>>::type>{};
}
template <Mode mode, typename Named, typename Result, typename... Pairs>
using Returned = typename decltype(returned<mode, Named, Result, Pairs...>())::type;

// The function: as it is, or for a callable object one that calls it.

template <typename Result, typename F, typename... Ways> Result through(F *f, typename Ways::Travels... given)
{
    return (*f)(Ways::give(given)...);
}

template <Mode mode, typename Named, typename Result, typename... P, typename... A, typename... Last>
IRAD_INLINE auto of_function(Result (*f)(P...), const std::tuple<A &...> &arguments, Last... last)
{
    static_assert(sizeof...(P) == sizeof...(A), "this is not the number of arguments that the function takes");
    if constexpr (sizeof...(P) == sizeof...(A)) {
        static_assert((Direct<P, A>::template check<mode>() && ...));
        using R = Returned<mode, Named, Result, std::pair<P, A>...>;
        return spread<mode, R, std::tuple<Direct<P, A>...>, sizeof...(A)>(reinterpret_cast<void *>(f), arguments,
                                                                           last...);
    }
}

template <Mode mode, typename Named, typename Callable, typename Mark, typename... A, typename... Last>
IRAD_INLINE auto of_object(Mark &f, const std::tuple<A &...> &arguments, Last... last)
{
    using F = std::remove_reference_t<Callable>;
    static_assert(!std::is_member_pointer_v<Plain<F>>,
                  "a member is called on an object: give a lambda, [](const Model &m, double x) { return m.f(x); }");
    static_assert(std::is_invocable_v<F &, typename Way<A>::Given...>,
                  "the function cannot be called with these arguments");
    if constexpr (std::is_invocable_v<F &, typename Way<A>::Given...>) {
        using Result = std::decay_t<std::invoke_result_t<F &, typename Way<A>::Given...>>;
        using R = Returned<mode, Named, Result, std::pair<typename Way<A>::Travels, A>...>;
        auto whole = std::tuple_cat(std::tuple<Mark &>(f), arguments);
        return spread<mode, R, std::tuple<Way<Mark>, Way<A>...>, 1 + sizeof...(A)>(
            reinterpret_cast<void *>(&through<Result, F, Way<A>...>), whole, last...);
    }
}

template <Mode mode, typename Named, typename F, typename... A, typename... Last>
IRAD_INLINE auto differentiate(F &f, const std::tuple<A &...> &arguments, Last... last)
{
    if constexpr ((check_argument<mode, Plain<A>>() && ...)) {
        if constexpr (Kind<Plain<F>>::is_dup) {
            static_assert(check_argument<mode, Plain<F>>());
            return of_object<mode, Named, decltype(f.value)>(f, arguments, last...);
        } else if constexpr (std::is_function_v<std::remove_pointer_t<Plain<F>>>) {
            return of_function<mode, Named>(f, arguments, last...);
        } else {
            Const<F &> constant(f);
            return of_object<mode, Named, F>(constant, arguments, last...);
        }
    }
}

/** Settings are handed on behind all else. */
template <Mode mode, typename Named, typename F, typename All, typename... Marker, std::size_t... each>
IRAD_INLINE auto with_settings(F &f, const All &arguments, const std::tuple<Marker...> &settings,
                               std::index_sequence<each...>)
{
    return differentiate<mode, Named>(f, arguments, std::get<each>(settings)...);
}
template <Mode mode, typename Named, typename F, typename... Given> IRAD_INLINE auto run(F &f, Given &...given)
{
    auto settings = std::tuple_cat(marker_in(given)...);
    return with_settings<mode, Named>(f, std::tuple_cat(argument_in(given)...), settings,
                                      std::make_index_sequence<std::tuple_size_v<decltype(settings)>>());
}

/** The last arguments of a reverse are the tape, and before it the adjoint of the result, if that is given. */
template <typename Named, typename F, typename All, typename... Marker, std::size_t... marked, std::size_t... each>
IRAD_INLINE auto reverse(F &f, const All &all, const std::tuple<Marker...> &settings, std::index_sequence<marked...>,
                         std::index_sequence<each...>)
{
    constexpr std::size_t count = sizeof...(marked), total = std::tuple_size_v<All>;
    auto arguments = std::tie(std::get<marked>(all)...);
    if constexpr (total == count + 1)
        return differentiate<Mode::reverse, Named>(f, arguments, std::get<count>(all).tape, std::get<each>(settings)...);
    else
        return differentiate<Mode::reverse, Named>(f, arguments, std::get<count>(all), std::get<count + 1>(all).tape,
                                                   std::get<each>(settings)...);
}

template <typename T> struct IsTape : std::false_type {};
template <typename R> struct IsTape<Tape<R>> : std::true_type {};

} // namespace detail

/** The gradient of f: adjoints are added into the shadows; returned are the derivatives by Active arguments. */
template <typename Result = detail::Deduced, typename F, typename... Arguments>
IRAD_INLINE auto autodiff(F &&f, Arguments &&...arguments)
{
    return detail::run<detail::Mode::gradient, Result>(f, arguments...);
}

/** The tangent of f's result; shadows of what f writes receive tangents. */
template <typename Result = detail::Deduced, typename F, typename... Arguments>
IRAD_INLINE auto fwddiff(F &&f, Arguments &&...arguments)
{
    return detail::run<detail::Mode::tangent, Result>(f, arguments...);
}

/** Runs f and keeps on a tape what irad::reverse needs. */
template <typename Result = detail::Deduced, typename F, typename... Arguments>
IRAD_INLINE auto augmentfwd(F &&f, Arguments &&...arguments)
{
    return detail::run<detail::Mode::augmented, Result>(f, arguments...);
}

/** The reverse of one irad::augmentfwd, with its arguments, and then its tape or the result's adjoint and its tape. */
template <typename Result = detail::Deduced, typename F, typename... Arguments>
IRAD_INLINE auto reverse(F &&f, Arguments &&...arguments)
{
    using All = typename detail::Arguments<std::tuple<void, void>, detail::Plain<Arguments>...>::type;
    constexpr std::size_t total = std::tuple_size_v<All> - 2;
    constexpr bool has_tape = detail::IsTape<std::tuple_element_t<total + 1, All>>::value;
    static_assert(has_tape, "the last argument of irad::reverse is what irad::augmentfwd returned");
    if constexpr (has_tape) {
        constexpr std::size_t seeds = detail::is_number<std::tuple_element_t<total, All>> ? 1 : 0;
        auto settings = std::tuple_cat(detail::marker_in(arguments)...);
        return detail::reverse<Result>(f, std::tuple_cat(detail::argument_in(arguments)...), settings,
                                       std::make_index_sequence<total - 1 - seeds>(),
                                       std::make_index_sequence<std::tuple_size_v<decltype(settings)>>());
    }
}

} // namespace irad

#undef IRAD_INLINE
#endif
