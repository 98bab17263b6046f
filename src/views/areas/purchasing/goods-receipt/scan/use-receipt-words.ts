import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { Change } from './receipt-lines.ts';
import { overOf, type ReceiptStop } from './receipt-stops.ts';

/** How changes of a count are said: what goods, and how their row stands now. */
export function useReceiptWords() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const placeName = usePlaceName();
  /** The SKU, with the lot where there is one. */
  const goods = ({ product, lot }: Pick<Change, 'product' | 'lot'>): string =>
    `${words.sku({ product })} ${lot?.code ?? ''}`.trim();
  const standing = (what: string, { accepted, expected }: ReceiptStop): string => {
    const counted = format.quantity(accepted);
    return expected === null
      ? t`${what}: ${counted}`
      : t`${what}: ${counted} of ${format.quantity(expected)}`;
  };
  return {
    goods,
    figure: (quantity: number): string => format.quantity(quantity),
    /** What came, and how far its row has come by it. */
    came: (change: Change, stops: readonly ReceiptStop[]): string => {
      const stop = stops.find(
        ({ orderLine, product }) => orderLine === change.orderLine && product === change.product,
      );
      const what = goods(change);
      if (!stop) return what;
      const stands = standing(what, stop);
      const over = overOf(stop);
      if (over > 0) return t`${stands}. ${format.quantity(over)} more than ordered`;
      return change.location === null ? stands : t`${stands}, in ${placeName(change.location)}`;
    },
  };
}
