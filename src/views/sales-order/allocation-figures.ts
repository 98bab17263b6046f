import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { unreleasedOf } from '#model/sales-order/sales-order.lines.ts';
import { releasePlan } from '#model/sales-order/sales-order.release.ts';
import { coverOf, holdingsOf, type Cover } from './waiting.ts';

/** An order with goods not yet on a pick list. */
export interface Releasable extends Cover {
  readonly id: string;
  readonly order: SalesOrderRow;
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
    refusal,
    lines,
    ready: lines - missing.length,
    ...coverOf(holdingsOf(model, order.id)),
  };
}
