import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { dayIn } from '#model/values/moments.ts';
import { basisOfLine, type BasisPart } from '../sales-order/sales-order.basis.ts';
import type { SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { supplyOf, vatOf, type VatSale } from '../sales-order/sales-order.vat.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { deductionLines, restoringLines, settledAdvance } from './invoice.advances.ts';
import { settledFee } from './invoice.fees.ts';
import { freightBackLines, freightOffLines, withoutFreightOff } from './invoice.freight.ts';
import type { InvoiceLine, InvoiceLineForm, InvoiceRow } from './invoice.facts.ts';
import { leftOf } from './invoice.left.ts';
import { sharesOfNote } from './invoice.shares.ts';
import { withNets } from './invoice.totals.ts';

/** What decides how the lines of a draft are worked out. */
export interface InvoiceHead extends Pick<InvoiceRow, 'customer' | 'address' | 'corrects' | 'return'> {
  /** The day of an invoice without goods, `YYYY-MM-DD`. */
  readonly on: string;
}

/**
 * Lines as they were written, completed with what follows from orders, from the invoice that is taken back, and from the
 * tax tables. Several lines for one line of an order share what of it is to be invoiced, by rate; where there is less than
 * is asked for, the rest is left out. What comes off for freight, and of advances, or goes back to them, follows at the
 * end. [BIL1] [BIL2] [BIL23] [BIL30]
 */
export function settleLines(
  view: Reader,
  head: InvoiceHead,
  lines: readonly InvoiceLineForm[],
): InvoiceLine[] {
  const asked = quantitiesAsked(lines);
  const original = head.corrects === null ? undefined : view.get('invoice', head.corrects);
  const shareOf = original && sharesOfNote(view, original, lines);
  const settled = new Set<string>();
  const own = lines.flatMap((line): InvoiceLine[] => {
    if (line.deducts || line.freightOff) return [];
    if (line.of !== undefined) return original && shareOf ? [takenBack(original, line, shareOf)] : [];
    if (line.advance) return settledAdvance(view, line, undiscounted(line, line.quantity));
    if (line.fee) return settledFee(view, line);
    const key = orderKey(line);
    if (key === null) return [writtenByHand(view, head, line)];
    if (settled.has(key)) return [];
    settled.add(key);
    return ofOrderLine(view, line, asked.get(key) ?? 0);
  });
  const charged = [...own, ...freightOffLines(view, own)];
  const lasting = [
    ...charged,
    ...deductionLines(view, charged),
    ...(original ? freightBackLines(original, own, (line) => leftOf(original, line)) : []),
    ...backToAdvances(head, original, own),
  ];
  return [...withNets(lasting, original)];
}

/** What a return is credited for does not come again: advances that were deducted from it stay deducted. [BIL23] */
const backToAdvances = (
  head: InvoiceHead,
  original: InvoiceRow | undefined,
  lines: readonly InvoiceLine[],
): InvoiceLine[] =>
  original && head.return === null
    ? restoringLines(original, lines, (line) => leftOf(original, line).amount)
    : [];

const orderKey = ({ order, orderLine, fee }: InvoiceLineForm): string | null =>
  order === undefined || orderLine === undefined || fee ? null : `${order}:${orderLine}`;

/** Thousandths asked for of each line of an order. */
function quantitiesAsked(lines: readonly InvoiceLineForm[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const key = orderKey(line);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + line.quantity);
  }
  return sums;
}

function ofOrderLine(view: Reader, line: InvoiceLineForm, quantity: number): InvoiceLine[] {
  const order = view.get('salesOrder', line.order ?? '');
  const sold = order?.lines.find(({ id }) => id === line.orderLine);
  if (!order || !sold) return [];
  return basisOfLine(order, sold, quantity).map((part, index) => ({
    ...ofBasis(view, order, part, index),
    text: line.text,
  }));
}

