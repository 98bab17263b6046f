import { useCallback } from 'react';
import { formatMoney, formatUnitPrice } from '#i18n/format.ts';
import { formatMoneyByCode, formatUnitPriceByCode } from '#i18n/money-by-code.ts';
import { useCompany } from '../document/use-company.ts';

/**
 * How a paper writes money: by the code of the currency for who is in another country, and Swedish kronor for all but
 * who reads Swedish in Sweden: others have other kronor, or none. [PAP31]
 * @param country of who it is for; undefined: it is for internal use
 */
export function useMoneyOnPaper(country: string | undefined) {
  const home = useCompany().address.country;
  return useCallback(
    (locale: string) => {
      const isByCode = (currency: string): boolean =>
        country !== undefined &&
        (country !== home || (currency === 'SEK' && (locale !== 'sv' || country !== 'SE')));
      return {
        money: (minor: number | bigint, currency: string) =>
          (isByCode(currency) ? formatMoneyByCode : formatMoney)(minor, currency, locale),
        unitPrice: (value: number | bigint, currency: string) =>
          (isByCode(currency) ? formatUnitPriceByCode : formatUnitPrice)(value, currency, locale),
      };
    },
    [country, home],
  );
}
