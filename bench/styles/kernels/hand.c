/* A skinned mesh moved by the angles of its bones: how far chosen vertices are from measured points. Transforms have
 * three rows of four; parents come before their children, the root has itself as parent. */
#include <math.h>

static void compose(const double *a, const double *b, double *out)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) {
            double sum = j == 3 ? a[4 * i + 3] : 0;
            for (int k = 0; k < 3; k++)
                sum += a[4 * i + k] * b[4 * k + j];
            out[4 * i + j] = sum;
        }
}

void hand(const double *angles, const int *parents, const double *rest, const double *inverse, const double *vertices,
          const double *weights, const double *points, double *absolute, double *skin, double *errors, Index bones,
          Index count)
{
    for (Index b = 0; b < bones; b++) {
        double cx = cos(angles[3 * b]), sx = sin(angles[3 * b]), cy = cos(angles[3 * b + 1]);
        double sy = sin(angles[3 * b + 1]), cz = cos(angles[3 * b + 2]), sz = sin(angles[3 * b + 2]);
        double turn[12] = {cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx, 0,
                           sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx, 0,
                           -sy,     cy * sx,                cy * cx,                0};
        double local[12];
        compose(rest + 12 * b, turn, local);
        if (b == 0)
            for (int i = 0; i < 12; i++)
                absolute[i] = local[i];
        else
            compose(absolute + 12 * parents[b], local, absolute + 12 * b);
        compose(absolute + 12 * b, inverse + 12 * b, skin + 12 * b);
    }
    for (Index v = 0; v < count; v++)
        for (int i = 0; i < 3; i++) {
            double place = 0;
            for (Index b = 0; b < bones; b++) {
                const double *row = skin + 12 * b + 4 * i;
                place += weights[v * bones + b]
                    * (row[0] * vertices[3 * v] + row[1] * vertices[3 * v + 1] + row[2] * vertices[3 * v + 2] + row[3]);
            }
            errors[3 * v + i] = points[3 * v + i] - place;
        }
}
