import type { DeliveryTermRow } from '#model/delivery-term/delivery-term.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { PartyTerms, PaymentTermRow } from '#model/payment-term/payment-term.facts.ts';
import type { Cells } from './cells.ts';
import type { ReadTerms } from './document-lines.ts';

const USUAL_DAYS = 30;

/**
 * The terms of a line. `payment_term` is the code of one of the company's, `terms` whole days net: a line with neither has
 * the company's default, one with both is rejected. `delivery_term` is a code, too, `delivery_place` the place that it
 * names; files without the columns say nothing of delivery. [IM15]
 */
export function termsReader(
  payment: readonly PaymentTermRow[],
  delivery: readonly DeliveryTermRow[],
): ReadTerms {
  const usual = payment.find(({ isDefault }) => isDefault)?.id ?? USUAL_DAYS;
  const payments = byCode(payment);
  const deliveries = byCode(delivery);
  const termsIn = (cells: Cells): PartyTerms => {
    const isDays = cells.text('terms') !== '';
    if (cells.text('payment_term') === '') return isDays ? cells.numberOr('terms', 0, USUAL_DAYS) : usual;
    if (isDays) cells.reject('payment_term twice', 'has both terms and payment_term; one of them is enough');
    return named(cells, 'payment_term', payments) ?? usual;
  };
  return (cells) => {
    const terms = termsIn(cells);
    if (cells.text('delivery_term') === '') return { terms };
    const deliveryTerm = named(cells, 'delivery_term', deliveries) ?? null;
    return { terms, deliveryTerm, deliveryPlace: cells.text('delivery_place') };
  };
}

type Codes = ReadonlyMap<string, string>;

const byCode = (rows: readonly (DocumentRow & { readonly code: string })[]): Codes =>
  new Map(rows.filter((row) => !isArchived(row)).map((row) => [row.code.toLowerCase(), row.id]));

/** The id of the record that a column names by its code. */
function named(cells: Cells, column: string, codes: Codes): string | undefined {
  const code = cells.text(column);
  const id = codes.get(code.toLowerCase());
  if (id === undefined)
    cells.reject(`${column} unknown`, `has the ${column} "${code}", which the company does not have`);
  return id;
}
