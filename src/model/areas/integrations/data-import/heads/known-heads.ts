import { headsOf } from './heads.ts';
import { plain } from '../reading/plain.ts';

const own = ['products', 'customers', 'stock', 'open-sales-orders', 'list-prices', 'locations'];
const all = new Set(
  own.flatMap((target) =>
    Object.entries(headsOf(target)).flatMap(([field, heads]) => [field, ...heads].map(plain)),
  ),
);

/** Whether a head, as `plain` writes it, is one that files are known to have. */
export const isKnownHead = (head: string): boolean => all.has(head);

/** What a mapping that is kept is found again by: the heads of its file, in any order. [DI17] */
export const headsKey = (heads: readonly string[]): string =>
  heads
    .map(plain)
    .filter((head) => head !== '')
    .toSorted()
    .join('|');
