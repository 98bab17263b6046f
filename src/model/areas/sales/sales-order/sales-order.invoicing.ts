import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { partOf, partsOf, pricedPerLine, total, type LinePart } from '#model/lines/line-parts.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import { basisOf, toCreditOfLine, toInvoiceOfLine } from './sales-order.basis.ts';
import type { CreditToOwe, SalesOrderFact, SalesOrderRow } from './sales-order.facts.ts';
import { freightToTakeOff } from './sales-order.freight.ts';
import { feesLeftOf } from './sales-order.fees.ts';
import type {
  AdvanceCredited,
  FeeParts,
  InvoicedParts,
  KeptFees,
  NotedParts,
  UninvoicedParts,
} from './sales-order.invoiced.ts';

type Context = DecisionContext<SalesOrderRow>;

/** An order whose lines count so much more as invoiced, or less, thousandths. */
const counting = (row: SalesOrderRow, parts: readonly LinePart[], sign: 1 | -1): SalesOrderRow => ({
  ...row,
  lines: row.lines.map((line) => ({ ...line, invoiced: line.invoiced + sign * partOf(parts, line.id) })),
});

/** Whether something is left to invoice: thousandths of lines, and minor units of fees. */
const leftToInvoice = (row: SalesOrderRow): number =>
  total(row.lines, (line) => toInvoiceOfLine(row, line)) + feesLeftOf(row);
const amountOf = (fees: FeeParts = []): number => total(fees, ({ amount }) => amount);

const invoicedIn = (row: SalesOrderRow): number => total(row.lines, ({ invoiced }) => invoiced);

/** [BIL5] Whether nothing that left is to be invoiced after it. */
export const invoicesTheRest = ({ row }: Context, { lines, fees }: InvoicedParts): boolean =>
  row !== undefined && leftToInvoice(counting(row, lines, 1)) === amountOf(fees);

/** [BIL5] Whether all that stays with the customer is invoiced, once this has come back uninvoiced. */
export const leavesNothingToInvoice = (
  { row }: Context,
  { lines }: { readonly lines: readonly LinePart[] },
): boolean => row !== undefined && leftToInvoice(row) === total(lines, ({ quantity }) => quantity);

/** [BIL5] Whether what was taken back leaves nothing to be invoiced: the goods came back, too. */
export const staysInvoiced = ({ row }: Context, { lines, fees }: UninvoicedParts): boolean =>
  row !== undefined && leftToInvoice(counting(row, lines, -1)) + amountOf(fees) === 0;

/** [BIL5] Whether something stays invoiced where the rest is to be invoiced again. */
export const staysPartlyInvoiced = ({ row }: Context, { lines }: UninvoicedParts): boolean =>
  row !== undefined && invoicedIn(counting(row, lines, -1)) > 0;

/** [BIL5] Nothing that left is to be invoiced, of what was invoiced here. */
export const everythingIsInvoiced: Rule<SalesOrderRow> = ({ row }) =>
  row?.invoices && leftToInvoice(row) === 0 ? null : { code: 'moreToInvoice' };

/** [BIL5] Whether all that was invoiced has been credited. */
export const nothingIsInvoiced = ({ row }: Context): boolean => row !== undefined && invoicedIn(row) === 0;

/** [BIL5] Something of it is invoiced. */
export const somethingIsInvoiced: Rule<SalesOrderRow> = ({ row }) =>
  row && invoicedIn(row) > 0 ? null : { code: 'nothingInvoiced' };

/** [BIL22] Whether something of an advance is neither deducted nor credited. */
export const hasAdvance = ({ row }: Context): boolean => (row?.advances ?? []).some(({ left }) => left > 0);

/** [BIL24] Whether nothing is left of its advances after a note has taken so much back. */
export const creditsAllAdvances = ({ row }: Context, { lines }: AdvanceCredited): boolean =>
  total(row?.advances ?? [], ({ left }) => left) <= total(lines, ({ amount }) => amount);

/** [BIL1] Something of it is to be invoiced. */
export const somethingIsToInvoice: Rule<SalesOrderRow> = ({ row }) =>
  row && leftToInvoice(row) > 0 ? null : { code: 'nothingToInvoice' };

