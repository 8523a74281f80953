#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#define NOINLINE __attribute__((noinline))

//! snprintf_strtod refused
double f(const double *x, int n) {
    char b[64]; double s = 0;
    for (int i = 0; i < n; i++) { snprintf(b, sizeof b, "%.17g", x[i] * x[i]); s += strtod(b, 0) * (i + 1); }
    return s;
}

//! sprintf_sscanf refused
double f(const double *x, int n) {
    char b[64]; double s = 0, d;
    for (int i = 0; i < n; i++) { sprintf(b, "%.17g %d", x[i], i); int k; if (sscanf(b, "%lf %d", &d, &k) == 2) s += d * d * (k + 1); }
    return s;
}

//! sprintf_atof_apart refused
NOINLINE static void put(char *b, double d) { sprintf(b, "%a", d); }
NOINLINE static double reread(const char *b) { return atof(b); }
double f(const double *x, int n) {
    char b[8][40]; double s = 0;
    for (int i = 0; i < n; i++) put(b[i], x[i] * x[i]);
    for (int i = 0; i < n; i++) s += reread(b[i]) * (i + 1);
    return s;
}

//! asprintf_strtod refused
int asprintf(char **, const char *, ...);
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { char *b; if (asprintf(&b, "%.17g", x[i] * x[i]) < 0) return 0; s += strtod(b, 0); free(b); }
    return s;
}

//! text_copied_between refused
double f(const double *x, int n) {
    char b[64], c[64]; double s = 0;
    for (int i = 0; i < n; i++) { snprintf(b, sizeof b, "v=%.17g;", x[i] * x[i]); strcpy(c, strchr(b, '=') + 1); s += strtod(c, 0) * (i + 1); }
    return s;
}

//! fwrite_fread refused
double f(const double *x, int n) {
    FILE *t = tmpfile(); double v[8], s = 0;
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    fwrite(v, sizeof *v, n, t); rewind(t);
    double w[8]; if (fread(w, sizeof *w, n, t) != (size_t)n) return 0;
    fclose(t);
    for (int i = 0; i < n; i++) s += w[i] * (i + 1);
    return s;
}

//! fprintf_fscanf refused
double f(const double *x, int n) {
    FILE *t = tmpfile(); double s = 0, d;
    for (int i = 0; i < n; i++) fprintf(t, "%.17g\n", x[i] * x[i]);
    rewind(t);
    for (int i = 0; i < n; i++) if (fscanf(t, "%lf", &d) == 1) s += d * (i + 1);
    fclose(t);
    return s;
}

//! fputs_fgets refused
double f(const double *x, int n) {
    FILE *t = tmpfile(); char b[64]; double s = 0;
    for (int i = 0; i < n; i++) { snprintf(b, sizeof b, "%.17g\n", x[i] * x[i]); fputs(b, t); }
    rewind(t);
    while (fgets(b, sizeof b, t)) s += strtod(b, 0);
    fclose(t);
    return s;
}

//! pipe_between refused
double f(const double *x, int n) {
    int p[2]; double s = 0;
    if (pipe(p)) return 0;
    for (int i = 0; i < n; i++) { double d = x[i] * x[i], e; if (write(p[1], &d, sizeof d) != 8 || read(p[0], &e, sizeof e) != 8) return 0; s += e * (i + 1); }
    close(p[0]); close(p[1]);
    return s;
}

//! memory_stream refused
double f(const double *x, int n) {
    char b[512]; FILE *t = fmemopen(b, sizeof b, "w+"); double s = 0, d;
    for (int i = 0; i < n; i++) fprintf(t, "%.17g ", x[i] * x[i]);
    rewind(t);
    for (int i = 0; i < n; i++) if (fscanf(t, "%lf", &d) == 1) s += d * (i + 1);
    fclose(t);
    return s;
}

//! digits_by_hand either
static int digits(double d, char *b) { int k = 0; long long m = (long long)(d * 1e12); do b[k++] = '0' + m % 10; while (m /= 10); return k; }
double f(const double *x, int n) {
    double s = 0; char b[32];
    for (int i = 0; i < n; i++) { int k = digits(x[i], b); s += x[i] * x[i] * (i + 1) + 0 * k; }
    return s;
}

//! fixed_point either tol=1e-3
double f(const double *x, int n) {
    int64_t m[8]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = i;
    for (int i = 0; i < n; i++) s += (double)m[i] * x[i] * x[i] + floor(x[i] * 0.1);
    return s;
}

//! bytes_through_chars
double f(const double *x, int n) {
    char b[64]; double s = 0;
    for (int i = 0; i < n; i++) { double d = x[i] * x[i], e; memcpy(b, &d, 8); memcpy(&e, b, 8); s += e * (i + 1); }
    return s;
}

//! record_through_chars
struct __attribute__((packed)) head { unsigned char kind; unsigned short len; };
NOINLINE static size_t put(char *b, int k, const double *v, int n) { struct head h = {k, n}; memcpy(b, &h, sizeof h); memcpy(b + sizeof h, v, n * sizeof *v); return sizeof h + n * sizeof *v; }
NOINLINE static size_t get(const char *b, int *k, double *v, int *n) { struct head h; memcpy(&h, b, sizeof h); *k = h.kind; *n = h.len; memcpy(v, b + sizeof h, h.len * sizeof *v); return sizeof h + h.len * sizeof *v; }
double f(const double *x, int n) {
    char b[256]; size_t at = 0, end; double v[8], s = 0; int k, m;
    for (int i = 0; i < n; i++) { v[0] = x[i] * x[i]; v[1] = x[i]; at += put(b + at, i + 1, v, 1 + i % 2); }
    end = at;
    for (at = 0; at < end;) { at += get(b + at, &k, v, &m); for (int j = 0; j < m; j++) s += v[j] * (k + j); }
    return s;
}

//! logged_only
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { s += x[i] * x[i] * (i + 1); printf("%d: %g\n", i, s); }
    return s;
}

//! logged_to_stderr
static int verbose = 1;
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { s += x[i] * x[i] * (i + 1); if (verbose) fprintf(stderr, "step %d sum %.3f of %s\n", i, s, "it"); }
    fflush(stderr);
    return s;
}

//! formatted_and_measured either
double f(const double *x, int n) {
    double s = 0; char b[64];
    for (int i = 0; i < n; i++) { int k = snprintf(b, sizeof b, "%.3f", x[i]); s += x[i] * x[i] * k; }
    return s;
}

//! formatted_for_a_message
static char message[128];
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    if (s > 1e3) snprintf(message, sizeof message, "sum %g is large", s);
    return s * x[0];
}

//! written_to_a_file either
double f(const double *x, int n) {
    double v[8], s = 0; FILE *t = fopen("/dev/null", "wb");
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    fwrite(v, sizeof *v, n, t); fclose(t);
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! parameters_read_from_text
static const char *text = "1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5";
double f(const double *x, int n) {
    double s = 0; char *p = (char *)text;
    for (int i = 0; i < n; i++) s += strtod(p, &p) * x[i] * x[i];
    return s;
}

//! environment_and_text
double f(const double *x, int n) {
    double s = 0, w = 2; const char *e = getenv("SURELY_NOT_SET"); if (e) w = atof(e);
    if (sscanf("3.5", "%lf", &w) != 1) w = 1;
    for (int i = 0; i < n; i++) s += w * x[i] * x[i];
    return s;
}
