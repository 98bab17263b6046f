import { useLingui } from '@lingui/react/macro';
import { useCompany } from './use-company.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Millionths. */
const RATE_DIGITS = 6;

/** What one of a currency is in the company's at a rate (millionths): `1 EUR = 11.42 SEK`. */
export function useRateSentence(): (currency: string, millionths: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  return (currency, millionths) => {
    const rate = format.decimal(millionths, RATE_DIGITS, 2);
    return t`1 ${currency} = ${rate} ${own}`;
  };
}
