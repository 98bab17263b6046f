import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { resolveScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { checkedWith } from '#model/areas/sales/shipment/shipment.checking.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { ScanMessage } from '#views/kit/scan-mode/scan-message.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { useLabelOfHouse } from './use-label-of-house.ts';

export interface ContentsCheck {
  readonly said: ScanMessage | null;
  /** Thousandths of each line that were scanned. */
  readonly checked: ReadonlyMap<string, number>;
  /** Checks scanned goods against what is to be in the shipment; a code of nothing here is a tracking number. */
  readonly onScan: (code: string, onTracking: OnTracking) => void;
}

/** Takes a tracking number; false if a parcel has it already. */
export type OnTracking = (code: string) => boolean;

/** Goods scanned while they are packed: each is in the shipment, and not more often than it is to be. [SH13] */
export function useContentsCheck(row: ShipmentRow): ContentsCheck {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const today = useToday();
  const sayQuantity = useQuantity();
  const problemOf = useScanProblem();
  const ofHouse = useLabelOfHouse();
  const { said, say } = useSaying();
  const [checked, setChecked] = useState<ReadonlyMap<string, number>>(new Map());
  const check = (product: ProductRow, quantity: number): void => {
    const { sku } = product;
    const { lines, found, wanted, isFull } = checkedWith(row.lines, checked, product.id, quantity);
    const all = sayQuantity(wanted, product);
    if (wanted === 0) return say('wrong', t`${sku} is not in this shipment`);
    if (isFull) return say('wrong', t`Only ${all} ${sku} are in this shipment`);
    setChecked(lines);
    const so = sayQuantity(found, product);
    return say('right', t`${sku}: ${so} of ${all}`);
  };
  return {
    said,
    checked,
    onScan: (code, onTracking) => {
      const scanned = resolveScan(view, code, today);
      if (scanned.is === 'product') return check(scanned.product, scanned.quantity);
      if (scanned.is === 'doubtful' || scanned.is === 'misread') return say('wrong', problemOf(scanned));
      const own = ofHouse(code);
      if (own) return say('wrong', own.text, own.ways);
      if (!onTracking(code)) return say('wrong', t`A parcel has the tracking number ${code} already`);
      return say('right', t`Tracking number: ${code}`);
    },
  };
}
