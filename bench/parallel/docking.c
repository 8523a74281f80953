/* How well a small molecule fits a large one, for many poses of the small one: an empirical energy of pairs of atoms with
   cut-offs, in single precision (-DREAL=double for differences). */
#include <tgmath.h>

#ifndef REAL
#define REAL float
#endif
typedef REAL real;

/* poses: three angles and a shift for each; atoms: x, y, z, radius, charge, hydrophobicity of each. */
void docking(const real *poses, const real *ligand, const real *protein, real *energies, int count, int nl, int np) {
#pragma omp parallel for
    for (int p = 0; p < count; p++) {
        const real *t = poses + 6 * p;
        real sx = sin(t[0]), cx = cos(t[0]), sy = sin(t[1]), cy = cos(t[1]);
        real sz = sin(t[2]), cz = cos(t[2]);
        real energy = 0;
        for (int l = 0; l < nl; l++) {
            const real *a = ligand + 6 * l;
            real x = cy * cz * a[0] + (sx * sy * cz - cx * sz) * a[1] + (cx * sy * cz + sx * sz) * a[2] + t[3];
            real y = cy * sz * a[0] + (sx * sy * sz + cx * cz) * a[1] + (cx * sy * sz - sx * cz) * a[2] + t[4];
            real z = -sy * a[0] + sx * cy * a[1] + cx * cy * a[2] + t[5];
            for (int m = 0; m < np; m++) {
                const real *b = protein + 6 * m;
                real dx = x - b[0], dy = y - b[1], dz = z - b[2];
                real distance = sqrt(dx * dx + dy * dy + dz * dz);
                real gap = distance - (a[3] + b[3]);
                if (gap < 0)
                    energy -= gap * 38;
                real charge = a[4] * b[4];
                if (gap < 4)
                    energy += charge * (gap < 0 ? 1 : 1 - gap / 4) * 45;
                real dry = a[5] + b[5];
                if (dry < 0 && gap < 2)
                    energy += dry * (gap < 0 ? 1 : 1 - gap / 2);
            }
        }
        energies[p] = energy * (real)0.5;
    }
}
