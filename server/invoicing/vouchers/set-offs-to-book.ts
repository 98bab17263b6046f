import type { InvoiceFact, InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { receivableSteps } from '#model/areas/sales/invoice/receivable-steps.ts';
import { setOffPosted, turned } from '#model/areas/sales/payment/payment-voucher.ts';
import type { Posted, ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { INVOICES, textOf, type Books } from './documents-to-book.ts';

/** A set-off, or its end, and the day on which it was noted, in the company's time zone. */
export type SetOffFact = { readonly command: string; readonly notedOn: string } & (
  | { readonly type: 'setOffAgainst'; readonly data: InvoiceFact<'setOffAgainst'> }
  | { readonly type: 'setOffFreed'; readonly data: InvoiceFact<'setOffFreed'> }
);

/**
 * What the rates of a credit note and of the invoices that it was set off against differ by, a voucher a set-off; the
 * number of the note with its place, since the first voucher of that number is the note's own. [PAY13]
 */
export function setOffsToBook(
  books: Books,
  note: InvoiceRow,
  facts: readonly SetOffFact[],
): readonly ToBook[] {
  const standing = new Map<string, readonly Posted[]>();
  const number = note.number ?? '';
  return facts.map((fact, at): ToBook => {
    const { type, data, command, notedOn } = fact;
    const posted =
      type === 'setOffAgainst'
        ? postedOf(books, note, data.invoice, command)
        : (standing.get(data.invoice) ?? []).map(turned);
    standing.set(data.invoice, posted);
    return {
      series: INVOICES,
      number: `${number}/${at + 2}`,
      on: type === 'setOffAgainst' ? data.on : notedOn,
      text: textOf(books, type, number, note.issue?.buyer.name ?? ''),
      posted,
    };
  });
}

function postedOf({ view, steps }: Books, note: InvoiceRow, id: string, command: string): readonly Posted[] {
  const invoice = view.get('invoice', id);
  if (!invoice) throw new Error('a set-off names an invoice that is not there');
  const taken = (row: InvoiceRow) => ({
    booked: receivableSteps(row, steps.get(row.id) ?? []).get(command) ?? 0,
    rate: row.rate,
  });
  return setOffPosted(taken(note), taken(invoice));
}
