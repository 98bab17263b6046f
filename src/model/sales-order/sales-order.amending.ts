import { all, type Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import { isSameUnit } from '../values/units.ts';
import { firstRefused, skuOf } from '../lines/line-rules.ts';
import type { PricedLine } from '../lines/line-schemas.ts';
import type { SalesOrderAmendment, SalesOrderLine, SalesOrderRow, SettledLine } from './sales-order.facts.ts';
import {
  creditRefusal,
  customerIsActive,
  isPriced,
  mayBeSold,
  partiesAreKnown,
} from './sales-order.rules.ts';
import { settleAmended } from './sales-order.terms.ts';

type AmendRule = Rule<SalesOrderRow, SalesOrderAmendment>;

/** [SO11] An amendment never goes below what is cancelled or released, nor changes what has shipped. */
const keepsWhatIsDone: AmendRule = ({ view, row }, data) => {
  if (!data || !row) return null;
  for (const line of row.lines) {
    const index = data.lines.findIndex((next) => next.id === line.id);
    const next = data.lines[index];
    const least = line.cancelled + line.released;
    if ((next?.quantity ?? 0) < least)
      return onField('belowFulfilled', next ? `lines.${index}.quantity` : 'lines', {
        sku: skuOf(view, line),
        least,
      });
    const field = next && changedField(line, next);
    if (field) return onField('lineIsFixed', `lines.${index}.${field}`, { sku: skuOf(view, line) });
  }
  return null;
};

function changedField(line: SalesOrderLine, next: PricedLine): string | null {
  if (line.product !== next.product) return 'product';
  if (line.shipped === 0) return null;
  if (!isSameUnit(line.orderedIn, next.orderedIn)) return 'orderedIn';
  for (const field of ['price', 'discount', 'vatClass'] as const)
    if (line[field] !== next[field]) return field;
  return null;
}

/** [SO11] New and larger lines are checked as at confirmation, and so is the credit limit. */
const moreIsAllowed: AmendRule = (context, data) => {
  const { view, row } = context;
  if (!data || !row) return null;
  if (data.lines.length === 0) return onField('noLines', 'lines');
  const known = partiesAreKnown(context, { ...row, lines: data.lines });
  if (known) return known;
  const before = new Map(row.lines.map((line) => [line.id, line]));
  const lines = settleAmended(view, row, data);
  const hasGrown = (line: SettledLine): boolean => line.quantity > (before.get(line.id)?.quantity ?? 0);
  const grows = lines.some(hasGrown);
  const refusal =
    (grows ? customerIsActive(context, undefined) : null) ??
    firstRefused(lines, (line) => (hasGrown(line) ? mayBeSold(context, line) : null)) ??
    firstRefused(lines, isPriced);
  if (refusal) return refusal;
  const wanted = lines.map((line) => ({ ...line, cancelled: before.get(line.id)?.cancelled ?? 0 }));
  return grows ? creditRefusal(context, row, wanted) : null;
};

/** [SO11] An amendment must leave something that was, or will be, delivered. */
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
