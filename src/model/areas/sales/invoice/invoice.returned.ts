import type { Reader } from '#model/engine/reader.ts';
import { total, type LinePart } from '#model/lines/line-parts.ts';
import type { CustomerReturnRow } from '../customer-return/customer-return.facts.ts';
import { toCreditOfLine } from '../sales-order/sales-order.basis.ts';
import type { OrderCredit, SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import type { InvoiceLine, InvoiceRow } from './invoice.facts.ts';
import { isDraft, isIssued } from './invoice.kind.ts';

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

/** The goods that a return is credited for by notes, line by line; in facts of before all of it. */
const creditedLines = ({ byNotes, lines }: OrderCredit): readonly (LinePart & { readonly kept?: number })[] =>
  byNotes ?? lines;

/**
 * What of a line of its order is left to credit for a return: thousandths, and minor units of its price that are kept.
 * Drafts of the same return count as if they were issued, apart from one. [BIL29]
 * @param but the note that is not counted
 * @param withDrafts whether drafts count
 */
function leftToCredit(
  view: Reader,
  { order, credit }: { readonly order: SalesOrderRow; readonly credit: OrderCredit },
  { but, withDrafts }: { readonly but?: string; readonly withDrafts: boolean },
): (line: SalesOrderLine) => { readonly quantity: number; readonly kept: number } {
  const notes = view.by('invoice', 'return', credit.return).filter(({ id }) => id !== but);
  const partsIn = (isOne: (row: InvoiceRow) => boolean) =>
    notes.filter(isOne).flatMap((note) => takenBy(view, note));
  const [issued, drafted] = [partsIn(isIssued), withDrafts ? partsIn(isDraft) : []];
  return (line) => {
    const isOf = (part: LinePart): boolean => part.line === line.id;
    const noted = creditedLines(credit).filter(isOf);
    const taken = [...issued, ...drafted].filter(isOf);
    const drafts = total(drafted.filter(isOf), ({ quantity }) => quantity);
    const own = total(noted, ({ quantity }) => quantity) - total(taken, ({ quantity }) => quantity);
    return {
      quantity: Math.max(0, Math.min(own, toCreditOfLine(order, line) - drafts)),
      kept: Math.max(0, total(noted, ({ kept = 0 }) => kept) - total(taken, ({ kept }) => kept)),
    };
  };
}

/** What a new note of a return may take back of a line of its order. */
export function creditableFor(
  view: Reader,
  of: NonNullable<ReturnType<typeof creditOfReturn>>,
): ReturnType<typeof leftToCredit> {
  return leftToCredit(view, of, { withDrafts: true });
}

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
  const left = leftToCredit(view, of, { but: row.id, withDrafts: false });
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
  const left = leftToCredit(view, of, { but: row.id, withDrafts: false });
  const taken = takenBy(view, row);
  return of.order.lines.every(
    (sold) => left(sold).quantity <= total(taken, (part) => (part.line === sold.id ? part.quantity : 0)),
  );
}

/** What of the freight that a return gives back other notes of it have, minor units. */
export const freightCredited = (view: Reader, returned: CustomerReturnRow): number =>
  total(
    view.by('invoice', 'return', returned.id).filter((note) => isDraft(note) || isIssued(note)),
    ({ lines }) => total(lines, ({ quantity, credited = 0 }) => (quantity === 0 ? credited : 0)),
  );
