import { useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#i18n/format.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useDocumentName } from './document-name.ts';
import type { ValueKind } from './field-display.ts';
import { usePaymentTerms } from './use-payment-terms.ts';
import { usePersonName } from './person-name.ts';
import { useCompany } from './use-company.ts';
import { useReasonText } from './use-reasons.ts';
import { useTagName } from './tag-name.ts';

/** Formats the value of a field; `owner` is the object it belongs to, the source of an amount's currency. */
export function useValueWords(): (value: unknown, as: ValueKind, owner: object) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const company = useCompany();
  const documentName = useDocumentName();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const { said } = usePaymentTerms();
  const tagName = useTagName();
  const currencyOf = (owner: object): string => {
    const own: unknown = Reflect.get(owner, 'currency');
    return typeof own === 'string' ? own : company.currency;
  };
  return (value, as, owner) => {
    if (typeof as === 'object') {
      if ('table' in as) return listed(value, (one) => documentName(as.table, one));
      if ('reasons' in as) return reasonText(as.reasons, String(value));
      return listed(value, (one) => (as.words[one] ? i18n._(as.words[one]) : one));
    }
    if (as === 'tags') return listed(Array.isArray(value) ? value : String(value).split(', '), tagName);
    if (as === 'list' && Array.isArray(value)) return value.map(String).join(', ');
    if (as === 'yesNo') return value === true ? t`Yes` : t`No`;
    if (as === 'paymentTerm') return said(typeof value === 'number' ? value : String(value));
    if (as === 'person') return personName(String(value));
    if (as === 'day') return format.date(String(value));
    if (as === 'moment') return format.dateTime(String(value));
    if (typeof value !== 'number') return String(value);
    const figures: Partial<Record<typeof as, () => string>> = {
      quantity: () => format.quantity(value),
      whole: () => format.count(value),
      percent: () => format.percent(value),
      rate: () => formatDecimal(value, 6, i18n.locale),
      unitPrice: () => format.unitPrice(value, currencyOf(owner)),
      money: () => format.money(value, currencyOf(owner)),
      weight: () => `${formatDecimal(value, 3, i18n.locale)} kg`,
    };
    return figures[as]?.() ?? String(value);
  };
}

/** One value in words, or several of a list. */
const listed = (value: unknown, say: (one: string) => string): string =>
  [value]
    .flat()
    .map((one) => say(String(one)))
    .join(', ');
