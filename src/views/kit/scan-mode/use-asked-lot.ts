import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useToday } from '../document/use-today.ts';
import type { Say } from './scan-message.ts';
import { lotAlone } from './scanned-codes.ts';

interface ScannedItem {
  readonly product: ProductRow;
  readonly lot: string | undefined;
}

/**
 * Asks for the lot of a scanned item whose own label does not say it: the lot is on a label that is scanned next.
 * @param onItem takes an item, and tells if its lot is missing
 */
export function useAskedLot<Item extends ScannedItem>(onItem: (item: Item) => 'lotMissing' | null, say: Say) {
  const { t } = useLingui();
  const today = useToday();
  const [asked, setAsked] = useState<Item | null>(null);
  const takeItem = (item: Item): void => {
    const isAsked = onItem(item) === 'lotMissing';
    setAsked(isAsked ? item : null);
    if (isAsked) say('right', t`Now scan the lot or serial number of ${item.product.sku}`);
  };
  return {
    takeItem,
    /** Takes a code as the lot that was asked for; false if none was. */
    takeLot: (code: string): boolean => {
      if (asked) takeItem({ ...asked, lot: lotAlone(asked.product, code, today) });
      return asked !== null;
    },
    forget: (): void => setAsked(null),
  };
}
