import { useLingui } from '@lingui/react/macro';
import type { KeyValue } from '#views/ui/key-values.tsx';
import { useRateSentence } from './use-rate-sentence.ts';
import { useCompany } from './use-company.ts';

/** The currency of an order, and its rate wherever it is not the company's currency. */
export function useCurrencyAgreed(order: { readonly currency: string; readonly rate: number }): KeyValue[] {
  const { t } = useLingui();
  const sentenceOf = useRateSentence();
  const { currency: own } = useCompany();
  const { currency } = order;
  return [
    { id: 'currency', label: t`Currency`, value: currency },
    ...(currency === own ? [] : [{ id: 'rate', label: t`Rate`, value: sentenceOf(currency, order.rate) }]),
  ];
}
