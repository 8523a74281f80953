/* Structs behind pointers: nested, in arrays, with arrays inside.
 *
 * EXPECT: 11 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct vec { double x, y, z; };
struct body { int id; struct vec at; double mass; float charge[2]; struct body *next; };

static double energy(const struct body *b, int n)
{
    double e = 0;
    for (int i = 0; i < n; i++) {
        const struct vec *p = &b[i].at;
        e += b[i].mass * (p->x * p->x + p->y * p->y + p->z * p->z);
        e += b[i].charge[1] * p->x;
    }
    return e;
}

int main(void)
{
    struct body b[2] = {{7, {1, 2, 3}, 2, {0, 4}, 0}, {8, {-1, hide(1), 0}, hide(3), {0, 1}, 0}};
    struct body d[2] = {{0}};
    __irad_autodiff((void *)energy, irad_dup, b, d, irad_const, 2);
    CHECK(d[0].at.x, 2 * 2 * 1 + 4);
    CHECK(d[0].at.y, 8);
    CHECK(d[0].at.z, 12);
    CHECK(d[0].mass, 14);
    CHECK(d[0].charge[0], 0);
    CHECK(d[0].charge[1], 1);
    CHECK(d[1].at.x, -6 + 1);
    CHECK(d[1].at.y, 6);
    CHECK(d[1].mass, 2);
    CHECK(d[1].charge[1], -1);
    CHECK(d[0].id + d[1].id, 0);
    return report();
}
