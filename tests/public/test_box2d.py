"""Box2D: distances, contacts and mass of shapes, and worlds that are stepped (Debian sources `box2d`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.errors import TypeUndecided
from tests.public.cases import Case, Library
from tests.public.fetching import archive, as_bitcode, debian_source, wrapper

SOURCE = r"""
#include <box2d/box2d.h>
#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>

static b2PolygonShape polygon(const float *v, int n)
{
    b2Vec2 points[b2_maxPolygonVertices];
    for (int i = 0; i < n; i++)
        points[i].Set(v[2 * i], v[2 * i + 1]);
    b2PolygonShape shape;
    shape.Set(points, n);
    return shape;
}
static b2Transform place(const float *p)
{
    b2Transform t;
    t.Set(b2Vec2(p[0], p[1]), p[2]);
    return t;
}

extern "C" {
void mass(const float *v, int n, float density, float *out)
{
    b2MassData data;
    polygon(v, n).ComputeMass(&data, density);
    out[0] = data.mass;
    out[1] = data.center.x;
    out[2] = data.center.y;
    out[3] = data.I;
}
void bounds(const float *v, int n, const float *p, float *out)
{
    b2AABB box;
    polygon(v, n).ComputeAABB(&box, place(p), 0);
    out[0] = box.lowerBound.x;
    out[1] = box.lowerBound.y;
    out[2] = box.upperBound.x;
    out[3] = box.upperBound.y;
}
float distance(const float *v, int n, const float *w, int m, const float *p, const float *q)
{
    b2PolygonShape a = polygon(v, n), b = polygon(w, m);
    b2DistanceInput input;
    input.proxyA.Set(&a, 0);
    input.proxyB.Set(&b, 0);
    input.transformA = place(p);
    input.transformB = place(q);
    input.useRadii = false;
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput output;
    b2Distance(&output, &cache, &input);
    return output.distance;
}
float circle_distance(const float *c, float r, const float *w, int m, const float *p, const float *q)
{
    b2CircleShape a;
    a.m_p.Set(c[0], c[1]);
    a.m_radius = r;
    b2PolygonShape b = polygon(w, m);
    b2DistanceInput input;
    input.proxyA.Set(&a, 0);
    input.proxyB.Set(&b, 0);
    input.transformA = place(p);
    input.transformB = place(q);
    input.useRadii = true;
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput output;
    b2Distance(&output, &cache, &input);
    return output.distance;
}
void collide_polygons(const float *v, int n, const float *w, int m, const float *p, const float *q, float *out)
{
    b2PolygonShape a = polygon(v, n), b = polygon(w, m);
    b2Transform s = place(p), t = place(q);
    b2Manifold manifold;
    b2CollidePolygons(&manifold, &a, s, &b, t);
    b2WorldManifold world;
    world.Initialize(&manifold, s, a.m_radius, t, b.m_radius);
    for (int i = 0; i < 2; i++) {
        out[3 * i] = i < manifold.pointCount ? world.points[i].x : 0;
        out[3 * i + 1] = i < manifold.pointCount ? world.points[i].y : 0;
        out[3 * i + 2] = i < manifold.pointCount ? world.separations[i] : 0;
    }
}
float collide_circles(const float *p, const float *q, float r, float s)
{
    b2CircleShape a, b;
    a.m_radius = r;
    b.m_radius = s;
    b2Transform x = place(p), y = place(q);
    b2Manifold manifold;
    b2CollideCircles(&manifold, &a, x, &b, y);
    b2WorldManifold world;
    world.Initialize(&manifold, x, r, y, s);
    return world.separations[0] + world.points[0].x * world.normal.y;
}
float ray_polygon(const float *v, int n, const float *p, const float *ray)
{
    b2RayCastInput input;
    input.p1.Set(ray[0], ray[1]);
    input.p2.Set(ray[2], ray[3]);
    input.maxFraction = 1;
    b2RayCastOutput output;
    output.fraction = -1;
    b2PolygonShape shape = polygon(v, n);
    shape.RayCast(&output, input, place(p), 0);
    return output.fraction;
}
float ray_circle(const float *c, float r, const float *ray)
{
    b2CircleShape shape;
    shape.m_p.Set(c[0], c[1]);
    shape.m_radius = r;
    b2RayCastInput input;
    input.p1.Set(ray[0], ray[1]);
    input.p2.Set(ray[2], ray[3]);
    input.maxFraction = 1;
    b2RayCastOutput output;
    output.fraction = -1;
    b2Transform identity;
    identity.SetIdentity();
    shape.RayCast(&output, input, identity, 0);
    return output.fraction;
}
float impact(const float *v, int n, const float *w, int m, const float *from, const float *to)
{
    b2PolygonShape a = polygon(v, n), b = polygon(w, m);
    b2TOIInput input;
    input.proxyA.Set(&a, 0);
    input.proxyB.Set(&b, 0);
    input.sweepA.localCenter.SetZero();
    input.sweepA.c0 = input.sweepA.c = b2Vec2(0, 0);
    input.sweepA.a0 = input.sweepA.a = 0;
    input.sweepA.alpha0 = 0;
    input.sweepB = input.sweepA;
    input.sweepB.c0.Set(from[0], from[1]);
    input.sweepB.a0 = from[2];
    input.sweepB.c.Set(to[0], to[1]);
    input.sweepB.a = to[2];
    input.tMax = 1;
    b2TOIOutput output;
    b2TimeOfImpact(&output, &input);
    return output.t;
}
void solve3(const float *a, const float *b, float *x)
{
    b2Mat33 m(b2Vec3(a[0], a[1], a[2]), b2Vec3(a[3], a[4], a[5]), b2Vec3(a[6], a[7], a[8]));
    b2Vec3 s = m.Solve33(b2Vec3(b[0], b[1], b[2]));
    x[0] = s.x;
    x[1] = s.y;
    x[2] = s.z;
}
void sweep(const float *s, float beta, float *out)
{
    b2Sweep w;
    w.localCenter.Set(s[0], s[1]);
    w.c0.Set(s[2], s[3]);
    w.c.Set(s[4], s[5]);
    w.a0 = s[6];
    w.a = s[7];
    w.alpha0 = 0;
    b2Transform t;
    w.GetTransform(&t, beta);
    out[0] = t.p.x;
    out[1] = t.p.y;
    out[2] = t.q.s;
    out[3] = t.q.c;
}
}
"""


WORLDS_SOURCE = r"""
#include <box2d/box2d.h>

