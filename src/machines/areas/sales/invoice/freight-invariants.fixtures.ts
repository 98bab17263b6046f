import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { total } from '#model/lines/line-parts.ts';

/**
 * What is wrong with the freight that returns of an order give back, in words: what came off invoices and what is to come
 * off is what was not invoiced, and with what notes have it is no more than they give back.
 */
export const wrongFreight = (order: SalesOrderRow | undefined, invoices: readonly InvoiceRow[]): string[] =>
  (order?.credits ?? []).flatMap(({ return: id, freight = 0, freightOff = [], freightNoted = 0 }) => {
    const lines = invoices.flatMap((row) => row.lines.map((line) => ({ ...line, row })));
    const isOf = ({ freightOff: off }: (typeof lines)[number]): boolean => off?.return === id;
    const off = total(
      lines.filter((line) => isOf(line) && line.of === undefined),
      ({ amount }) => -amount,
    );
    // What is put back with what may be invoiced again is to come off again.
    const again = total(
      lines.filter((line) => isOf(line) && line.of !== undefined && isAgain(line.row, line.freightOff?.line)),
      ({ amount }) => amount,
    );
    const [left, whole] = [total(freightOff, (part) => part.left), total(freightOff, ({ amount }) => amount)];
    return [
      ...(freightOff.some((part) => part.left < 0 || part.left > part.amount)
        ? [`freight left ${left}`]
        : []),
      ...(left + off - again === whole ? [] : [`freight ${whole} is not ${left} + ${off} - ${again}`]),
      ...(whole + freightNoted <= freight
        ? []
        : [`freight ${freight} is paid as ${whole} + ${freightNoted}`]),
    ];
  });

const isAgain = ({ lines }: InvoiceRow, charged: string | undefined): boolean =>
  lines.some(({ of, again }) => of === charged && again === true);
