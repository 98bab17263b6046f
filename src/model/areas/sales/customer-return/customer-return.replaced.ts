import type { Reader } from '#model/engine/reader.ts';
import type { SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import type { CustomerReturnLine, ReturnLineForm } from './customer-return.facts.ts';

type Sent = Pick<ReturnLineForm, 'orderLine' | 'shipment'>;

interface Paid {
  readonly line: SalesOrderLine;
  /** The shipment that the goods left with which were paid for. */
  readonly shipment: string | null;
}

/** The line that goods were paid for on: of a replacement it is that of the goods it replaced. [RT19] */
export function paidOn(view: Reader, order: SalesOrderRow, sent: Sent): Paid | undefined {
  const line = order.lines.find(({ id }) => id === sent.orderLine);
  if (!line) return undefined;
  const replaced = line.price === 0 && !line.ofKit ? replacedBy(view, order, line) : undefined;
  return replaced ? paidOn(view, order, replaced) : { line, shipment: sent.shipment };
}

/** What a line was delivered again for; a replacement's line has the id of what was graded so. */
const replacedBy = (
  view: Reader,
  { id }: Pick<SalesOrderRow, 'id'>,
  line: Pick<SalesOrderLine, 'id'>,
): CustomerReturnLine | undefined =>
  view
    .by('customerReturn', 'order', id)
    .flatMap(({ lines }) => lines)
    .find(({ grades }) => grades.some((part) => part.grade === 'replace' && part.id === line.id));
