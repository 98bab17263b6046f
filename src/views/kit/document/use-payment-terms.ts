import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { PartyTerms, PaymentTermRow } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { inGivenOrder, termOf, termsToday, type Term } from '#model/areas/setup/payment-term/term-of.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { Option } from '#views/ui/option.ts';
import { useRows } from './model-context.tsx';
import { useProductName } from './product-name.ts';

interface PaymentTerms {
  /** What terms say; undefined for those that are not known here. [PT5] */
  readonly termOf: (terms: PartyTerms) => Term | undefined;
  /** The same by name, in the reader's language. */
  readonly said: (terms: PartyTerms) => string;
  /** The company's default; undefined where none is known. */
  readonly usual: string | undefined;
}

/** The payment terms of the company. */
export function usePaymentTerms(): PaymentTerms {
  const { t } = useLingui();
  const rows: readonly PaymentTermRow[] = useRows('paymentTerm');
  const nameOf = useProductName();
  const found = (terms: PartyTerms): Term | undefined =>
    termOf(terms, (id) => rows.find((row) => row.id === id));
  return {
    termOf: found,
    said: (terms) => {
      const term = found(terms);
      return term ? nameOf(term) : t`Payment term`;
    },
    usual: rows.find(({ isDefault }) => isDefault)?.id,
  };
}

/** The terms to choose from, in the given order; what is chosen already is among them, a number of days too. */
export function usePaymentTermOptions(chosen: unknown): readonly Option[] {
  const rows: readonly PaymentTermRow[] = useRows('paymentTerm');
  const { said } = usePaymentTerms();
  const held = typeof chosen === 'number' || typeof chosen === 'string' ? termsToday(chosen) : null;
  const offered = inGivenOrder(rows.filter((row) => !isArchived(row) || row.id === held));
  const bare = typeof held === 'number' ? [{ value: String(held), label: said(held) }] : [];
  return [...bare, ...offered.map((row) => ({ value: row.id, label: said(row.id), hint: row.code }))];
}

/** The value of the option that stands for terms, and back. */
export const termsAsOption = (terms: unknown): string =>
  String(typeof terms === 'number' || typeof terms === 'string' ? termsToday(terms) : terms);
export const optionAsTerms = (option: string): PartyTerms =>
  /^\d{1,3}$/.test(option) ? Number(option) : option;

/** A cash discount in words; empty if there is none. */
export function useDiscountText(): (term: Pick<Term, 'discount' | 'discountDays'>) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ discount, discountDays: days }) => {
    if (discount === 0) return '';
    const percent = format.percent(discount);
    return t`${percent} within ${plural(days, { one: '# day', other: '# days' })}`;
  };
}
