import type { ExpectDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { termsOf as supplierTermsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { countArrival } from './purchase-order.arrival.ts';
import {
  orderLineForm,
  type Acknowledgement,
  type Arrival,
  type LineChange,
  type OrderLineForm,
  type PurchaseOrderLine,
  type PurchaseOrderRow,
} from './purchase-order.facts.ts';
import { isAwaited } from './purchase-order.kind.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

type Lines = readonly PurchaseOrderLine[];

/** Whether everything ordered has been received. */
export const isComplete = (lines: Lines): boolean =>
  lines.length > 0 && lines.every((line) => line.received >= line.quantity);

/** Whether anything has arrived, accepted or rejected. */
export const hasArrived = (lines: Lines): boolean => lines.some((line) => line.received + line.rejected > 0);

/** The lines after a receipt (1) or its reversal (-1). */
export function afterArrival(lines: Lines, arrival: Arrival, sign: 1 | -1): PurchaseOrderLine[] {
  const next = lines.map((line) => ({ ...line }));
  countArrival(next, arrival, sign);
  return next;
}

/** The lines after the supplier's acknowledgement. */
export function afterAcknowledgement(lines: Lines, data: Acknowledgement): PurchaseOrderLine[] {
  return lines.map((line) => {
    const said = data.lines.find((entry) => entry.line === line.id);
    if (!said) return line;
    const price = said.price ?? line.price;
    return {
      ...line,
      quantity: said.quantity ?? line.quantity,
      price,
      // Another price than the list's is the supplier's own. [PRI10]
      ...(line.pricedBy !== undefined && price !== line.price && { pricedBy: 'hand' as const }),
      promisedOn: said.promisedOn === undefined ? line.promisedOn : said.promisedOn,
    };
  });
}

/** Lines as acknowledged, which keep the day that was promised first. [PO36] */
export const withFirstPromises = (
  lines: Lines,
  { expectedOn }: Pick<PurchaseOrderRow, 'expectedOn'>,
): PurchaseOrderLine[] =>
  lines.map((line) => {
    const firstPromisedOn = line.firstPromisedOn ?? line.promisedOn ?? expectedOn;
    return firstPromisedOn === null ? line : { ...line, firstPromisedOn };
  });

/**
 * A form's lines with their existing counters and the VAT rate of the day. [PO11]
 * @param on tax date, `YYYY-MM-DD`
 */
export function withCounters(
  view: Reader,
  order: { readonly supplier: string | null; readonly lines: Lines },
  form: readonly OrderLineForm[],
  on: string,
): PurchaseOrderLine[] {
  const before = new Map(order.lines.map((line) => [line.id, line]));
  const country = chargedIn(view, order.supplier);
  return form.map((line) => {
    const { received = 0, rejected = 0, returned, firstPromisedOn } = before.get(line.id) ?? {};
    return {
      ...line,
      vatRate: country === null ? 0 : vatRateOn(view, line.vatClass, country, on),
      received,
      rejected,
      ...(returned === undefined ? {} : { returned }),
      ...(firstPromisedOn === undefined ? {} : { firstPromisedOn }),
    };
  });
}

/** The country whose VAT a supplier charges, or null where it charges none: that is paid by the company itself. [PO11] */
export function chargedIn(view: Reader, supplier: string | null): string | null {
  const treatment = supplier === null ? undefined : view.get('supplier', supplier)?.vatTreatment;
  const isCharged = treatment === undefined || treatment === 'domestic';
  return isCharged ? (view.get('company', COMPANY)?.address.country ?? '') : null;
}

/** What changed between two sets of lines, for people to read: terms, not counters. */
export function changesOf(before: Lines, after: Lines): LineChange[] {
  const ids = [...new Set([...before, ...after].map((line) => line.id))];
  return ids
    .map((line) => ({ line, before: termsOf(before, line), after: termsOf(after, line) }))
    .filter((entry) => JSON.stringify(entry.before) !== JSON.stringify(entry.after));
}

const termKeys = Object.keys(orderLineForm.shape) as (keyof OrderLineForm)[]; // keys of a zod shape

/** In the order of the schema's keys, so that equal terms serialise equally; a redacted price stays absent. */
function termsOf(lines: Lines, id: string): OrderLineForm | null {
  const line = lines.find((one) => one.id === id);
  if (!line) return null;
  const held = termKeys.filter((key) => line[key] !== undefined);
  return Object.fromEntries(held.map((key) => [key, line[key]])) as OrderLineForm; // every key of the form
}

/**
 * A line's over-receipt tolerance in basis points: from the line, product, category and its ancestors, supplier,
 * its category and that one's ancestors, company. [PO10]
 */
function toleranceOf(
  view: Reader,
  order: Pick<PurchaseOrderRow, 'supplier'>,
  line: PurchaseOrderLine,
): number {
  const product = view.get('product', line.product);
  const supplier = order.supplier === null ? undefined : view.get('supplier', order.supplier);
  return (
    line.tolerance ??
    product?.overReceipt ??
    categoryTolerance(view, product?.category ?? null) ??
    (supplier ? supplierTermsOf(view, 'supplier', supplier).overReceipt : null) ??
    view.get('company', COMPANY)?.policies.overReceipt ??
    0
  );
}

function categoryTolerance(view: Reader, id: string | null): number | null {
  const category = id === null ? undefined : view.get('category', id);
  return category ? (category.defaults.overReceipt ?? categoryTolerance(view, category.parent)) : null;
}

/**
 * Thousandths of a line that were accepted and went back: what comes in their place is of the order. What was rejected
 * goes back first, and is still to come anyway. [PO24]
 */
const replaceable = ({ returned = 0, rejected }: PurchaseOrderLine): number =>
  Math.max(0, returned - rejected);

/**
 * Total thousandths of a line that may be received without override: the company's cap holds for any percentage. [PO10]
 * What replaces goods that went back comes on top. [PO24]
 */
export function mostReceivable(view: Reader, order: PurchaseOrderRow, line: PurchaseOrderLine): number {
  const most = multiplyDivide(line.quantity, 10_000 + toleranceOf(view, order, line), 10_000);
  const cap = view.get('company', COMPANY)?.policies.overReceiptCap ?? null;
  return (cap === null ? most : Math.min(most, line.quantity + cap)) + replaceable(line);
}

/** Thousandths of a line still to be received. */
export const openOf = (line: PurchaseOrderLine): number => Math.max(0, line.quantity - line.received);

/** What stock should expect of the order now, where that differs from what it already expects. [PO9] */
export function expectedReceipts(view: Reader, order: PurchaseOrderRow, today: string): ExpectDraft[] {
  const awaited = isAwaited(order);
  const wanted = order.lines
    .filter((line) => isStocked(view.get('product', line.product)))
    .map((line) => ({
      order: order.id,
      line: line.id,
      product: line.product,
      warehouse: order.warehouse,
      open: awaited ? openOf(line) : 0,
      on: line.promisedOn ?? order.expectedOn ?? order.orderedOn ?? today,
    }));
  const held = new Map(view.by('expectedReceipt', 'order', order.id).map((row) => [row.id, row]));
  const gone = [...held.values()].filter(
    (row) => !wanted.some((entry) => entry.line === row.id && entry.product === row.product),
  );
  const ended = gone.map(({ id, product, warehouse, on }) => ({
    order: order.id,
    line: id,
    product,
    warehouse,
    open: 0,
    on,
  }));
  return [
    ...ended,
    ...wanted.filter((entry) =>
      differs(entry, ended.some((one) => one.line === entry.line) ? undefined : held.get(entry.line)),
    ),
  ];
}

const differs = (entry: ExpectDraft, held: { open: number; on: string } | undefined): boolean =>
  held ? held.open !== entry.open || (entry.open > 0 && held.on !== entry.on) : entry.open > 0;
