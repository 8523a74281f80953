#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

static const char *const names[] = {"zero", "a \"quoted\" one\n", "tw\\o; not a comment", "\x01\xff"};
extern int elsewhere __attribute__((weak));
static _Thread_local int depth = 3;
int hidden_one __attribute__((visibility("hidden"), section(".special,data"), aligned(64))) = 7;
static int (*const table[])(const char *) = {puts, 0};

struct node {
  struct node *next, *previous;
  int (*visit)(struct node *, void *);
  char payload[];
};

int variadic(int count, ...) {
  va_list list;
  va_start(list, count);
  double sum = 0;
  for (int i = 0; i < count; i++) sum += i % 2 ? va_arg(list, int) : va_arg(list, double);
  va_end(list);
  return printf("%d %f %s\n", count, sum, names[count & 3]);
}

int count(atomic_int *counter, _Atomic double *total, atomic_flag *flag) {
  while (atomic_flag_test_and_set_explicit(flag, memory_order_acquire)) atomic_thread_fence(memory_order_seq_cst);
  double old = *total;
  while (!atomic_compare_exchange_weak(total, &old, old + 1)) continue;
  atomic_store_explicit(counter, 3, memory_order_release);
  atomic_signal_fence(memory_order_acq_rel);
  return atomic_fetch_add(counter, 1) + atomic_exchange(counter, 5) + depth++ + (&elsewhere ? elsewhere : 0);
}

struct node *insert(struct node *list, size_t bytes) {
  struct node *made = malloc(sizeof *made + bytes);
  if (!made) abort();
  *made = (struct node){.next = list, .visit = list ? list->visit : NULL};
  return made->visit && made->visit(made, made->payload) ? made : list;
}

static jmp_buf where;
int protected_call(void (*f)(void)) {
  volatile int tries = 0;
  if (setjmp(where)) tries++;
  if (tries < 3) f();
  return tries;
}

int machine(const unsigned char *code) {
  static void *const labels[] = {&&add, &&sub, &&stop};
  int value = 0;
  goto *labels[*code++];
add:
  value++;
  goto *labels[*code++];
sub:
  value--;
  goto *labels[*code++];
stop:
  return value;
}

#ifdef __x86_64__
unsigned flags_register(int x) {
  unsigned long out;
  __asm__ volatile("pushfq; popq %0 # \"text\"" : "=r"(out) : "r"(x) : "memory", "cc");
  return out;
}
int jumps(int x) {
  __asm__ goto("testl %0, %0; jne %l1" : : "r"(x) : "cc" : away);
  return 0;
away:
  return 1;
}
#endif

__attribute__((constructor)) static void begin(void) { table[0]("begin"); }
__attribute__((alias("variadic"))) int also_variadic(int, ...);
__attribute__((noinline, cold, noreturn)) void fail(const char *why) {
  fputs(why, stderr);
  exit(1);
}
