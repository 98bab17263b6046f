import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { freightOffOf } from '../sales-order/sales-order.freight.ts';
import type { FreightParts } from '../sales-order/sales-order.invoiced.ts';
import type { InvoiceLine, InvoiceRow } from './invoice.facts.ts';

/** Ten-thousandths in a minor unit: a line of one piece costs its amount. */
const IN_MINOR = 100;

/** What is left of a line of an invoice, minor units as its prices are. */
type LeftOf = (line: InvoiceLine) => number;

/** A line of so much off a service that charges freight: taxed and posted as that. */
const offLine = (
  { product, vatClass, vatRate, treatment, charge, deliveredOn }: InvoiceLine,
  amount: number,
) => ({
  product,
  text: '',
  quantity: UNIT,
  price: Math.abs(amount) * IN_MINOR,
  discount: 0,
  vatClass,
  ...(charge && { charge }),
  vatRate,
  treatment,
  deliveredOn,
  amount,
});

/**
 * The lines that take the freight which returns give back off the services that charge it, a line a return and service,
 * and never more than they charge. [BIL30]
 */
export function freightOffLines(view: Reader, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const charged = new Map(lines.filter(isCharged).map((line) => [line, line.amount]));
  const orders = [...new Set([...charged.keys()].flatMap(({ order }) => order ?? []))];
  return orders.flatMap((id) => {
    const order = view.get('salesOrder', id);
    return (order ? freightOffOf(order) : []).flatMap(({ return: returned, place, line: service, left }) => {
      let rest = left;
      return [...charged].flatMap(([line, most]): InvoiceLine[] => {
        const amount = line.order === id && line.orderLine === service ? Math.min(rest, most) : 0;
        if (amount <= 0) return [];
        rest -= amount;
        charged.set(line, most - amount);
        const freightOff = { return: returned, line: line.id };
        return [{ id: `off:${place}:${line.id}`, order: id, freightOff, ...offLine(line, -amount) }];
      });
    });
  });
}

const isCharged = ({ of, orderLine, fee, advance }: InvoiceLine): boolean =>
  of === undefined && orderLine !== undefined && !fee && !advance;

/** The lines of an invoice that take freight off what one of its lines charges. */
const offsOf = ({ lines }: Pick<InvoiceRow, 'lines'>, charged: string): InvoiceLine[] =>
  lines.filter(({ freightOff, of }) => of === undefined && freightOff?.line === charged);

/** What of a line of an invoice its customer owed for it: what has come off as freight is not paid back once more. [BIL30] */
export const withoutFreightOff = (
  invoice: Pick<InvoiceRow, 'lines'>,
  line: InvoiceLine,
  leftOf: LeftOf,
): number => leftOf(line) - total(offsOf(invoice, line.id), leftOf);

/**
 * The lines that put freight back which had come off, as what charged it is taken back by quantity: in proportion, and
 * with the last of it all that is left. [BIL30]
 * @param leftOf what is left of a line of the original
 */
export function freightBackLines(
  original: InvoiceRow,
  back: readonly InvoiceLine[],
  leftOf: (line: InvoiceLine) => { readonly quantity: number; readonly amount: number },
): InvoiceLine[] {
  return back.flatMap((taken) => {
    const charged = original.lines.find(({ id }) => id === taken.of);
    if (!charged || taken.quantity === 0) return [];
    const { quantity } = leftOf(charged);
    return offsOf(original, charged.id).flatMap((off): InvoiceLine[] => {
      const left = leftOf(off).amount;
      const amount = taken.quantity >= quantity ? left : multiplyDivide(left, taken.quantity, quantity);
      const { freightOff } = off;
      return amount > 0 && freightOff
        ? [{ id: `back:${off.id}`, of: off.id, freightOff, ...offLine(off, amount) }]
        : [];
    });
  });
}

/** What lines take off for freight of an order's returns, as the order hears it; empty: nothing. [BIL30] */
export function freightPartsOf(
  lines: readonly InvoiceLine[],
  soldOn: (line: string) => InvoiceLine | undefined,
): { readonly freight?: FreightParts } {
  const freight = lines.flatMap(({ freightOff, amount }) => {
    const line = freightOff && soldOn(freightOff.line)?.orderLine;
    return line === undefined || !freightOff || amount === 0
      ? []
      : [{ return: freightOff.return, line, amount: Math.abs(amount) }];
  });
  return freight.length === 0 ? {} : { freight };
}
