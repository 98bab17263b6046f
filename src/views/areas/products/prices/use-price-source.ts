import { useLingui } from '@lingui/react/macro';
import type { FoundPrice } from '#model/areas/products/prices/prices-in-reach.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Says where a line's price is from; empty where that was not noted. */
export function usePriceSource(side: PriceSide): (pricedBy: PricedLine['pricedBy']) => string {
  const { t } = useLingui();
  const nameOf = useDocumentName();
  const own = useOwnSource(side);
  return (pricedBy) => {
    switch (pricedBy) {
      case undefined:
        return '';
      case 'hand':
        return t`Typed`;
      case 'product':
        return own;
      default:
        return nameOf(side.list, pricedBy);
    }
  };
}

/** Says a price that could hold: `Trade, from 100: SEK 9.00`. */
export function useFoundPrice(side: PriceSide, currency: string): (found: FoundPrice) => string {
  const { t } = useLingui();
  const format = useFormat();
  const own = useOwnSource(side);
  return ({ price, list, entry, isBelowMinimum }) => {
    const name = list?.name ?? own;
    const sum = format.unitPrice(price, currency);
    if (!entry || entry.from === 0) return t`${name}: ${sum}`;
    const from = format.quantity(entry.from);
    return isBelowMinimum ? t`${name}, least quantity ${from}: ${sum}` : t`${name}, from ${from}: ${sum}`;
  };
}

/** What a price is from that is in no list. */
function useOwnSource({ list }: PriceSide): string {
  const { t } = useLingui();
  return list === 'priceList' ? t`Product's price` : t`Product's own terms`;
}
