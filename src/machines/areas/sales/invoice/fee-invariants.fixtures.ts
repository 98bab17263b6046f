import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type {
  OrderFee,
  SalesOrderFact,
  SalesOrderRow,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { total } from '#model/lines/line-parts.ts';

/** What was to be invoiced of a fee, as the return's credit says. */
const wholeFee = (log: readonly LogEvent[], fee: OrderFee): number =>
  log.reduce((sum, { type, data }) => {
    if (type !== 'creditOwed') return sum;
    const { return: of, fees = [] } = data as SalesOrderFact<'creditOwed'>; // the schema of that fact
    return sum + total(fees, ({ line, amount }) => (of === fee.return && line === fee.line ? amount : 0));
  }, 0);

/** Fees of an order's returns that invoices, less what notes take back of them, do not come to; in words. */
export const wrongFees = (
  log: readonly LogEvent[],
  order: SalesOrderRow | undefined,
  invoices: readonly InvoiceRow[],
): string[] =>
  (order?.fees ?? []).flatMap((fee) => {
    const lines = invoices.flatMap((row) => row.lines);
    const charged = lines.filter((line) => line.fee?.return === fee.return && line.orderLine === fee.line);
    const back = lines.filter(({ of, again }) => again && charged.some(({ id }) => id === of));
    const net = total([...charged, ...back], ({ amount }) => amount);
    const whole = wholeFee(log, fee);
    return fee.left >= 0 && fee.left + net === whole ? [] : [`fee ${fee.left} is not ${whole} - ${net}`];
  });
