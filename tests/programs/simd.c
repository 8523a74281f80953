/* What code written with SSE's and AVX's intrinsics does with numbers, one idiom each: x has 16 numbers. */
#include <immintrin.h>

static double total(__m256d v)
{
    double o[4];
    _mm256_storeu_pd(o, v);
    return 1.1 * o[0] + 0.7 * o[1] * o[1] + 1.3 * o[2] + 0.9 * o[3] * o[3];
}

static float total_ps(__m128 v)
{
    float o[4];
    _mm_storeu_ps(o, v);
    return 1.1f * o[0] + 0.7f * o[1] * o[1] + 1.3f * o[2] + 0.9f * o[3] * o[3];
}

#define PD(name, ...) \
    double name(const double *x) \
    { \
        __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4), c = _mm256_loadu_pd(x + 8); \
        int k = (int)x[15]; \
        (void)a, (void)b, (void)c, (void)k; \
        __VA_ARGS__ \
    }

#define PS(name, ...) \
    float name(const float *x) \
    { \
        __m128 a = _mm_loadu_ps(x), b = _mm_loadu_ps(x + 4), c = _mm_loadu_ps(x + 8); \
        (void)a, (void)b, (void)c; \
        __VA_ARGS__ \
    }

#define SIGN _mm256_set1_pd(-0.0)
#define TAIL _mm256_cmpgt_epi64(_mm256_set1_epi64x(k + 1), _mm256_set_epi64x(3, 2, 1, 0))

PD(largest, __m256d m = a; for (int i = 4; i < 12; i += 4) m = _mm256_max_pd(m, _mm256_loadu_pd(x + i)); return total(m);)
PD(rectified, return total(_mm256_max_pd(_mm256_setzero_pd(), _mm256_sub_pd(a, b)));)
PD(alternating, return total(_mm256_hadd_pd(_mm256_addsub_pd(a, b), _mm256_hsub_pd(b, c)));)
PD(fused, return total(_mm256_fmaddsub_pd(a, b, c)) + total(_mm256_fmsubadd_pd(a, c, b));)
PD(fraction, return total(_mm256_sub_pd(a, _mm256_floor_pd(a)));)
PD(blended, return total(_mm256_blendv_pd(a, b, _mm256_cmp_pd(a, b, _CMP_LT_OQ)));)
PD(blended_by_sign, return total(_mm256_blendv_pd(a, b, _mm256_sub_pd(a, c)));)
PD(blended_by_bits, __m256d m = _mm256_cmp_pd(a, b, _CMP_LT_OQ);
   return total(_mm256_or_pd(_mm256_and_pd(m, c), _mm256_andnot_pd(m, b)));)
PD(permuted, return total(_mm256_permutevar_pd(a, _mm256_set_epi64x(k << 1, 0, 2, 0)));)
PD(tail_load, return total(_mm256_maskload_pd(x, TAIL));)
PD(tail_store, double o[4]; _mm256_storeu_pd(o, c); _mm256_maskstore_pd(o, TAIL, _mm256_mul_pd(a, b));
   return total(_mm256_loadu_pd(o));)
PD(gathered, return total(_mm256_i32gather_pd(x + k, _mm_set_epi32(9, k, 2, 5), 8));)
PD(gathered_some,
   return total(_mm256_mask_i32gather_pd(a, x, _mm_set_epi32(9, 2, 2, 5), _mm256_cmp_pd(b, c, _CMP_LT_OQ), 8));)
PD(signs_flipped, return total(_mm256_mul_pd(c, _mm256_xor_pd(a, _mm256_set_pd(-0.0, 0.0, -0.0, 0.0))));)
PD(magnitudes, return total(_mm256_andnot_pd(SIGN, _mm256_sub_pd(a, b)));)
PD(sign_copied, return total(_mm256_mul_pd(c, _mm256_or_pd(_mm256_and_pd(SIGN, b), _mm256_andnot_pd(SIGN, a))));)
PD(counted, int n = _mm256_movemask_pd(_mm256_cmp_pd(a, b, _CMP_LT_OQ)); return n * x[1] + (n & 2 ? x[2] * x[2] : x[3]);)
PD(scaled, __m256i e = _mm256_add_epi64(_mm256_cvtepi32_epi64(_mm256_cvtpd_epi32(a)), _mm256_set1_epi64x(1023));
   return total(_mm256_mul_pd(b, _mm256_castsi256_pd(_mm256_slli_epi64(e, 52))));)
PD(moved_as_bytes, return total(_mm256_castsi256_pd(_mm256_lddqu_si256((const __m256i *)(x + 1))));)
PD(summed, __m128d l = _mm_add_pd(_mm256_castpd256_pd128(a), _mm256_extractf128_pd(a, 1));
   return _mm_cvtsd_f64(_mm_add_sd(l, _mm_unpackhi_pd(l, l))) * _mm_cvtsd_f64(l);)
PD(rounded_to_integers, return _mm_cvtsd_si32(_mm256_castpd256_pd128(b)) * x[0] + total(_mm256_round_pd(c, 3)) * x[1];)

PS(dotted, return total_ps(_mm_dp_ps(a, b, 0x71)) * total_ps(_mm_dp_ps(a, c, 0xd9));)
PS(inserted, return total_ps(_mm_insert_ps(a, b, 0x98));)
PS(first_lane, return total_ps(_mm_min_ss(_mm_mul_ps(a, a), b)) + total_ps(_mm_floor_ss(a, b));)
PS(bytes_shifted, return total_ps(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(_mm_mul_ps(a, b)), 8)));)
PS(magnitude_of_first, return total_ps(_mm_andnot_ps(_mm_set_ss(-0.0f), _mm_sub_ps(a, b)));)
PS(masked_by_words, __m128 m = _mm_castsi128_ps(_mm_set_epi32(-1, 0, -1, -1));
   return total_ps(_mm_or_ps(_mm_and_ps(m, a), _mm_andnot_ps(m, b)));)
PS(reciprocal, __m128 y = _mm_rcp_ps(a);
   return total_ps(_mm_mul_ps(y, _mm_sub_ps(_mm_set1_ps(2.f), _mm_mul_ps(a, y))));)
PS(reciprocal_root, __m128 s = _mm_mul_ps(a, a), y = _mm_rsqrt_ps(s);
   return total_ps(_mm_mul_ps(y, _mm_sub_ps(_mm_set1_ps(1.5f),
                                            _mm_mul_ps(_mm_mul_ps(_mm_set1_ps(.5f), s), _mm_mul_ps(y, y)))));)
