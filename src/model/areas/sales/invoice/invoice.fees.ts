import type { Reader } from '#model/engine/reader.ts';
import { UNIT } from '#model/values/money.ts';
import { feesToInvoice } from '../sales-order/sales-order.fees.ts';
import type { OrderFee, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import type { FeeParts } from '../sales-order/sales-order.invoiced.ts';
import { supplyOf, vatOf } from '../sales-order/sales-order.vat.ts';
import type { InvoiceLine, InvoiceLineForm } from './invoice.facts.ts';

/** Ten-thousandths in a minor unit: a line of one piece costs its amount. */
const IN_MINOR = 100;

/** Fees are only ever added to an order: their places name them. */
const idOf = ({ fees = [] }: SalesOrderRow, fee: OrderFee): string =>
  `fee:${fee.return}:${fees.indexOf(fee)}`;

/** The fees of returns that are to be invoiced of an order, a line each, taxed as the goods that came back. [BIL28] */
export const feeLines = (view: Reader, order: SalesOrderRow): InvoiceLine[] =>
  feesToInvoice(order).flatMap((fee): InvoiceLine[] => {
    const sold = order.lines.find(({ id }) => id === fee.line);
    if (!sold) return [];
    return [
      {
        id: idOf(order, fee),
        order: order.id,
        orderLine: fee.line,
        fee: { return: fee.return },
        charge: 'fee',
        product: null,
        text: '',
        quantity: UNIT,
        price: fee.left * IN_MINOR,
        discount: 0,
        vatClass: sold.vatClass,
        amount: fee.left,
        vatRate: fee.rate,
        treatment: vatOf(view, order, supplyOf(view, sold))?.treatment ?? '',
        deliveredOn: null,
      },
    ];
  });

/** A line of a fee as it is to be invoiced now; none where it has been. */
export function settledFee(view: Reader, line: InvoiceLineForm): InvoiceLine[] {
  const order = view.get('salesOrder', line.order ?? '');
  return (order ? feeLines(view, order) : [])
    .filter(({ id }) => id === line.id)
    .map((one) => ({ ...one, text: line.text }));
}

/** What lines say of the fees of an order's returns, as the order hears it; empty: nothing. */
export function feePartsOf(lines: readonly InvoiceLine[]): { readonly fees?: FeeParts } {
  const fees = lines.flatMap(({ fee, orderLine: line, vatRate, amount }) =>
    fee && line !== undefined
      ? [{ return: fee.return, line, rate: vatRate ?? 0, amount: Math.abs(amount) }]
      : [],
  );
  return fees.length === 0 ? {} : { fees };
}
