/** The first of an endless row of names, or ids, that nothing has yet. */
export function firstFree(nth: (n: number) => string, isFree: (one: string) => boolean): string {
  for (let n = 0; ; n += 1) {
    const one = nth(n);
    if (isFree(one)) return one;
  }
}
