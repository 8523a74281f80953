#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! parser_with_variables
struct parser { const char *s; const double *vars; };
static double expr(struct parser *p);
static double factor(struct parser *p) {
  if (*p->s == '(') { p->s++; double v = expr(p); p->s++; return v; }
  if (*p->s == '-') { p->s++; return -factor(p); }
  if (isalpha((unsigned char)*p->s)) return p->vars[*p->s++ - 'a'];
  double v = 0; while (isdigit((unsigned char)*p->s)) v = 10 * v + (*p->s++ - '0');
  return v;
}
static double term(struct parser *p) {
  double v = factor(p);
  while (*p->s == '*' || *p->s == '/') { char o = *p->s++; double w = factor(p); if (o == '*') v *= w; else v /= w; }
  return v;
}
static double expr(struct parser *p) {
  double v = term(p);
  while (*p->s == '+' || *p->s == '-') { char o = *p->s++; double w = term(p); if (o == '+') v += w; else v -= w; }
  return v;
}
double f(const double *x, int n) {
  struct parser p = { "(a+b)*c-d/(a*a+2)", x };
  return expr(&p);
}

//! text_on_the_heap either
struct parser { char *s; const double *vars; };
static double item(struct parser *p) {
  if (*p->s == '(') { p->s++; double v = item(p) * item(p); p->s++; return v; }
  return p->vars[*p->s++ - 'a'] * 2;
}
double f(const double *x, int n) {
  char *text = malloc(32);
  strcpy(text, "(a(b(ce)))");
  struct parser p = { text, x };
  double r = item(&p);
  free(text);
  return r;
}

//! bytes_out_of_users_memory either
struct job { const unsigned char *from; unsigned char *to; int n; };
static NOINLINE void move(struct job *j) { for (int i = 0; i < j->n; i++) j->to[i] = j->from[i]; }
double f(const double *x, int n) {
  double y[8]; struct job j = { (const unsigned char *)x, (unsigned char *)y, 8 * n };
  move(&j);
  double s = 0; for (int i = 0; i < n; i++) s += y[i] * y[i] * x[i];
  return s;
}

//! bytes_out_of_users_memory_twice either
struct job { const unsigned char *from; unsigned char *to; int n; };
static NOINLINE void move(struct job *j) { for (int i = 0; i < j->n; i++) j->to[i] = j->from[i]; }
double f(const double *x, int n) {
  double y[8], z[8]; struct job j = { (const unsigned char *)x, (unsigned char *)y, 8 * n };
  move(&j); j.to = (unsigned char *)z; move(&j);
  double s = 0; for (int i = 0; i < n; i++) s += y[i] * y[i] * z[i];
  return s;
}

//! two_texts
struct reader { const char *keys; const char *weights; const double *vars; };
static NOINLINE double next(struct reader *r) {
  if (!*r->keys) return 0;
  double w = *r->weights++ - '0';
  double v = r->vars[*r->keys++ - 'a'];
  return w * v * v + next(r);
}
double f(const double *x, int n) {
  struct reader r = { "abcah", "12345", x };
  return next(&r) * x[1];
}

//! stack_machine
struct vm { const unsigned char *code; const double *constants; const double *x; double stack[16]; int top; };
static NOINLINE void step(struct vm *m) {
  switch (*m->code++) {
  case 0: m->stack[m->top++] = m->x[*m->code++]; break;
  case 1: m->stack[m->top++] = m->constants[*m->code++]; break;
  case 2: m->top--; m->stack[m->top - 1] += m->stack[m->top]; break;
  case 3: m->top--; m->stack[m->top - 1] *= m->stack[m->top]; break;
  case 4: m->stack[m->top - 1] = sin(m->stack[m->top - 1]); break;
  }
}
double f(const double *x, int n) {
  static const unsigned char code[] = { 0, 0, 0, 1, 3, 1, 0, 2, 4, 0, 2, 3, 0, 3, 1, 1, 3, 2, 255 };
  static const double constants[] = { 0.25, 3.5 };
  struct vm m = { code, constants, x, {0}, 0 };
  while (*m.code != 255) step(&m);
  return m.stack[0];
}
