/* Bundle adjustment: how far projections of points by cameras are from where they were seen. A camera is a rotation
 * vector, a centre, a focal length, a principal point and two radial distortions. After ADBench (Srajer, Kukelova,
 * Fitzgibbon, 2018). */
#include <math.h>

static void turn(const double *r, const double *v, double *out)
{
    double square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
    if (square > 0) {
        double angle = sqrt(square), c = cos(angle), s = sin(angle), k[3], along;
        for (int i = 0; i < 3; i++)
            k[i] = r[i] / angle;
        along = (k[0] * v[0] + k[1] * v[1] + k[2] * v[2]) * (1 - c);
        out[0] = v[0] * c + (k[1] * v[2] - k[2] * v[1]) * s + k[0] * along;
        out[1] = v[1] * c + (k[2] * v[0] - k[0] * v[2]) * s + k[1] * along;
        out[2] = v[2] * c + (k[0] * v[1] - k[1] * v[0]) * s + k[2] * along;
    } else {
        out[0] = v[0] + r[1] * v[2] - r[2] * v[1];
        out[1] = v[1] + r[2] * v[0] - r[0] * v[2];
        out[2] = v[2] + r[0] * v[1] - r[1] * v[0];
    }
}

void ba(const double *cameras, const double *points, const double *weights, const int *seen, const double *features,
        double *errors, Index n)
{
    for (Index i = 0; i < n; i++) {
        const double *camera = cameras + 11 * seen[2 * i], *point = points + 3 * seen[2 * i + 1];
        double moved[3], turned[3];
        for (int c = 0; c < 3; c++)
            moved[c] = point[c] - camera[3 + c];
        turn(camera, moved, turned);
        double u = turned[0] / turned[2], v = turned[1] / turned[2], r2 = u * u + v * v;
        double bend = 1 + camera[9] * r2 + camera[10] * r2 * r2;
        errors[3 * i] = weights[i] * (u * bend * camera[6] + camera[7] - features[2 * i]);
        errors[3 * i + 1] = weights[i] * (v * bend * camera[6] + camera[8] - features[2 * i + 1]);
        errors[3 * i + 2] = 1 - weights[i] * weights[i];
    }
}
