import { total } from '#model/lines/line-parts.ts';
import { totals } from '#model/lines/line-totals.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { valueAt } from '#model/values/money.ts';
import type { SettledLine } from './sales-order.facts.ts';
import { enteredId } from './sales-order.kits.ts';

/** Net price and cost, minor units of the company's currency; a cost of null is not known. */
export interface Margin {
  readonly net: number;
  readonly cost: number | null;
}

interface Sold {
  /** Millionths of the company's currency for one of the order's. */
  readonly rate: number;
  readonly pricesIncludeVat: boolean;
  readonly lines: readonly (SettledLine & { readonly cancelled?: number })[];
}

/**
 * What each line leaves: its price without VAT less the cost of its goods; of a kit, of all its parts together. Nothing
 * is said of a line without a price. What is not kept in stock has no cost. [SO41]
 * @param costOf moving average cost of a product, ten-thousandths; null: not known
 */
export function marginsOf(
  { rate, pricesIncludeVat, lines }: Sold,
  costOf: (product: string) => number | null,
): ReadonlyMap<string, Margin> {
  const margins = new Map<string, Margin>();
  const add = (id: string, { net, cost }: Margin): void => {
    const before = margins.get(id) ?? { net: 0, cost: 0 };
    const sum = before.cost === null || cost === null ? null : before.cost + cost;
    margins.set(id, { net: before.net + net, cost: sum });
  };
  for (const line of lines) {
    if (line.price === null) continue;
    const unitCost = line.stocked ? costOf(line.product) : 0;
    const quantity = line.quantity - (line.cancelled ?? 0);
    const margin = {
      net: amountAt(totals({ pricesIncludeVat, lines: [line] }).net, rate),
      cost: unitCost === null ? null : valueAt(quantity, unitCost),
    };
    add(line.id, margin);
    if (enteredId(line) !== line.id) add(enteredId(line), margin);
  }
  return margins;
}

/** The share of the price that is left, basis points; null where the cost is not known, or nothing is asked. */
export const marginShare = ({ net, cost }: Margin): number | null =>
  cost === null || net === 0 ? null : Math.round(((net - cost) / net) * 10_000);

/** All lines whose cost is known together, and how many have none. */
export function totalMargin(
  lines: readonly { readonly id: string }[],
  margins: ReadonlyMap<string, Margin>,
): { readonly net: number; readonly cost: number; readonly missing: number } {
  const of = lines.flatMap(({ id }) => margins.get(id) ?? []);
  const known = of.flatMap(({ net, cost }) => (cost === null ? [] : [{ net, cost }]));
  return {
    net: total(known, ({ net }) => net),
    cost: total(known, ({ cost }) => cost),
    missing: of.length - known.length,
  };
}
