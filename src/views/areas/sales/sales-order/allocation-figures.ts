import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { unreleasedOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { canBePicked, releasePlan } from '#model/areas/sales/sales-order/sales-order.release.ts';
import { coverOf, holdingsOf, type Cover } from './waiting.ts';

/** The tables that what can be picked is read from. */
export const allocationTables = [
  'salesOrder',
  'reservation',
  'balance',
  'availability',
  'expectedReceipt',
  'location',
  'lot',
] as const;

/** An order with goods not yet on a pick list. */
export interface Releasable extends Cover {
  readonly id: string;
  readonly order: SalesOrderRow;
  /** Whether something of it can be picked now, whoever releases it. */
  readonly isReady: boolean;
  /** Why it cannot be released now; null if it can. */
  readonly refusal: Refusal | null;
  /** Lines with goods not on a pick list, and how many of them could be picked in full now. */
  readonly lines: number;
  readonly ready: number;
}

/** The orders with something to release, now or once stock arrives. [SO10] */
export function releasables(model: CompanyModel, today: string): readonly Releasable[] {
  const orders = model.replica.rows('salesOrder') as readonly SalesOrderRow[]; // table salesOrder holds SalesOrderRow
  return orders.flatMap((order) => {
    const open = order.lines.filter((line) => line.stocked && unreleasedOf(line) > 0);
    const refusal =
      open.length === 0
        ? null
        : model.replica.consider({ kind: 'salesOrder', document: order.id, type: 'release' });
    const isOver = refusal?.code === 'notInState' && !mayResume(model, order.id);
    return open.length === 0 || isOver ? [] : [figures(model, today, order, open.length, refusal)];
  });
}

/** How many orders can be picked now: the same as the list of them has. [SO61] */
export const readyToPick = (
  orders: readonly SalesOrderRow[],
  stock: { readonly view: Reader; readonly today: string },
): number => orders.filter((order) => canBePicked(stock, order)).length;

const mayResume = (model: CompanyModel, document: string): boolean =>
  model.replica.consider({ kind: 'salesOrder', document, type: 'resume' }) === null;

function figures(
  model: CompanyModel,
  today: string,
  order: SalesOrderRow,
  lines: number,
  refusal: Refusal | null,
): Releasable {
  const { missing } = releasePlan({ view: model.replica.view, today }, order, undefined);
  return {
    id: order.id,
    order,
    isReady: refusal === null || canBePicked({ view: model.replica.view, today }, order),
    refusal,
    lines,
    ready: lines - missing.length,
    ...coverOf(holdingsOf(model, order.id, today)),
  };
}
