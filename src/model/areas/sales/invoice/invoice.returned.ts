import type { Reader } from '#model/engine/reader.ts';
import { total, type LinePart } from '#model/lines/line-parts.ts';
import type { CustomerReturnRow } from '../customer-return/customer-return.facts.ts';
import { toCreditOfLine } from '../sales-order/sales-order.basis.ts';
import type { OrderCredit, SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import type { NotedParts } from '../sales-order/sales-order.invoiced.ts';
import type { InvoiceLine, InvoiceRow } from './invoice.facts.ts';

type Note = Pick<InvoiceRow, 'corrects' | 'lines'>;

/** The order of a return, and what the return is credited for there; undefined: it has none. */
export function creditOfReturn(
  view: Reader,
  returned: CustomerReturnRow | undefined,
): { readonly order: SalesOrderRow; readonly credit: OrderCredit } | undefined {
  const order = returned && returned.order !== null ? view.get('salesOrder', returned.order) : undefined;
  const credit = order?.credits?.find((one) => one.return === returned?.id);
  return order && credit ? { order, credit } : undefined;
}

/** What a note takes back of the lines of orders, so that it may be invoiced again: thousandths, and what it keeps. */
const takenBy = (view: Reader, { corrects, lines }: Note): (LinePart & { readonly kept: number })[] => {
  const original = view.get('invoice', corrects ?? '');
  return lines.flatMap(({ of, again, quantity, kept = 0 }) => {
    const sold = original?.lines.find(({ id }) => id === of);
    const isGoods = again === true && sold?.orderLine !== undefined && !sold.fee;
    return isGoods ? [{ line: sold.orderLine ?? '', quantity, kept }] : [];
  });
};

/** What a note of a return takes of its goods and of its freight, as its order hears it. [BIL29] */
export function notedBy(
  view: Reader,
  row: InvoiceRow,
  returned: string,
): { readonly return: string; readonly lines: NotedParts; readonly freight?: number } {
  const freight = freightOf(row);
  const lines = takenBy(view, row).filter(({ quantity }) => quantity > 0);
  return { return: returned, lines, ...(freight > 0 && { freight }) };
}

/** What a note of a return gives back of its freight: money without goods. */
const freightOf = ({ lines }: InvoiceRow): number =>
  total(lines, ({ quantity, credited = 0 }) => (quantity === 0 ? credited : 0));

type Of = NonNullable<ReturnType<typeof creditOfReturn>>;
interface Left {
  readonly quantity: number;
  readonly kept: number;
}

/**
 * What of a line of its order is left to credit for a return: thousandths, and minor units of its price that are kept. In
 * facts of before all that came back. [BIL29]
 * @param drafted what drafts of the return take of it
 */
const leftToCredit =
  ({ order, credit }: Of, drafted: readonly (LinePart & { readonly kept: number })[] = []) =>
  (line: SalesOrderLine): Left => {
    const parts: readonly (LinePart & { readonly kept?: number })[] = credit.byNotes ?? credit.lines;
    const sum = (all: typeof parts, of: (part: (typeof parts)[number]) => number): number =>
      total(all, (part) => (part.line === line.id ? of(part) : 0));
    const inDrafts = sum(drafted, ({ quantity }) => quantity);
    const most = Math.min(
      sum(parts, ({ quantity }) => quantity),
      toCreditOfLine(order, line),
    );
    const kept = ({ kept: amount = 0 }: (typeof parts)[number]): number => amount;
    return {
      quantity: Math.max(0, most - inDrafts),
      kept: Math.max(0, sum(parts, kept) - sum(drafted, kept)),
    };
  };

/** The drafts of a return's notes; every device holds all drafts. */
const draftsOf = (view: Reader, { order, credit }: Of): InvoiceRow[] =>
  view.by('invoice', 'draftCustomer', order.customer).filter((row) => row.return === credit.return);

/** What a new note of a return may take back of a line of its order: what its drafts have is theirs. [BIL29] */
export const creditableFor = (view: Reader, of: Of): ReturnType<typeof leftToCredit> =>
  leftToCredit(
    of,
    draftsOf(view, of).flatMap((note) => takenBy(view, note)),
  );

/**
 * The line of which a note takes back more than its return brought, and how much of it there is, thousandths; undefined:
 * none. [BIL29]
 */
export function beyondReturn(
  view: Reader,
  row: InvoiceRow,
): { readonly line: InvoiceLine; readonly left: number } | undefined {
  const of = creditOfReturn(view, view.get('customerReturn', row.return ?? ''));
  if (!of) return undefined;
  const left = leftToCredit(of);
  const taken = takenBy(view, row);
  for (const sold of of.order.lines) {
    const most = left(sold).quantity;
    if (total(taken, (part) => (part.line === sold.id ? part.quantity : 0)) <= most) continue;
    const original = view.get('invoice', row.corrects ?? '');
    const isOf = ({ of: id }: InvoiceLine): boolean =>
      original?.lines.some((one) => one.id === id && one.orderLine === sold.id) ?? false;
    const line = row.lines.find(isOf);
    if (line) return { line, left: most };
  }
  return undefined;
}

/** Whether a return has all its notes once this one is issued, so that its customer has got all of the credit. [BIL29] */
export function completesReturn(view: Reader, row: InvoiceRow): boolean {
  const of = creditOfReturn(view, view.get('customerReturn', row.return ?? ''));
  if (!of) return true;
  const left = leftToCredit(of);
  const taken = takenBy(view, row);
  return of.order.lines.every(
    (sold) => left(sold).quantity <= total(taken, (part) => (part.line === sold.id ? part.quantity : 0)),
  );
}

/** What of the freight that a return gives back its notes have, minor units; drafts count. */
export const freightCredited = (view: Reader, of: Of): number =>
  (of.credit.freightNoted ?? 0) + total(draftsOf(view, of), freightOf);
