/* Tangents of memory: in place, through local arrays and structs, and of the result together.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct state { double position; long steps; double speed; };

static double advance(struct state *RESTRICT s, double dt, double drag)
{
    double history[3] = {s->position, 0, 0};
    for (int i = 1; i < 3; i++) {
        s->speed = s->speed - dt * drag * s->speed;
        s->position += dt * s->speed;
        s->steps++;
        history[i] = s->position;
    }
    return history[0] + history[1] + history[2];
}

int main(void)
{
    struct state s = {hide(1), 0, hide(2)}, ds = {1, 0, 0};
    double tangent = __irad_fwddiff((void *)advance, irad_dup, &s, &ds, irad_const, hide(0.5), irad_const, hide(0.2));
    CHECK(tangent, 3);
    CHECK(ds.position, 1);
    CHECK(ds.speed, 0);
    CHECK(s.steps, 2);

    struct state t = {1, 0, 2}, dt = {0, 0, 1};
    tangent = __irad_fwddiff((void *)advance, irad_dup, &t, &dt, irad_const, hide(0.5), irad_const, hide(0.2));
    CHECK(dt.speed, 0.81);
    CHECK(dt.position, 0.5 * (0.9 + 0.81));
    CHECK(tangent, 0.45 + 0.855);

    struct state u = {1, 0, 2}, du = {0, 0, 0};
    __irad_fwddiff((void *)advance, irad_dup, &u, &du, irad_const, hide(0.5), irad_dup, hide(0.2), 1.0);
    CHECK(du.speed, 2 * 2 * 0.9 * -0.5);
    return report();
}
