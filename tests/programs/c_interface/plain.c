/* No derivatives at all.
 *
 * EXPECT: 42
 */
#include <stdio.h>

int main(void)
{
    printf("42\n");
    return 0;
}
