import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { filled } from '#model/papers/pen.ts';
import { termOf } from '#model/areas/setup/payment-term/term-of.ts';
import type { Language } from '#model/values/languages.ts';
import type { Reader } from '#model/engine/reader.ts';
import { invoicePaperWords } from './invoice-paper.words.ts';
import { vatLegalTexts } from './vat.words.ts';

/**
 * All that an invoice says, with the sentences of the law and its terms in a language. It may throw `Miss`, as its view.
 * `today` is the day that a draft would be issued on, `YYYY-MM-DD`.
 * Undefined where the company is not known.
 */
export function writtenInvoice(
  view: Reader,
  row: InvoiceRow,
  { today, language }: { readonly today: string; readonly language: Language },
): InvoiceContent | undefined {
  const term = termOf(row.terms, (id) => view.get('paymentTerm', id));
  const terms = term === undefined ? '' : term.name[language] || term.name.en;
  return contentOf(view, row, {
    today,
    language,
    legal: (text) => vatLegalTexts[text][language],
    advance: (deducts) =>
      deducts === undefined
        ? invoicePaperWords.advance[language]
        : filled(invoicePaperWords.advanceDeducted[language], { number: deducts }),
    fee: invoicePaperWords.returnFee[language],
    freightOff: invoicePaperWords.freightOff[language],
    terms,
  });
}
