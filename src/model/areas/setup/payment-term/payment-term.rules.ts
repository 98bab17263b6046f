import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { PartyTerms, PaymentTermForm, PaymentTermRow } from './payment-term.facts.ts';
import { DEFAULT } from './payment-term.kind.ts';

type TermRule<D = never> = Rule<PaymentTermRow, D>;

/** [PT1] Codes are unique in the company, whatever their case, archived terms included. */
export const termCodeIsFree: TermRule<PaymentTermForm> = ({ view, id }, data) => {
  const taken = data && view.by('paymentTerm', 'code', data.code.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** [PT3] The discount ends before the amount is due, and what has been paid before is not discounted. */
export const discountIsSound: TermRule<PaymentTermForm> = (_, data) => {
  if (!data || data.discount === 0) return null;
  if (data.prepayment === 10_000) return onField('prepaidHasNoDiscount', 'discount');
  return data.discountDays > data.days ? onField('discountAfterDue', 'discountDays') : null;
};

const kept = ['days', 'endOfMonth', 'discount', 'discountDays', 'prepayment'] as const;

/** [PT2] A term keeps what it says of payment: orders were agreed by it. */
export const paymentIsKept: TermRule<PaymentTermForm> = ({ row }, data) => {
  const changed = data && row && kept.find((field) => data[field] !== row[field]);
  return changed ? onField('termKeepsPayment', changed) : null;
};

/** [PT4] The default is handed over before it is archived. */
export const isNotDefault: TermRule = ({ row }) => (row?.isDefault ? { code: 'termIsDefault' } : null);

/** [PT4] What is the default already is not made it again. */
export const isAnotherDefault: TermRule = ({ row }) =>
  row?.isDefault ? { code: 'termIsDefaultAlready' } : null;

/** The id of the company's default; undefined in a company of before terms were documents. */
export const defaultTerm = (view: Reader): string | undefined =>
  view.by('paymentTerm', 'default', DEFAULT)[0]?.id;

/** [PT6] Chosen terms are there, and not archived; those that somebody has already may stay. */
export function termsRefusal(
  view: Reader,
  { given, held, field }: { given: PartyTerms | null; held: unknown; field: string },
): Refusal | null {
  if (typeof given !== 'string' || given === held) return null;
  const term = view.get('paymentTerm', given);
  return term && !isArchived(term) ? null : onField('unknownPaymentTerm', field);
}

/** [PT6] The terms of a party. */
export const termsAreKnown = <R extends DocumentRow & { readonly terms: PartyTerms }>(
  { view, row }: Parameters<Rule<R>>[0],
  data: { readonly terms: PartyTerms } | undefined,
): Refusal | null =>
  data ? termsRefusal(view, { given: data.terms, held: row?.terms, field: 'terms' }) : null;
