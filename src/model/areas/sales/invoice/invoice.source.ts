import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import type { CustomerReturnRow } from '../customer-return/customer-return.facts.ts';
import { basisOf } from '../sales-order/sales-order.basis.ts';
import type { SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { servicesOf } from '../sales-order/sales-order.freight.ts';
import type { InvoiceLine, InvoiceLineForm, InvoiceRow, OpenInvoice } from './invoice.facts.ts';
import { feeLines } from './invoice.fees.ts';
import { creditableFor, creditOfReturn, freightCredited } from './invoice.returned.ts';
import { leftOf, shareOf } from './invoice.left.ts';
import { formLine, mostCredit, ofBasis } from './invoice.lines.ts';

/** What is to be invoiced of orders, line by line. [BIL1] */
export const linesOfOrders = (view: Reader, orders: readonly SalesOrderRow[]): InvoiceLineForm[] =>
  orders.flatMap((order) => {
    const counts = new Map<string, number>();
    const goods = basisOf(order).map((part) => {
      const index = counts.get(part.line.id) ?? 0;
      counts.set(part.line.id, index + 1);
      return formLine(ofBasis(view, order, part, index));
    });
    return [...goods, ...feeLines(view, order).map(formLine)];
  });

type Back = Pick<OpenInvoice, 'type' | 'return'>;

/** What a draft that takes an invoice back begins with: all that is left of it, or what a return has to be credited for. */
export function linesTakenBack(view: Reader, invoice: InvoiceRow, back: Back): InvoiceLineForm[] {
  if (back.type === 'corrective') return [];
  const returned = back.return === undefined ? undefined : view.get('customerReturn', back.return);
  return returned ? ofReturn(view, invoice, returned) : ofInvoice(invoice);
}

const ofInvoice = (invoice: InvoiceRow): InvoiceLineForm[] =>
  invoice.lines.flatMap((line) => {
    const left = leftOf(invoice, line);
    if (line.deducts || line.freightOff) return [];
    if (left.quantity <= 0 && left.amount <= 0) return [];
    return [back(line, Math.max(0, left.quantity))];
  });

const back = (line: InvoiceLine, quantity: number): InvoiceLineForm => ({
  id: `back:${line.id}`,
  of: line.id,
  ...(line.orderLine !== undefined && { again: true as const }),
  product: line.product,
  text: line.text,
  quantity,
  price: line.price,
  discount: line.discount,
  vatClass: line.vatClass,
});

/**
 * What a return takes back of an invoice: its goods, less the fees that are kept, and freight that is given back, as far as
 * the invoice has them and no other note of the return does. [BIL13] [BIL29]
 */
function ofReturn(view: Reader, invoice: InvoiceRow, returned: CustomerReturnRow): InvoiceLineForm[] {
  const of = creditOfReturn(view, returned);
  if (!of) return [];
  const { order, credit } = of;
  const creditable = creditableFor(view, of);
  const used = new Map<string, { quantity: number; kept: number }>();
  const goods = invoice.lines.flatMap((line): InvoiceLineForm[] => {
    const isGoods = line.order === order.id && line.fee === undefined;
    const sold = isGoods ? order.lines.find(({ id }) => id === line.orderLine) : undefined;
    if (!sold) return [];
    const before = used.get(sold.id) ?? { quantity: 0, kept: 0 };
    const left = creditable(sold);
    const quantity = Math.min(left.quantity - before.quantity, leftOf(invoice, line).quantity);
    if (quantity <= 0) return [];
    const share = shareOf(invoice, line, quantity);
    const fees = credit.byNotes ? left.kept : feesOf(returned, sold.id);
    const kept = Math.min(fees - before.kept, share);
    used.set(sold.id, { quantity: before.quantity + quantity, kept: before.kept + kept });
    const form = back(line, quantity);
    return [kept === 0 ? form : { ...form, kept, credited: share - kept }];
  });
  // Returns that were posted before their notes were known keep freight here.
  const kept = credit.byNotes ? 0 : Math.max(0, -(returned.freight ?? 0));
  return [...withoutKept(invoice, goods, kept), ...freight(view, invoice, of, returned)];
}

/** What a return keeps of a line of its order, minor units. */
const feesOf = ({ lines }: CustomerReturnRow, orderLine: string): number =>
  total(lines, (line) => (line.orderLine === orderLine ? line.fee : 0));

/** Freight that is kept comes off the largest lines. [RT17] */
function withoutKept(
  invoice: InvoiceRow,
  goods: readonly InvoiceLineForm[],
  kept: number,
): InvoiceLineForm[] {
  let left = kept;
  if (left === 0) return [...goods];
  const amountOf = (form: InvoiceLineForm): number => {
    const line = invoice.lines.find(({ id }) => id === form.of);
    return form.credited ?? (line ? shareOf(invoice, line, form.quantity) : 0);
  };
  return goods
    .toSorted((a, b) => amountOf(b) - amountOf(a))
    .map((form) => {
      const off = Math.min(left, amountOf(form));
      left -= off;
      return off === 0 ? form : { ...form, credited: amountOf(form) - off };
    });
}

/** Freight that goes back to the customer, off what the invoice charged for it: for services, where none is marked as freight. [RT17] */
function freight(
  view: Reader,
  invoice: InvoiceRow,
  of: NonNullable<ReturnType<typeof creditOfReturn>>,
  returned: CustomerReturnRow,
): InvoiceLineForm[] {
  const { order } = of;
  const off = total(of.credit.freightOff ?? [], ({ amount }) => amount);
  let left = Math.max(0, (returned.freight ?? 0) - off - freightCredited(view, of));
  const services = new Set(servicesOf(order).map(({ id }) => id));
  return invoice.lines.flatMap((line) => {
    if (line.order !== order.id || line.fee || !services.has(line.orderLine ?? '') || left === 0) return [];
    const credited = Math.max(0, Math.min(left, mostCredit(invoice, line)));
    left -= credited;
    const { again: _, ...form } = back(line, 0);
    return credited === 0 ? [] : [{ ...form, credited }];
  });
}

/** The lines of an order that were invoiced, newest invoice first, that a return is credited on. [BIL13] */
export function invoicesToCredit(view: Reader, order: SalesOrderRow): InvoiceRow[] {
  return (order.invoices ?? []).toReversed().flatMap((id) => {
    const invoice = view.get('invoice', id);
    return invoice && invoice.type !== 'creditNote' ? [invoice] : [];
  });
}
