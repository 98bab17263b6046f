import { total } from '#model/lines/line-parts.ts';
import type { OrderFee, SalesOrderRow } from './sales-order.facts.ts';

type Charged = Pick<SalesOrderRow, 'fees' | 'paidElsewhere'>;
type Named = Pick<OrderFee, 'return' | 'line' | 'rate'>;

/** Whether two parts are of the same fee: of a return, a line of the order and a rate. */
export const isSameFee = (a: Named, b: Named): boolean =>
  a.return === b.return && a.line === b.line && a.rate === b.rate;

/** The fees that returns kept of goods before they were invoiced, as far as they are to be invoiced. [BIL28] */
export const feesToInvoice = ({ fees = [], paidElsewhere }: Charged): readonly OrderFee[] =>
  paidElsewhere ? [] : fees.filter(({ left }) => left > 0);

/** What they come to, minor units as the order's prices are. */
export const feesLeftOf = (order: Charged): number => total(feesToInvoice(order), ({ left }) => left);
