import { total } from '#model/lines/line-parts.ts';
import { mergedLines, type MergedLine } from '#model/lines/merged-lines.ts';
import type { SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { openOf, promiseOf } from '../sales-order/sales-order.lines.ts';
import type { ShipmentRow, ShipmentRowLine } from './shipment.facts.ts';
import { isPacked, isToPack } from './shipment.kind.ts';

/** Goods of an order, by what a delivery note names them by: the product, and the kit that it is part of. */
const nameOf = ({ product }: { readonly product: string }, line: SalesOrderLine | undefined): string =>
  `${product} ${line?.ofKit?.kit.product ?? ''}`;

/** What a delivery note lists: one line a product, from whatever picks, bins and lots it came. [PAP29] */
export function noteLines(
  { lines }: Pick<ShipmentRow, 'lines'>,
  order: SalesOrderRow | undefined,
): readonly (MergedLine<ShipmentRowLine> & Pick<SalesOrderLine, 'orderedIn'>)[] {
  const orderLine = new Map(order?.lines.map((line) => [line.id, line]));
  return mergedLines(lines, (line) => nameOf(line, orderLine.get(line.orderLine))).map((line) => {
    const units = line.parts.map((part) => orderLine.get(part.orderLine)?.orderedIn);
    const [unit] = units;
    const isOne = units.every((one) => JSON.stringify(one) === JSON.stringify(unit));
    return isOne && unit ? { ...line, orderedIn: unit } : line;
  });
}

interface Backordered {
  readonly id: string;
  readonly orderLine: string;
  readonly product: string;
  /** Thousandths. */
  readonly quantity: number;
  /** The earliest day that any of it is promised for. */
  readonly promisedOn: string;
}

/** What of its order a shipment leaves to be sent, as things are now. [PAP30] */
export function backorderOf(shipment: ShipmentRow, order: SalesOrderRow): readonly Backordered[] {
  const isLeaving = isToPack(shipment) || isPacked(shipment);
  const leaving = ({ id }: SalesOrderLine): number =>
    isLeaving ? total(shipment.lines, ({ orderLine, quantity }) => (orderLine === id ? quantity : 0)) : 0;
  const open = order.lines
    .filter(({ stocked }) => stocked)
    .map((line) => ({ line, id: line.id, quantity: openOf(line) - leaving(line) }))
    .filter(({ quantity }) => quantity > 0);
  return mergedLines(open, ({ line }) => nameOf(line, line)).map(({ id, first, quantity, parts }) => ({
    id,
    orderLine: id,
    product: first.line.product,
    quantity,
    promisedOn: parts.map(({ line }) => promiseOf(order, line)).toSorted()[0] ?? order.promisedOn,
  }));
}
