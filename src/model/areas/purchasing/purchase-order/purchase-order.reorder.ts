import { leastCommon, stepOf, type OrderedUnit } from '#model/values/units.ts';

/** A quantity (thousandths) of a product to order from a supplier for a warehouse. */
export interface Wish {
  readonly product: string;
  readonly warehouse: string;
  readonly supplier: string;
  readonly quantity: number;
}

/** One draft order. */
export interface DraftWish {
  readonly supplier: string;
  readonly warehouse: string;
  readonly wishes: readonly Wish[];
}

/** Wishes become one draft for each supplier and warehouse, in order of first appearance. [PO18] */
export function draftsFor(wishes: readonly Wish[]): readonly DraftWish[] {
  const drafts = new Map<string, { supplier: string; warehouse: string; wishes: Wish[] }>();
  for (const wish of wishes) {
    const { supplier, warehouse } = wish;
    const key = `${supplier}:${warehouse}`;
    const draft = drafts.get(key) ?? { supplier, warehouse, wishes: [] };
    draft.wishes.push(wish);
    drafts.set(key, draft);
  }
  return [...drafts.values()];
}

/** How a product is bought: a minimum, and whole multiples (thousandths). */
interface Buying {
  readonly minimum: number;
  /** Of the reorder rule. */
  readonly multiple: number;
  /** Of the supplier; absent: any quantity. */
  readonly sold?: number;
  /** The product's stock unit, and what it is bought in if not that. */
  readonly unit: string;
  readonly orderedIn?: OrderedUnit | undefined;
}

/**
 * How much to order (thousandths) of what is needed and not on a draft yet: no less than the supplier's minimum, in
 * whole multiples, rounded up to what can be ordered in the unit it is bought in; zero if drafts cover it. [PO17]
 */
export function quantityToOrder(
  needed: number,
  onDrafts: number,
  { minimum, multiple, sold = 1, unit, orderedIn }: Buying,
): number {
  const rest = needed - onDrafts;
  if (rest <= 0) return 0;
  const wanted = Math.ceil(Math.max(rest, minimum) / multiple) * multiple;
  const step = leastCommon(sold, stepOf(unit, orderedIn));
  return Math.ceil(wanted / step) * step;
}
