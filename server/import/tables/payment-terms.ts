import { isArchived } from '#model/engine/archived.ts';
import type { PaymentTermRow } from '#model/payment-term/payment-term.facts.ts';
import type { ReadTerms } from './document-lines.ts';

const USUAL_DAYS = 30;

/**
 * The payment terms of a line: `payment_term` is the code of one of the company's, `terms` whole days net. A line with
 * neither has the company's default; one with both is rejected. [IM15]
 */
export function termsReader(terms: readonly PaymentTermRow[]): ReadTerms {
  const byCode = new Map(
    terms.filter((row) => !isArchived(row)).map((row) => [row.code.toLowerCase(), row.id]),
  );
  const usual = terms.find(({ isDefault }) => isDefault)?.id ?? USUAL_DAYS;
  return (cells) => {
    const code = cells.text('payment_term');
    if (code === '') return cells.text('terms') === '' ? usual : cells.numberOr('terms', 0, USUAL_DAYS);
    if (cells.text('terms') !== '')
      cells.reject('payment_term twice', 'has both terms and payment_term; one of them is enough');
    const id = byCode.get(code.toLowerCase());
    if (id === undefined)
      cells.reject('payment_term unknown', `has the payment_term "${code}", which the company does not have`);
    return id ?? usual;
  };
}