/** [BIL14] Goods that were invoiced come back with a return, which credits them; services that were stay done. */
export const goodsAreNotInvoiced: Rule<SalesOrderRow, { readonly lines: readonly LinePart[] }> = (
  { row },
  data,
) => {
  if (!row || !data) return null;
  const isInvoiced = row.lines.some(
    (line) => !row.paidElsewhere && line.shipped - partOf(data.lines, line.id) < line.invoiced,
  );
  if (isInvoiced) return { code: 'goodsAreInvoiced' };
  // With the last goods, the services that left with them are open again.
  const undoes = row.lines.every((line) => !line.stocked || line.shipped <= partOf(data.lines, line.id));
  const isDone = undoes && row.lines.some((line) => !line.stocked && !row.paidElsewhere && line.invoiced > 0);
  return isDone ? { code: 'servicesAreInvoiced' } : null;
};

/** What a return is to be credited for: what of it is not invoiced comes back first, then what was credited and stayed. [BIL3] */
export function creditOwed({ row }: Context, { kept, ...data }: CreditToOwe): SalesOrderFact<'creditOwed'> {
  const keptBack = partsOf(row?.lines ?? [], (line) => {
    const invoiced = partOf(data.lines, line.id) - (row ? toInvoiceOfLine(row, line) : 0);
    return Math.min(line.creditedOnly ?? 0, invoiced);
  });
  if (!row || row.paidElsewhere) return data;
  const { fees, byNotes } = settledBy(row, { ...data, keptBack, kept });
  const freightOff = freightToTakeOff(row, data.freight ?? 0);
  return {
    ...data,
    ...(keptBack.length > 0 && { keptBack }),
    ...(fees.length > 0 && { fees }),
    ...(byNotes.length > 0 && { byNotes }),
    ...(freightOff.length > 0 && { freightOff }),
  };
}

type Owed = CreditToOwe & { readonly keptBack: readonly LinePart[] };

/**
 * What notes credit of the goods that came back: those that were invoiced and not credited before. What is kept of their
 * price comes off that first; what is more than they cost, or kept of others, is invoiced. [BIL28] [BIL29]
 */
function settledBy(
  row: SalesOrderRow,
  { kept = [], lines, keptBack }: Owed,
): { readonly fees: KeptFees; readonly byNotes: NotedParts } {
  const byNotes = row.lines.flatMap((line) => {
    const back = partOf(lines, line.id);
    const invoiced = back - Math.min(back, toInvoiceOfLine(row, line)) - partOf(keptBack, line.id);
    return invoiced > 0
      ? [{ line: line.id, quantity: invoiced, price: amountOfPart(line, invoiced), kept: 0 }]
      : [];
  });
  const fees = kept.flatMap((fee) => {
    const noted = byNotes.find(({ line }) => line === fee.line);
    const off = noted ? Math.min(fee.amount, noted.price - noted.kept) : 0;
    if (noted) noted.kept += off;
    return fee.amount === off ? [] : [{ ...fee, amount: fee.amount - off }];
  });
  return { fees, byNotes: byNotes.map(({ price: _price, ...part }) => part) };
}

/** What a note takes back: what it leaves with the customer, of goods that have come back before, is not with them. [BIL3] */
export function uninvoiced({ row }: Context, data: UninvoicedParts): SalesOrderFact<'uninvoiced'> {
  const after = row && counting(row, data.lines, -1);
  const keptBack = partsOf(after?.lines ?? [], (line) =>
    Math.min(partOf(data.kept, line.id), after ? toCreditOfLine(after, line) : 0),
  );
  return keptBack.length === 0 ? data : { ...data, keptBack };
}

/** What is to be invoiced counts as invoiced by somebody else. [BIL16] */
export function invoicedElsewhere({ row, id }: Context): SalesOrderFact<'invoicedElsewhere'> {
  if (!row) throw new Error(`sales order ${id} is not there`);
  const parts = basisOf(row).map(({ line, quantity, amount }) => ({ line: line.id, quantity, amount }));
  return { lines: pricedPerLine(parts) };
}
