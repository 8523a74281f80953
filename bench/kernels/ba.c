/* Bundle adjustment residuals: each observation projects one point into one camera.
 *
 * A camera has 11 parameters: rotation vector (3), centre (3), focal length, principal point (2),
 * radial distortion (2). The definition is that of ADBench (Srajer, Kukelova, Fitzgibbon, 2018). */
#include <math.h>

enum { CAMERA = 11, ROTATION = 0, CENTRE = 3, FOCAL = 6, PRINCIPAL = 7, RADIAL = 9 };

static double dot3(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross3(const double *a, const double *b, double *out)
{
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

/* Rodrigues' formula, and its first-order limit for a vanishing rotation vector. */
static void rotate(const double *rotation, const double *point, double *out)
{
    double squared = dot3(rotation, rotation);
    double turned[3];
    if (squared != 0) {
        double angle = sqrt(squared);
        double c = cos(angle), s = sin(angle);
        double axis[3];
        for (int i = 0; i < 3; i++)
            axis[i] = rotation[i] / angle;
        cross3(axis, point, turned);
        double along = dot3(axis, point) * (1 - c);
        for (int i = 0; i < 3; i++)
            out[i] = point[i] * c + turned[i] * s + axis[i] * along;
    } else {
        cross3(rotation, point, turned);
        for (int i = 0; i < 3; i++)
            out[i] = point[i] + turned[i];
    }
}

static void project(const double *camera, const double *point, double *out)
{
    double centred[3], seen[3];
    for (int i = 0; i < 3; i++)
        centred[i] = point[i] - camera[CENTRE + i];
    rotate(camera + ROTATION, centred, seen);
    double px = seen[0] / seen[2], py = seen[1] / seen[2];
    double squared = px * px + py * py;
    double stretch = 1 + camera[RADIAL] * squared + camera[RADIAL + 1] * squared * squared;
    out[0] = px * stretch * camera[FOCAL] + camera[PRINCIPAL];
    out[1] = py * stretch * camera[FOCAL] + camera[PRINCIPAL + 1];
}

/* obs: n pairs (camera, point); feats: n pairs; error: n pairs; weight_error: n. */
void ba(const double *cams, const double *points, const double *w, const int *obs, const double *feats,
        double *error, double *weight_error, int n)
{
    for (int i = 0; i < n; i++) {
        double projected[2];
        project(cams + CAMERA * obs[2 * i], points + 3 * obs[2 * i + 1], projected);
        error[2 * i] = w[i] * (projected[0] - feats[2 * i]);
        error[2 * i + 1] = w[i] * (projected[1] - feats[2 * i + 1]);
    }
    for (int i = 0; i < n; i++)
        weight_error[i] = 1 - w[i] * w[i];
}
