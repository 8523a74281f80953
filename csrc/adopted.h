/* adopted.h: shadows of blocks that a program has kept from an earlier call, in a static pointer, say.
 *
 * A derivative that begins adopts such a block: it gets a shadow for as long as the derivative runs. In the end the shadow
 * of each must be zero: an adjoint that is left belongs to what the earlier call had put there.
 */
#ifndef IRAD_ADOPTED_H
#define IRAD_ADOPTED_H

#ifdef __cplusplus
extern "C" {
#endif

/* A shadow for what `malloc` has returned as `block`, each byte set to `fill`; null for null. `owner` tells derivatives
 * apart that run at the same time: an address of its own. `message` says what is wrong if something is left. */
void *irad_adopt(void *owner, void *block, const char *message, int fill);

/* The derivative itself will release the shadow, with the block. */
void irad_adopted_goes(void *shadow);

/* Release what a derivative has adopted; with `check` stop it where something is left. */
void irad_end_adoption(void *owner, int check);

#ifdef __cplusplus
}
#endif

#endif
