import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import type { SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import type { ShipmentRow, ShipmentRowLine } from '../shipment/shipment.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import type { OpenReturn, ReturnLineForm } from './customer-return.facts.ts';
import { awaited } from './customer-return.lines.ts';

const hasLeft = new Set<unknown>(['shipped', 'delivered']);

interface Source {
  readonly shipment: ShipmentRow;
  readonly line: ShipmentRowLine;
}

/** Whether nobody remembers to have sold the goods of a line. [RT3] */
export const isUnsourced = ({
  orderLine,
  shipment,
}: Pick<ReturnLineForm, 'orderLine' | 'shipment'>): boolean => orderLine === null && shipment === null;

/** The line of a shipment that goods left with; undefined where none is named or it never left. */
export function sourceOf(
  view: Reader,
  { shipment: id, shipmentLine }: Pick<ReturnLineForm, 'shipment' | 'shipmentLine'>,
): Source | undefined {
  const shipment = id === null ? undefined : view.get('shipment', id);
  const line = shipment?.lines.find((one) => one.id === shipmentLine);
  return shipment && line && hasLeft.has(shipment.state) ? { shipment, line } : undefined;
}

/** The line of the order that goods were sold on; undefined where none is named. */
export function soldOn(
  view: Reader,
  order: string | null,
  { orderLine }: Pick<ReturnLineForm, 'orderLine'>,
): { readonly order: SalesOrderRow; readonly line: SalesOrderLine } | undefined {
  const row = order === null ? undefined : view.get('salesOrder', order);
  const line = row?.lines.find((one) => one.id === orderLine);
  return row && line ? { order: row, line } : undefined;
}

/**
 * Thousandths of a line that may still be announced: what went out, less what came back and what other returns bring
 * back. [RT2] Null where nothing tells what went out.
 */
export function leftOf(
  view: Reader,
  { order, self }: { readonly order: string | null; readonly self: string },
  line: ReturnLineForm,
): number | null {
  const sent = sentOf(view, order, line);
  if (sent === null || order === null) return sent;
  const others = view.by('customerReturn', 'announced', order).filter(({ id }) => id !== self);
  const name = sourceName(line);
  return (
    sent - total(others, ({ lines }) => total(lines, (one) => (sourceName(one) === name ? awaited(one) : 0)))
  );
}

/** Thousandths of a line that are with the customer; null where nothing tells. */
function sentOf(view: Reader, order: string | null, line: ReturnLineForm): number | null {
  if (line.shipment !== null) {
    const source = sourceOf(view, line);
    return source ? source.line.quantity - (source.line.returned ?? 0) : 0;
  }
  if (line.orderLine === null) return null;
  const sale = soldOn(view, order, line);
  return sale?.order.paidElsewhere ? sale.line.shipped - sale.line.returned : 0;
}

/** What the line that goods left with is called; null where nobody remembers to have sold them. */
export const sourceName = ({
  orderLine,
  shipment,
  shipmentLine,
}: Pick<ReturnLineForm, 'orderLine' | 'shipment' | 'shipmentLine'>): string | null =>
  shipment === null ? orderLine : `${shipment}:${shipmentLine ?? ''}`;

const nothingYet = { quantity: 0, reason: null, fee: 0, unitCost: null, note: '' } as const;

/** The lines that a return of a shipment, or of an order, begins with: what is with the customer, and none of it yet. */
export function linesFrom(
  view: Reader,
  { order: id, shipment }: Pick<OpenReturn, 'order' | 'shipment'>,
): ReturnLineForm[] {
  const order = id === null ? undefined : view.get('salesOrder', id);
  if (!order) return [];
  if (order.paidElsewhere) return order.lines.filter(isWithCustomer).map(ofOrder);
  const shipments =
    shipment === null ? view.by('shipment', 'order', order.id) : [view.get('shipment', shipment)];
  return linesOf(shipments.filter((one) => one !== undefined));
}

/** The lines of a return of these shipments, as far as they have left. */
export const linesOf = (shipments: readonly ShipmentRow[]): ReturnLineForm[] =>
  shipments
    .filter(({ state }) => hasLeft.has(state))
    .flatMap((one) => one.lines.filter((line) => line.quantity > (line.returned ?? 0)).map(ofShipment(one)));

/** Whether these are all shipments that an order left with. */
export const isAllThatLeft = ({ lines }: SalesOrderRow, shipments: readonly ShipmentRow[]): boolean =>
  total(lines, ({ stocked, shipped }) => (stocked ? shipped : 0)) ===
  total(
    shipments.filter(({ state }) => hasLeft.has(state)),
    (one) => total(one.lines, ({ quantity }) => quantity),
  );

const isWithCustomer = ({ stocked, shipped, returned }: SalesOrderLine): boolean =>
  stocked && shipped > returned;

const ofOrder = ({ id, product }: SalesOrderLine): ReturnLineForm => ({
  ...nothingYet,
  id,
  orderLine: id,
  shipment: null,
  shipmentLine: null,
  product,
});

const ofShipment =
  ({ id: shipment }: ShipmentRow) =>
  ({ id, orderLine, product, lot }: ShipmentRowLine): ReturnLineForm => ({
    ...nothingYet,
    id: `${shipment}:${id}`,
    orderLine,
    shipment,
    shipmentLine: id,
    product,
    ...ofLot(lot),
  });
