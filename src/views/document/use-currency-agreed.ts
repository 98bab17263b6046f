import { useLingui } from '@lingui/react/macro';
import type { KeyValue } from '../ui/key-values.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useCompany } from './use-company.ts';

/** Millionths. */
const RATE_DIGITS = 6;

/** The currency of an order, and its rate wherever it is not the company's currency. */
export function useCurrencyAgreed(order: { readonly currency: string; readonly rate: number }): KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  const { currency } = order;
  const rate = format.decimal(order.rate, RATE_DIGITS, 2);
  return [
    { id: 'currency', label: t`Currency`, value: currency },
    ...(currency === own ? [] : [{ id: 'rate', label: t`Rate`, value: t`1 ${currency} = ${rate} ${own}` }]),
  ];
}
