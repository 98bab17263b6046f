import type { DecisionContext } from '../engine/document-type.ts';
import { homeOf } from '../movement/movement.places.ts';
import { differencesOf } from '../stock/stock.values.ts';
import type { WithReason } from '../values/schemas.ts';
import type { OpenSupplierReturn, SupplierCredit } from './supplier-return.facts.ts';
import type { SupplierReturnFact, SupplierReturnRow } from './supplier-return.facts.ts';
import { creditOf } from './supplier-return.credit.ts';
import { linesFrom } from './supplier-return.source.ts';
import { leavingOf, partsLeaving } from './supplier-return.stock.ts';

type Context = DecisionContext<SupplierReturnRow>;

function rowOf({ row, id }: Context): SupplierReturnRow {
  if (!row) throw new Error(`supplier return ${id} is not there`);
  return row;
}

export function created({ view }: Context, data: OpenSupplierReturn): SupplierReturnFact<'created'> {
  const receipt = view.get('goodsReceipt', data.receipt);
  if (!receipt || receipt.supplier === null) throw new Error(`receipt ${data.receipt} has no supplier`);
  const { supplier, warehouse, order } = receipt;
  const lines = data.lines.length > 0 ? data.lines : linesFrom(view, receipt);
  return { receipt: data.receipt, supplier, warehouse, order, lines };
}

export const requested = (context: Context): SupplierReturnFact<'requested'> => ({
  number: context.draw('SR'),
});

export function dispatched(context: Context): SupplierReturnFact<'dispatched'> {
  const row = rowOf(context);
  const parts = partsLeaving(context.view, row);
  const differences = differencesOf(context.view, leavingOf(row, parts));
  return {
    lines: parts.map((part, index) => {
      const difference = differences[index] ?? 0;
      return difference === 0 ? part : { ...part, difference };
    }),
  };
}

/** What somebody typed is in the currency of what is proposed. */
export function credited(context: Context, { amount }: SupplierCredit): SupplierReturnFact<'credited'> {
  const proposed = creditOf(context.view, rowOf(context));
  return { ...proposed, amount: amount ?? proposed.amount };
}

/** [SR10] Goods that are here after all lie where they had left from, or in receiving if nothing may lie there. */
export function reversed(context: Context, { reason }: WithReason): SupplierReturnFact<'reversed'> {
  const row = rowOf(context);
  return { reason, lines: row.lines.map((line) => ({ line: line.id, to: homeOf(context.view, row, line) })) };
}
