import type { Reader } from '#model/engine/reader.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import { standingOfLine } from '../sales-order/sales-order.basis.ts';
import type { SalesOrderLine } from '../sales-order/sales-order.facts.ts';
import type { InvoiceLine, InvoiceRow } from './invoice.facts.ts';
import { leftOf, shareOf } from './invoice.left.ts';

/** Minor units that rounding parts of a line one by one explains: more is a price that was changed since. */
const MOST_ROUNDING = 3;

interface Standing {
  readonly quantity: number;
  readonly amount: number;
}

/**
 * What quantities of lines of an invoice are taken back for, by the lines: as much as leaves what the customer keeps of the
 * order's line, on whichever invoices, at what that costs. All that is left of a line takes all that is left of its amount.
 * Minor units as the prices are. [BIL7]
 * @param taken thousandths, of what one note takes back
 */
export function sharesOfNote(
  view: Reader,
  invoice: InvoiceRow,
  taken: readonly { readonly of?: string | undefined; readonly quantity: number }[],
): (of: string | undefined) => number {
  const standing = new Map<string, Standing>();
  const shares = new Map<string, number>();
  for (const { of, quantity } of taken) {
    const line = invoice.lines.find(({ id }) => id === of);
    if (!line || shares.has(line.id)) continue;
    const sold = quantity > 0 ? soldOn(view, line) : undefined;
    const now = sold && (standing.get(sold.id) ?? standingOfLine(sold));
    const share =
      sold && now ? evenShare(invoice, line, { sold, now, quantity }) : shareOf(invoice, line, quantity);
    shares.set(line.id, share);
    if (sold && now) standing.set(sold.id, { quantity: now.quantity - quantity, amount: now.amount - share });
  }
  return (of) => shares.get(of ?? '') ?? 0;
}

/** The line of an order that a line of an invoice charges; a fee, or an advance, charges none. */
const soldOn = (view: Reader, { order, orderLine, fee, advance }: InvoiceLine): SalesOrderLine | undefined =>
  fee || advance || orderLine === undefined
    ? undefined
    : view.get('salesOrder', order ?? '')?.lines.find(({ id }) => id === orderLine);

interface Taken {
  readonly sold: SalesOrderLine;
  readonly now: Standing;
  readonly quantity: number;
}

function evenShare(invoice: InvoiceRow, line: InvoiceLine, { sold, now, quantity }: Taken): number {
  const share = shareOf(invoice, line, quantity);
  const left = leftOf(invoice, line);
  if (quantity >= left.quantity || quantity > now.quantity) return share;
  const even = now.amount - amountOfPart(sold, now.quantity - quantity);
  return Math.abs(even - share) <= MOST_ROUNDING ? Math.min(left.amount, Math.max(0, even)) : share;
}
