import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { freeOf } from '#model/areas/sales/sales-order/sales-order.allocating.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { coveredOn, type Shift } from '#model/stock/stock.cover.ts';
import type { ReservationRow } from '#model/stock/stock.tables.ts';
import { waitingOf } from '#model/stock/stock.waiting.ts';
import { compare } from '#model/values/order.ts';

/** The tables that demand lines are read from. */
export const demandTables = ['salesOrder', 'reservation', 'availability', 'product'] as const;

/** A line of a sales order that wants goods; quantities in thousandths. */
export interface DemandLine {
  /** The line's. */
  readonly id: string;
  readonly order: SalesOrderRow;
  readonly product: ProductRow | undefined;
  readonly held: ReservationRow;
  /** What is not allocated, and what of the product is free in its warehouse. */
  readonly waiting: number;
  readonly free: number;
}

/** All lines of sales orders that want goods. [SO63] */
export const demandLines = (model: CompanyModel): readonly DemandLine[] =>
  linesWhere(model, ({ open }) => open > 0);

/** Those that wait for somebody to allocate to them. [SO63] */
export const linesByHand = (model: CompanyModel): readonly DemandLine[] => linesWhere(model, isLeftToPeople);

/** Whether somebody has to allocate to a line: nothing does it by itself, or all that waits was freed by hand. */
export const isLeftToPeople = (held: ReservationRow): boolean =>
  waitingOf(held) > 0 && (held.byHand === true || held.freed !== undefined);

const linesWhere = (model: CompanyModel, is: (held: ReservationRow) => boolean): readonly DemandLine[] =>
  (model.replica.rows('reservation') as readonly ReservationRow[]) // table reservation holds ReservationRow
    .filter((held) => held.kind === 'salesOrder' && is(held))
    .flatMap((held) => demandLine(model, held) ?? []);

function demandLine({ replica: { view } }: CompanyModel, held: ReservationRow): DemandLine | undefined {
  const order = view.get('salesOrder', held.document);
  if (!order) return undefined;
  const product = view.get('product', held.product);
  return { id: held.id, order, product, held, waiting: waitingOf(held), free: freeOf(view, held) };
}

/** One line; undefined once it wants nothing. */
export function demandLineOf(model: CompanyModel, line: string): DemandLine | undefined {
  const held = model.replica.view.get('reservation', line);
  return held && held.open > 0 ? demandLine(model, held) : undefined;
}

/** How much a press allocates to a line: what it waits for, as far as it is free. */
export const allocatable = ({ waiting, free }: DemandLine): number => Math.min(waiting, free);

/** The lines of other orders that have the same goods in the same warehouse: who is served last, first. [SO65] */
export const otherHolders = (model: CompanyModel, { held, order }: DemandLine): readonly DemandLine[] =>
  model.replica.view
    .by('reservation', 'product', held.product)
    .filter(
      ({ kind, document, warehouse, soft }) =>
        kind === 'salesOrder' && document !== order.id && warehouse === held.warehouse && soft > 0,
    )
    .toSorted((a, b) => a.priority - b.priority || compare(b.on, a.on) || compare(b.id, a.id))
    .flatMap((other) => demandLine(model, other) ?? []);

/** What becomes of a line if some of it is taken, or taken for it: the day on which the rest can come. [SO65] */
export const comesThen = (
  { replica: { view } }: CompanyModel,
  { held }: DemandLine,
  today: string,
  shift: Shift,
): { readonly waits: number; readonly on: string | null } => ({
  waits: Math.max(0, waitingOf(held) - (shift.get(held.id) ?? 0)),
  on: coveredOn(view, held, today, shift),
});
