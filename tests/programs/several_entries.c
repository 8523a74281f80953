/* Loops that are entered at several places. */

double each_into_the_other(const double *x, int n) {
  double y = x[0];
  int i = 0, k = 0;
  if (n > 10) goto newton;
halve:
  for (i = 0; i < n; i++) {
    y = 0.5 * (y + x[1] * x[i % 4]);
    if (y < x[0]) goto newton;
  }
  return y;
newton:
  for (k = 0; k < 3; k++) {
    y = y - 0.1 * (y * y - x[2]);
    if (y > 2) goto halve;
  }
  return y;
}

double device(const double *x, int n) {
  double s = 0;
  int i = 0, rounds = (n + 3) / 4;
  switch (n % 4) {
  case 0: do { s += x[i % 4] * s + 0.3; i++;
  case 3:      s += x[i % 4] * x[(i + 1) % 4]; i++;
  case 2:      s = s * x[i % 4]; i++;
  case 1:      s += x[i % 4]; i++;
          } while (--rounds > 0);
  }
  return s * s;
}

double three_ways(const double *x, int n) {
  double y = x[0], z = x[1];
  int left = 4 * n;
  if (n % 3 == 1) goto second;
  if (n % 3 == 2) goto third;
first:
  y += 0.1 * z * x[2];
  if (left-- <= 0) return y * z;
  if (y > 2.0) goto third;
second:
  z = z * 0.9 + y * x[3] * 0.2;
  if (left-- <= 0) return y - z;
  if (z > 1.5) goto first;
third:
  y = 0.7 * y + x[0] * x[1];
  if (left-- <= 0) return y + z;
  if (y < z) goto second;
  goto first;
}

double inside_a_loop(const double *x, int n) {
  double sum = 0, kept[8];
  for (int r = 0; r < n; r++) {
    double y = x[r % 4];
    int i = 0;
    if (r % 2) goto middle;
    do {
      y *= x[1];
    middle:
      kept[i % 8] = y;
      y += 0.2 * kept[(i + 7) % 8 > i ? 0 : (i + 7) % 8] * x[2];
      i++;
    } while (i < r + 2);
    sum += y * y;
  }
  return sum;
}

double steps(double *x, int n) {
  int i = 0;
  if (x[0] > 1.0) goto odd;
even:
  x[i] = x[i] * x[i + 1];
  if (++i >= 3) return x[0] + x[3];
odd:
  x[i + 1] = x[i] + x[i + 1] * x[i];
  if (++i >= 3) return x[1] * x[2];
  if (x[i] > 0.9) goto even;
  goto odd;
}
