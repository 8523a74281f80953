/* A function that returns a struct.
 *
 * REFUSED: 15: struct
 */
#include "check.h"

struct pair { double a, b; };
struct pair __enzyme_autodiff(void *, ...);

static struct pair f(double x) { return (struct pair){x, x * x}; }

int main(void)
{
    struct pair d;
    d = __enzyme_autodiff((void *)f, hide(2));
    return d.a > 0;
}
