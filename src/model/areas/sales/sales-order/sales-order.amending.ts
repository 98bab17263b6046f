import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import { isSameUnit } from '#model/values/units.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { SalesOrderAmendment, SalesOrderLine, SalesOrderRow, SettledLine } from './sales-order.facts.ts';
import { customerIsActive, isPriced, mayBeSold, partiesAreKnown } from './sales-order.rules.ts';
import { firstRefusedPart, kitsIn } from './sales-order.kits.ts';
import { discountAfter, discountIsFixed } from './sales-order.discount.ts';
import { limitRefusalOfChange } from './sales-order.limit.ts';
import { settleAmended } from './sales-order.terms.ts';
import { total } from '#model/lines/line-parts.ts';
import { UNIT } from '#model/values/money.ts';
import type { Reader } from '#model/engine/reader.ts';

type AmendRule = Rule<SalesOrderRow, SalesOrderAmendment>;

/** [SO11] An amendment never goes below what is cancelled or released, nor changes what has shipped. */
const keepsWhatIsDone: AmendRule = ({ view, row }, data) => {
  if (!data || !row) return null;
  for (const line of standing(row)) {
    const index = data.lines.findIndex((next) => next.id === line.id);
    const next = data.lines[index];
    if ((next?.quantity ?? 0) < line.least)
      return onField('belowFulfilled', next ? `lines.${index}.quantity` : 'lines', {
        sku: skuOf(view, line),
        least: line.least,
      });
    const field = next && changedField(line, next);
    if (field) return onField('lineIsFixed', `lines.${index}.${field}`, { sku: skuOf(view, line) });
  }
  return null;
};

/** A line as it was entered, the least that stays of it (thousandths), and what of it has shipped. */
interface Standing extends PricedLine {
  readonly least: number;
  readonly shipped: number;
}

/** Lines as they were entered; of a kit stays what any of its parts needs. */
function standing({ lines }: SalesOrderRow): Standing[] {
  const doneOf = (line: SalesOrderLine): number => line.cancelled + line.released;
  const single = lines.filter(({ ofKit }) => !ofKit).map((line) => ({ ...line, least: doneOf(line) }));
  const kits = kitsIn(lines).map(({ kit, parts }) => ({
    ...kit,
    least: Math.max(...parts.map((part) => Math.ceil(doneOf(part) / part.ofKit.per))) * UNIT,
    shipped: total(parts, (part) => part.shipped),
  }));
  return [...single, ...kits];
}

function changedField(line: Standing, next: PricedLine): string | null {
  if (line.product !== next.product) return 'product';
  if (line.shipped === 0) return null;
  if (!isSameUnit(line.orderedIn, next.orderedIn)) return 'orderedIn';
  for (const field of ['price', 'discount', 'vatClass'] as const)
    if (line[field] !== next[field]) return field;
  return null;
}

/** [SO11] New and larger lines are checked as at confirmation, and so is the credit limit whenever more is owed. */
const moreIsAllowed: AmendRule = (context, data) => {
  const { view, row } = context;
  if (!data || !row) return null;
  if (data.lines.length === 0) return onField('noLines', 'lines');
  const { tags, salesperson, lines: entered, vatOverride } = data;
  const orderDiscount = discountIsFixed(row) ? null : discountAfter(row, data);
  const named = {
    ...row,
    ...deliveryIn(data),
    tags,
    salesperson,
    lines: entered,
    orderDiscount,
    ...(vatOverride !== undefined && { vatOverride }),
  };
  const known = partiesAreKnown(context, named);
  if (known) return known;
  const before = new Map(row.lines.map((line) => [line.id, line]));
  const lines = settleAmended(view, row, data);
  const hasGrown = (line: SettledLine): boolean => line.quantity > (before.get(line.id)?.quantity ?? 0);
  const grows = lines.some(hasGrown);
  const refusal =
    (grows ? customerIsActive(context, undefined) : null) ??
    firstRefusedPart(data.lines, lines, (line) => (hasGrown(line) ? mayBeSold(context.view, line) : null)) ??
    firstRefusedPart(data.lines, lines, isPriced);
  if (refusal) return refusal;
  const wanted = lines.map((line) => {
    const { cancelled = 0, taxed } = before.get(line.id) ?? {};
    return { ...line, cancelled, ...(taxed && { taxed }) };
  });
  return limitRefusalOfChange(context, row, wanted);
};

const deliveryIn = ({ deliveryTerm, deliveryPlace }: SalesOrderAmendment): DeliveryTerms => ({
  ...(deliveryTerm !== undefined && { deliveryTerm }),
  ...(deliveryPlace !== undefined && { deliveryPlace }),
});

/** [SO11] An amendment must leave something that was, or will be, delivered. */
const leavesAnOrder: AmendRule = ({ view, row, id }, data) => {
  if (!data || !row || row.lines.some((line) => line.shipped > 0)) return null;
  return openAfterAmending(view, row, data) === 0
    ? { code: 'wouldCancelAll', fix: { kind: 'salesOrder', document: id, type: 'cancel' } }
    : null;
};

/** [SO90] What has left was reduced by the discount of its day. */
const keepsDiscount: AmendRule = ({ row }, data) => {
  if (!data || !row || !discountIsFixed(row)) return null;
  const [before, after] = [discountAfter(row, {}), discountAfter(row, data)];
  return JSON.stringify(before) === JSON.stringify(after)
    ? null
    : onField('discountIsFixed', 'orderDiscount');
};

export const mayAmend: AmendRule = all(keepsWhatIsDone, keepsDiscount, moreIsAllowed, leavesAnOrder);

/** Passes when an amendment leaves nothing to ship. */
export const amendsToTheEnd: AmendRule = ({ view, row }, data) =>
  data && row && openAfterAmending(view, row, data) > 0 ? { code: 'stillOpen' } : null;

/** Thousandths still to ship after an amendment. */
export function openAfterAmending(view: Reader, row: SalesOrderRow, data: SalesOrderAmendment): number {
  const done = new Map(row.lines.map((line) => [line.id, line.cancelled + line.shipped]));
  return total(settleAmended(view, row, data), (line) => line.quantity - (done.get(line.id) ?? 0));
}
