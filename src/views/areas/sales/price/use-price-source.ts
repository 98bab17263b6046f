import { useLingui } from '@lingui/react/macro';
import type { FoundPrice } from '#model/areas/sales/price/resolve.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Says where a line's price is from; empty where that was not noted. */
export function usePriceSource(): (pricedBy: PricedLine['pricedBy']) => string {
  const { t } = useLingui();
  const nameOf = useDocumentName();
  return (pricedBy) => {
    switch (pricedBy) {
      case undefined:
        return '';
      case 'hand':
        return t`Typed`;
      case 'product':
        return t`Product's price`;
      default:
        return nameOf('priceList', pricedBy);
    }
  };
}

/** Says a price that could hold: `Trade, from 100: SEK 9.00`. */
export function useFoundPrice(currency: string): (found: FoundPrice) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ price, list, entry, isBelowMinimum }) => {
    const name = list?.name ?? t`Product's price`;
    const sum = format.unitPrice(price, currency);
    if (!entry || entry.from === 0) return t`${name}: ${sum}`;
    const from = format.quantity(entry.from);
    return isBelowMinimum ? t`${name}, least quantity ${from}: ${sum}` : t`${name}, from ${from}: ${sum}`;
  };
}
