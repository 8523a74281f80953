/* Hand tracking in outline: joint angles give bone transforms, which move a skinned mesh; the residual is
 * the distance of chosen vertices from measured points. Transforms are 4x4, row by row.
 *
 * theta: 3 angles a bone; parents: the parent of each bone, -1 for the root, parents first;
 * relative: rest transform of each bone to its parent; inverse: inverse of each absolute rest transform;
 * rest: homogeneous rest positions, 4 a vertex; weights: bones entries a vertex;
 * chosen: the vertex belonging to each measured point; points: 3 a point; residual: 3 a point. */
#include <math.h>
#include <stdlib.h>

static void multiply(const double *a, const double *b, double *out)
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            double sum = 0;
            for (int k = 0; k < 4; k++)
                sum += a[4 * i + k] * b[4 * k + j];
            out[4 * i + j] = sum;
        }
}

/* Rotation about z, then y, then x. */
static void rotation_of(const double *angle, double *out)
{
    double cx = cos(angle[0]), sx = sin(angle[0]);
    double cy = cos(angle[1]), sy = sin(angle[1]);
    double cz = cos(angle[2]), sz = sin(angle[2]);
    out[0] = cz * cy, out[1] = cz * sy * sx - sz * cx, out[2] = cz * sy * cx + sz * sx, out[3] = 0;
    out[4] = sz * cy, out[5] = sz * sy * sx + cz * cx, out[6] = sz * sy * cx - cz * sx, out[7] = 0;
    out[8] = -sy, out[9] = cy * sx, out[10] = cy * cx, out[11] = 0;
    out[12] = 0, out[13] = 0, out[14] = 0, out[15] = 1;
}

void hand(const double *theta, const int *parents, const double *relative, const double *inverse,
          const double *rest, const double *weights, const int *chosen, const double *points,
          double *residual, int bones, int count)
{
    double *absolute = malloc(sizeof(double) * 16 * bones);
    double *skinning = malloc(sizeof(double) * 16 * bones);

    for (int b = 0; b < bones; b++) {
        double rotation[16], local[16];
        rotation_of(theta + 3 * b, rotation);
        multiply(relative + 16 * b, rotation, local);
        if (parents[b] < 0)
            for (int i = 0; i < 16; i++)
                absolute[16 * b + i] = local[i];
        else
            multiply(absolute + 16 * parents[b], local, absolute + 16 * b);
        multiply(absolute + 16 * b, inverse + 16 * b, skinning + 16 * b);
    }

    for (int p = 0; p < count; p++) {
        const double *vertex = rest + 4 * chosen[p];
        const double *weight = weights + bones * chosen[p];
        double moved[3] = {0, 0, 0};
        for (int b = 0; b < bones; b++)
            for (int i = 0; i < 3; i++) {
                double sum = 0;
                for (int k = 0; k < 4; k++)
                    sum += skinning[16 * b + 4 * i + k] * vertex[k];
                moved[i] += weight[b] * sum;
            }
        for (int i = 0; i < 3; i++)
            residual[3 * p + i] = points[3 * p + i] - moved[i];
    }

    free(skinning);
    free(absolute);
}
