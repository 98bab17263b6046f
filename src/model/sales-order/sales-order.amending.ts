import { all, type Rule } from '../engine/chart.ts';
import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import type {
  SalesOrderAmendment,
  SalesOrderFormLine,
  SalesOrderLine,
  SalesOrderRow,
} from './sales-order.facts.ts';
import { creditRefusal, customerIsActive, lineRefusal, partiesAreKnown } from './sales-order.rules.ts';
import { settleAmended } from './sales-order.terms.ts';

type AmendRule = Rule<SalesOrderRow, SalesOrderAmendment>;

/** [SO11] An amendment never goes below what is cancelled or on its way, nor changes what has shipped. */
const keepsWhatIsDone: AmendRule = ({ view, row }, data) => {
  if (!data || !row) return null;
  const sku = (line: SalesOrderLine): string => view.get('product', line.product)?.sku ?? line.product;
  for (const line of row.lines) {
    const index = data.lines.findIndex((next) => next.id === line.id);
    const next = data.lines[index];
    const least = line.cancelled + line.released;
    if ((next?.quantity ?? 0) < least)
      return onField('belowFulfilled', next ? `lines.${index}.quantity` : 'lines', { sku: sku(line), least });
    const field = next && changedField(line, next);
    if (field) return onField('lineIsFixed', `lines.${index}.${field}`, { sku: sku(line) });
  }
  return null;
};

function changedField(line: SalesOrderLine, next: SalesOrderFormLine): string | null {
  if (line.product !== next.product) return 'product';
  if (line.shipped === 0) return null;
  for (const field of ['price', 'discount', 'vatClass'] as const)
    if (line[field] !== next[field]) return field;
  return null;
}

/** [SO11] New and larger lines are judged as at confirming, and so is the credit. */
const moreIsAllowed: AmendRule = (context, data) => {
  const { view, row } = context;
  if (!data || !row) return null;
  if (data.lines.length === 0) return onField('noLines', 'lines');
  const known = partiesAreKnown(context, { ...row, lines: data.lines });
  if (known) return known;
  const before = new Map(row.lines.map((line) => [line.id, line]));
  const lines = settleAmended(view, row, data.lines);
  const grown = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.quantity > (before.get(line.id)?.quantity ?? 0));
  for (const { line, index } of grown) {
    const refusal = customerIsActive(context, undefined) ?? atIndex(lineRefusal(context, [line]), index);
    if (refusal) return refusal;
  }
  const unpriced = lines.findIndex((line) => line.price === null);
  if (unpriced >= 0) return onField('priceMissing', `lines.${unpriced}.price`);
  const wanted = lines.map((line) => ({ ...line, cancelled: before.get(line.id)?.cancelled ?? 0 }));
  return grown.length > 0 ? creditRefusal(context, { ...row, lines: wanted }) : null;
};

/** A refusal of the only line that was asked about, told of where that line stands. */
function atIndex(refusal: Refusal | null, index: number): Refusal | null {
  if (!refusal?.fields) return refusal;
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, code]) => [path.replace('lines.0.', `lines.${index}.`), code]),
  );
  return { ...refusal, fields };
}

/** [SO11] An amendment leaves something that was, or will be, delivered. */
const leavesAnOrder: AmendRule = ({ row, id }, data) => {
  if (!data || !row || row.lines.some((line) => line.shipped > 0)) return null;
  return openAfterAmending(row, data) === 0
    ? { code: 'wouldCancelAll', fix: { kind: 'salesOrder', document: id, type: 'cancel' } }
    : null;
};

export const mayAmend: AmendRule = all(keepsWhatIsDone, moreIsAllowed, leavesAnOrder);

/** Passes when an amendment leaves nothing to ship. */
export const amendsToTheEnd: AmendRule = ({ row }, data) =>
  data && row && openAfterAmending(row, data) > 0 ? { code: 'stillOpen' } : null;

/** Thousandths still to ship after an amendment. */
export function openAfterAmending(row: SalesOrderRow, data: SalesOrderAmendment): number {
  const done = new Map(row.lines.map((line) => [line.id, line.cancelled + line.shipped]));
  return data.lines.reduce((sum, line) => sum + line.quantity - (done.get(line.id) ?? 0), 0);
}
