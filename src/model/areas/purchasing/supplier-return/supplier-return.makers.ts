import type { DecisionContext } from '#model/engine/document-type.ts';
import { homeOf } from '#model/areas/stock/movement/movement.places.ts';
import { differencesOf } from '#model/stock/stock.values.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type {
  OpenSupplierReturn,
  SendBackLine,
  SupplierCredit,
  SupplierReturnForm,
} from './supplier-return.facts.ts';
import type { SupplierReturnFact, SupplierReturnRow } from './supplier-return.facts.ts';
import { creditOf } from './supplier-return.credit.ts';
import { isKept } from './supplier-return.kind.ts';
import { partsToKeep } from './supplier-return.keeping.ts';
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

/** What was kept until now, where something was. */
const freed = ({ row }: Context): Pick<SupplierReturnFact<'updated'>, 'freed'> =>
  row?.kept ? { freed: [...row.kept] } : {};

/** What is kept of these lines from now on, where something is. [SR11] */
function kept(context: Context, lines: readonly SendBackLine[]): Pick<SupplierReturnFact<'updated'>, 'kept'> {
  const parts = partsToKeep(context.view, rowOf(context), lines);
  return parts.length > 0 ? { kept: [...parts] } : {};
}

/** Once the supplier is asked, what is kept follows the lines. [SR11] */
export const updated = (context: Context, form: SupplierReturnForm): SupplierReturnFact<'updated'> => ({
  ...form,
  ...(isKept(rowOf(context)) ? { ...freed(context), ...kept(context, form.lines) } : {}),
});

export const requested = (context: Context): SupplierReturnFact<'requested'> => ({
  number: context.draw('SR'),
  ...kept(context, rowOf(context).lines),
});

export const rejected = (context: Context, data: WithReason): SupplierReturnFact<'rejected'> => ({
  ...data,
  ...freed(context),
});

export const cancelled = (context: Context, data: WithReason): SupplierReturnFact<'cancelled'> => ({
  ...data,
  ...freed(context),
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
    ...freed(context),
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
