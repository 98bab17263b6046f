import { compare } from '#model/values/order.ts';
import { builtInTerms, daysNet } from './built-in-payment-terms.ts';
import type { PartyTerms, PaymentTermForm, PaymentTermRow } from './payment-term.facts.ts';

/** What a payment term says, whoever said it. */
export type Term = Omit<PaymentTermForm, 'code'>;

const byDays = new Map(
  builtInTerms.flatMap((term) =>
    term.endOfMonth || term.prepayment > 0 ? [] : [[term.days, term.id] as const],
  ),
);
const byId = new Map(builtInTerms.map((term) => [term.id, term]));

/** The terms as they are held today: a number of days is the built-in term with these days, if there is one. [PT5] */
export const termsToday = (terms: PartyTerms): PartyTerms =>
  typeof terms === 'number' ? (byDays.get(terms) ?? terms) : terms;

/**
 * What terms say: those of the document, else those of the built-in one, which are the same; a number of days that no
 * built-in term has is days net. Undefined for a term that nobody knows here. [PT5]
 */
export function termOf(terms: PartyTerms, get: (id: string) => PaymentTermRow | undefined): Term | undefined {
  const today = termsToday(terms);
  return typeof today === 'number' ? daysNet(today) : (get(today) ?? byId.get(today));
}

const places = new Map(builtInTerms.map(({ id }, place) => [id, place]));

/** The order in which terms are offered: built-in ones as they came, own ones after them. */
export const inGivenOrder = <R extends Pick<PaymentTermRow, 'id'>>(terms: Iterable<R>): R[] => {
  const placeOf = ({ id }: R): number => places.get(id) ?? builtInTerms.length;
  return [...terms].sort((a, b) => placeOf(a) - placeOf(b) || compare(a.id, b.id));
};
