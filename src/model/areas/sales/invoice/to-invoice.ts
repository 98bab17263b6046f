import type { Reader } from '#model/engine/reader.ts';
import { advanceToCredit } from '../sales-order/sales-order.advances.ts';
import { basisOf, isToCredit, isToInvoice } from '../sales-order/sales-order.basis.ts';
import type { SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { nextInvoiceGross } from '../sales-order/sales-order.paying.ts';
import { deliveredOn } from './invoice.lines.ts';
import { differingField } from './invoice.rules.ts';

/** An order with something to invoice, or to credit by a note. */
export interface ToInvoice {
  readonly id: string;
  readonly order: SalesOrderRow;
  /** What is to be invoiced with VAT, minor units of the order's currency. */
  readonly gross: number;
  /** The first day on which something left that is to be invoiced (`YYYY-MM-DD`, the company's time zone); null: not known. */
  readonly since: string | null;
  /** The last such day. */
  readonly until: string | null;
  /** Goods that were invoiced have come back, or an advance is left that nothing deducts any more. */
  readonly isToCredit: boolean;
  /** What is left of such an advance, minor units as the order's prices are. [BIL24] */
  readonly advance: number;
}

/** What of an order is to be invoiced or credited; null: nothing. [BIL1] [BIL3] */
export function toInvoice(view: Reader, order: SalesOrderRow): ToInvoice | null {
  const advance = advanceToCredit(order);
  const back = advance > 0 || (order.invoices !== undefined && isToCredit(order));
  if (!isToInvoice(order) && !back) return null;
  const parts = basisOf(order);
  const days = parts.flatMap(({ shipment }) => deliveredOn(view, shipment) ?? []).toSorted();
  return {
    id: order.id,
    order,
    gross: nextInvoiceGross(order),
    since: days[0] ?? null,
    until: days.at(-1) ?? null,
    isToCredit: back,
    advance,
  };
}

/** Orders in groups that fit on one invoice each: of one customer, and the same in all that an invoice has once. [BIL5] */
export function invoiceGroups(orders: readonly SalesOrderRow[]): SalesOrderRow[][] {
  const groups: SalesOrderRow[][] = [];
  for (const order of orders) {
    const fitting = groups.find(
      ([first]) => first?.customer === order.customer && differingField(first, order) === null,
    );
    if (fitting) fitting.push(order);
    else groups.push([order]);
  }
  return groups;
}
