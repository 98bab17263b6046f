import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { contentOf, type Saying } from '#model/areas/sales/invoice/invoice.content.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { termOf } from '#model/areas/setup/payment-term/term-of.ts';
import type { Reader } from '#model/engine/reader.ts';
import { vatLegalTexts } from './vat.words.ts';

/**
 * All that an invoice says, with the sentences of the law and its terms in a language. It may throw `Miss`, as its view.
 * Undefined where the company is not known.
 */
export function saidInvoice(
  view: Reader,
  row: InvoiceRow,
  { today, language }: Pick<Saying, 'today' | 'language'>,
): InvoiceContent | undefined {
  const term = termOf(row.terms, (id) => view.get('paymentTerm', id));
  const terms = term === undefined ? '' : term.name[language] || term.name.en;
  return contentOf(view, row, {
    today,
    language,
    legal: (text) => vatLegalTexts[text][language],
    terms,
  });
}
