import type { Env } from '#model/engine/env.ts';
import type { Row } from '#model/engine/rows.ts';
import type { PlanLimit } from './limits.ts';

/** Where the rows of a company are read: the same array until the table changes. */
export interface RowsOf {
  rows(table: string): readonly Row[];
}

/** Of a row what counting looks at. */
interface Counted extends Row {
  readonly state?: unknown;
  readonly orderedOn?: string;
  readonly revision?: number;
}

const gone: ReadonlySet<unknown> = new Set(['archived', 'expired', 'removed', 'revoked', 'declined']);
const isThere = ({ state }: Counted): boolean => !gone.has(state);

const counted: Readonly<
  Record<PlanLimit, { readonly table: string; readonly counts: (row: Counted, month: string) => boolean }>
> = {
  members: { table: 'member', counts: isThere },
  warehouses: { table: 'warehouse', counts: isThere },
  products: { table: 'product', counts: isThere },
  ordersPerMonth: {
    table: 'salesOrder',
    counts: ({ orderedOn = '', revision = 0 }, month) => revision > 0 && orderedOn.startsWith(month),
  },
};

const known = new WeakMap<readonly Row[], Map<string, number>>();

/**
 * [SB8] How much of a limit is used, counted from the rows of a device; `today` is the company's day. Buttons ask often, so
 * each state of a table is counted once.
 */
export function usedOf(company: RowsOf, limit: PlanLimit, today: string): number {
  const { table, counts } = counted[limit];
  const all = company.rows(table);
  const month = today.slice(0, 8);
  const key = `${limit}/${month}`;
  const counters = known.get(all) ?? new Map<string, number>();
  known.set(all, counters);
  const before = counters.get(key);
  if (before !== undefined) return before;
  const use = all.filter((row) => counts(row, month)).length;
  counters.set(key, use);
  return use;
}

/** The permission to see what a limit counts. */
const seenWith: Readonly<Record<PlanLimit, string>> = {
  members: 'member.view',
  warehouses: 'warehouse.view',
  products: 'product.view',
  ordersPerMonth: 'salesOrder.view',
};

/** [SB8] How much of a limit is used, as the server says or as the device counts; null: it is not known here. */
export function takenOf(limit: PlanLimit, { taken, held, may, today }: Env): number | null {
  if (taken) return taken(limit);
  return held && may(seenWith[limit]) ? usedOf(held, limit, today) : null;
}
