/* Forces of hexahedral elements on their nodes, as a Lagrangian hydrodynamics code has them: the pressure times the
   derivative of the volume by each corner, stored by element and corner, then gathered by node. */

/* A face's four corners each get a quarter of pressure times the face's area vector. */
static inline void face(const double *x, const double *y, const double *z, int a, int b, int c, int d,
                        double pressure, double *fx, double *fy, double *fz) {
    double rx = x[c] + x[b] - x[d] - x[a], ry = y[c] + y[b] - y[d] - y[a], rz = z[c] + z[b] - z[d] - z[a];
    double sx = x[c] + x[d] - x[b] - x[a], sy = y[c] + y[d] - y[b] - y[a], sz = z[c] + z[d] - z[b] - z[a];
    double quarter = 0.0625 * pressure;
    double px = quarter * (ry * sz - rz * sy), py = quarter * (rz * sx - rx * sz), pz = quarter * (rx * sy - ry * sx);
    const int corners[4] = {a, b, c, d};
    for (int k = 0; k < 4; k++) {
        fx[corners[k]] += px;
        fy[corners[k]] += py;
        fz[corners[k]] += pz;
    }
}

/* corners: eight nodes of each element; the places 8 * element + corner that belong to node i are
   places[first[i]] to places[first[i+1]]. */
void forces(const double *x, const double *y, const double *z, const double *pressure, const int *corners,
            double *cx, double *cy, double *cz, const int *first, const int *places, double *fx, double *fy, double *fz,
            int elements, int nodes) {
#pragma omp parallel for
    for (int e = 0; e < elements; e++) {
        double lx[8], ly[8], lz[8], gx[8], gy[8], gz[8];
        for (int k = 0; k < 8; k++) {
            int node = corners[8 * e + k];
            lx[k] = x[node];
            ly[k] = y[node];
            lz[k] = z[node];
            gx[k] = gy[k] = gz[k] = 0;
        }
        face(lx, ly, lz, 0, 1, 2, 3, pressure[e], gx, gy, gz);
        face(lx, ly, lz, 0, 4, 5, 1, pressure[e], gx, gy, gz);
        face(lx, ly, lz, 1, 5, 6, 2, pressure[e], gx, gy, gz);
        face(lx, ly, lz, 2, 6, 7, 3, pressure[e], gx, gy, gz);
        face(lx, ly, lz, 3, 7, 4, 0, pressure[e], gx, gy, gz);
        face(lx, ly, lz, 4, 7, 6, 5, pressure[e], gx, gy, gz);
        for (int k = 0; k < 8; k++) {
            cx[8 * e + k] = gx[k];
            cy[8 * e + k] = gy[k];
            cz[8 * e + k] = gz[k];
        }
    }
#pragma omp parallel for
    for (int i = 0; i < nodes; i++) {
        double sx = 0, sy = 0, sz = 0;
        for (int p = first[i]; p < first[i + 1]; p++) {
            int place = places[p];
            sx += cx[place];
            sy += cy[place];
            sz += cz[place];
        }
        fx[i] = sx;
        fy[i] = sy;
        fz[i] = sz;
    }
}