extern "C" {
/* Worlds: bodies live in a block allocator, contacts and islands in a stack allocator. */
void fall(const float *start, int steps, float *out)
{
    b2World world(b2Vec2(0, -10));
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position.Set(start[0], start[1]);
    def.linearVelocity.Set(start[2], start[3]);
    def.angularVelocity = start[4];
    b2Body *body = world.CreateBody(&def);
    b2PolygonShape box;
    box.SetAsBox(0.5f, 0.5f);
    body->CreateFixture(&box, 1.0f);
    for (int i = 0; i < steps; i++)
        world.Step(1 / 60.0f, 8, 3);
    out[0] = body->GetPosition().x;
    out[1] = body->GetPosition().y;
    out[2] = body->GetAngle();
}
void pendulum(const float *start, int steps, float *out)
{
    b2World world(b2Vec2(0, -10));
    b2BodyDef fixed, def;
    b2Body *ground = world.CreateBody(&fixed);
    def.type = b2_dynamicBody;
    def.position.Set(start[0], start[1]);
    b2Body *body = world.CreateBody(&def);
    b2CircleShape ball;
    ball.m_radius = 0.3f;
    body->CreateFixture(&ball, 1.0f);
    b2RevoluteJointDef joint;
    joint.Initialize(ground, body, b2Vec2(start[2], start[3]));
    world.CreateJoint(&joint);
    for (int i = 0; i < steps; i++)
        world.Step(1 / 60.0f, 8, 3);
    out[0] = body->GetPosition().x;
    out[1] = body->GetPosition().y;
}
}
"""


def _build(name: str, text: str, level: str) -> irad.Module:
    top = debian_source("box2d")
    files = [str(p) for part in ("collision", "common", "dynamics") for p in sorted((top / "src" / part).glob("*.cpp"))]
    flags = [level, "-w", f"-I{top / 'include'}", f"-I{top / 'src'}"]
    source = wrapper(name, text)
    members = archive(as_bitcode([source], flags), as_bitcode(files, flags))[1:]
    return irad.compile([source, *members], flags=flags)  # C++ source, so that its library is loaded


LIBRARY = Library("box2d", lambda level: _build("box2d.cpp", SOURCE, level))
WORLDS = Library("box2d worlds", lambda level: _build("box2d_worlds.cpp", WORLDS_SOURCE, level))

HEXAGON = np.array([1.0, 0.1, 0.6, 0.9, -0.4, 0.8, -1.0, 0.1, -0.5, -0.9, 0.5, -0.8], "f")
TRIANGLE = np.array([0.0, 0.0, 1.3, 0.2, 0.4, 1.1], "f")
HERE, THERE = np.array([0.1, -0.2, 0.3], "f"), np.array([3.1, 0.7, -0.4], "f")
NEAR = np.array([0.8, 0.5, 0.2], "f")
ONE = {"rtol": 1e-3, "step": 0.02}
ALL = ("-O0", "-O2", "-O3")


def zeros(n: int) -> np.ndarray:
    return np.zeros(n, "f")


#: The nodes of the tree of boxes hold floats beside indices of other nodes, which are members of unions.
NODES = (TypeUndecided, "is a floating-point number; 'b2DynamicTree::Balance(int)' takes it as an integer")

CASES = [
    Case("mass", (HEXAGON, 6, 1.3, zeros(4)), out=(3,), levels=ALL, **ONE),
    Case("bounds", (HEXAGON, 6, HERE, zeros(4)), out=(3,), **ONE),
    Case("distance", (HEXAGON, 6, TRIANGLE, 3, HERE, THERE), levels=ALL, **ONE),
    Case("circle_distance", (np.array([0.1, 0.2], "f"), 0.4, TRIANGLE, 3, HERE, THERE), **ONE),
    Case("collide_polygons", (HEXAGON, 6, TRIANGLE, 3, HERE, NEAR, zeros(6)), out=(6,), **ONE),
    Case("collide_circles", (HERE, NEAR, 0.9, 0.7), **ONE),
    Case("ray_polygon", (HEXAGON, 6, HERE, np.array([-3.0, 0.3, 3.0, 0.4], "f")), **ONE),
    Case("ray_circle", (np.array([0.1, 0.2], "f"), 0.9, np.array([-3.0, 0.3, 3.0, 0.4], "f")), **ONE),
    Case("impact", (HEXAGON, 6, TRIANGLE, 3, THERE, HERE), wrt=(4, 5), **ONE),
    Case("solve3", (np.array([3, 0.2, 0.4, 0.1, 2.5, 0.3, -0.2, 0.4, 2.8], "f"), HERE, zeros(3)), out=(2,), **ONE),
    Case("sweep", (np.array([0.1, 0.2, 0.3, -0.4, 0.8, 0.9, 0.2, 0.7], "f"), 0.4, zeros(4)), out=(2,), **ONE),
]


WORLD_CASES = [
    Case("fall", (np.array([0.1, 4.0, 1.2, 0.4, 0.7], "f"), 20, zeros(3)), out=(2,), refused=NODES, **ONE),
    Case("pendulum", (np.array([1.1, 0.2, 0.1, 0.3], "f"), 20, zeros(2)), out=(2,), refused=NODES, **ONE),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_box2d(case: Case, level: str) -> None:
    LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), WORLDS.parameters(WORLD_CASES))
def test_worlds(case: Case, level: str) -> None:
    WORLDS.run(case, level)
