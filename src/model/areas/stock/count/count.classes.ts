import { compare } from '#model/values/order.ts';

/** A product's share of what the company uses up: A the few that make up most of it, C the many that make up little. */
export type AbcClass = 'A' | 'B' | 'C';

/** What was used up of a product, minor units at cost. */
export interface Consumed {
  readonly product: string;
  readonly value: number;
}

/** The products of A and B; all others are C. */
export type AbcClasses = ReadonlyMap<string, 'A' | 'B'>;

/** Shares of the whole, percent, that the products of A, and of A and B together, make up. */
const [MOST, NEARLY_ALL] = [80, 95];

/**
 * [CN8] Classes by value of annual usage: products in falling order of value, A up to 80 % of the sum, B up to 95 %, C
 * the rest and what was not used at all. The product that crosses a bound still belongs to the class before it.
 * (Silver, Pyke, Thomas: Inventory and Production Management in Supply Chains, chapter 2.)
 */
export function classesOf(consumed: readonly Consumed[]): AbcClasses {
  const used = consumed
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || compare(a.product, b.product));
  const whole = used.reduce((sum, { value }) => sum + value, 0);
  const classes = new Map<string, 'A' | 'B'>();
  let before = 0;
  for (const { product, value } of used) {
    if (before * 100 >= whole * NEARLY_ALL) break;
    classes.set(product, before * 100 < whole * MOST ? 'A' : 'B');
    before += value;
  }
  return classes;
}

/** The class of the most important of some products. */
export function highestClass(classes: AbcClasses, products: readonly string[]): AbcClass {
  const all = new Set(products.map((product) => classes.get(product)));
  return all.has('A') ? 'A' : all.has('B') ? 'B' : 'C';
}