/** A line of an invoice for what is to be invoiced of an order's line at one rate. */
export function ofBasis(view: Reader, order: SalesOrderRow, part: BasisPart, index: number): InvoiceLine {
  const { line, quantity, amount, vatRate, shipment } = part;
  return {
    id: `${line.id}:${index + 1}`,
    order: order.id,
    orderLine: line.id,
    product: line.product,
    text: line.text,
    quantity,
    ...(line.orderedIn && { orderedIn: line.orderedIn }),
    price: line.ofKit ? null : line.price,
    discount: line.ofKit ? 0 : line.discount,
    vatClass: line.vatClass,
    ...(line.charge && { charge: line.charge }),
    ...(line.ofKit && { kit: line.ofKit.kit.product }),
    amount,
    vatRate,
    treatment: vatOf(view, order, supplyOf(view, line))?.treatment ?? '',
    deliveredOn: deliveredOn(view, shipment),
  };
}

/** The day on which a shipment left (`YYYY-MM-DD`, the company's time zone); null: not known. */
export function deliveredOn(view: Reader, shipment: string | null): string | null {
  const at = shipment === null ? null : (view.get('shipment', shipment)?.shippedAt ?? null);
  return at === null ? null : dayIn(at, view.get('company', COMPANY)?.timeZone ?? 'UTC');
}

/** What of a line may be paid back in money, minor units as the prices are. [BIL7] [BIL30] */
export const mostCredit = (invoice: InvoiceRow, line: InvoiceLine): number =>
  withoutFreightOff(invoice, line, (one) => leftOf(invoice, one).amount);

function takenBack(
  invoice: InvoiceRow,
  { advance: _asked, fee: _kept, ...line }: InvoiceLineForm,
  shareOf: ReturnType<typeof sharesOfNote>,
): InvoiceLine {
  const sold = invoice.lines.find(({ id }) => id === line.of);
  if (!sold) return { ...line, amount: 0, vatRate: null, treatment: '', deliveredOn: null };
  const { product, orderedIn, price, discount, vatClass, charge, advance, vatRate, treatment, kit } = sold;
  const amount = line.credited ?? shareOf(line.of);
  return {
    ...line,
    product,
    price,
    discount,
    vatClass,
    vatRate,
    treatment,
    deliveredOn: sold.deliveredOn,
    ...(orderedIn && { orderedIn }),
    ...(charge && { charge }),
    ...(advance && { advance }),
    ...(kit !== undefined && { kit }),
    amount: amount === 0 ? 0 : -amount,
  };
}

function writtenByHand(
  view: Reader,
  head: InvoiceHead,
  { kept: _kept, ...line }: InvoiceLineForm,
): InvoiceLine {
  const { product, charge, vatClass } = line;
  const sale: VatSale = { customer: head.customer, warehouse: '', deliveryAddress: head.address };
  // What names no product is work, unless it is charged on goods.
  const isWork = product === null && charge === undefined;
  const vat = vatOf(view, sale, isWork ? 'service' : supplyOf(view, { product: product ?? '', charge }));
  return {
    ...line,
    amount: undiscounted(line, line.quantity),
    vatRate: vat && (vat.taxedIn === undefined ? 0 : vatRateOn(view, vatClass, vat.taxedIn, head.on)),
    treatment: vat?.treatment ?? '',
    deliveredOn: head.on,
  };
}

/** A line as it is edited, without what follows. */
export function formLine(line: InvoiceLine): InvoiceLineForm {
  const {
    amount: _amount,
    net: _net,
    vatRate: _rate,
    treatment: _treatment,
    deliveredOn: _day,
    kit: _kit,
    ...form
  } = line;
  return form;
}

/** The line of an order that a line of an invoice is for. */
export const soldLine = (
  view: Reader,
  line: Pick<InvoiceLineForm, 'order' | 'orderLine'>,
): SalesOrderLine | undefined =>
  view.get('salesOrder', line.order ?? '')?.lines.find(({ id }) => id === line.orderLine);
