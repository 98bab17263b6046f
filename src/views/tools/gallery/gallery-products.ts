import { useLingui } from '@lingui/react/macro';

export interface GalleryProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Thousandths. */
  readonly onHand: number;
  /** Minor units of the krona. */
  readonly value: number;
  readonly level: 'available' | 'low' | 'out';
}

/** Fixed sample products of a hardware wholesaler. */
export function useProducts(): readonly GalleryProduct[] {
  const { t } = useLingui();
  const goods: readonly (readonly [string, string, number, number])[] = [
    ['BOLT-M8-40', t`Hex bolt M8 × 40`, 12_400, 310],
    ['NUT-M8', t`Hex nut M8`, 30_150, 95],
    ['WASH-M8', t`Washer M8, zinc plated`, 41_000, 42],
    ['GLOVE-10', t`Work glove, size 10`, 64, 8_900],
    ['BATT-18V', t`Battery 18 V, 5 Ah`, 0, 124_900],
    ['DRILL-18V', t`Cordless drill 18 V`, 18, 289_000],
    ['TAPE-50', t`Packing tape 50 mm`, 720, 2_450],
    ['PALLET-EUR', t`Euro pallet 1200 × 800`, 36, 14_500],
    ['LADDER-3', t`Aluminium ladder with stabiliser, three sections, 3 × 11 rungs`, 4, 349_500],
    ['CABLE-25', t`Cable reel 25 m`, 0, 49_900],
  ];
  return goods.map(([sku, name, onHand, price]) => ({
    id: sku.toLowerCase(),
    sku,
    name,
    onHand: onHand * 1000,
    value: onHand * price,
    level: onHand === 0 ? 'out' : onHand < 40 ? 'low' : 'available',
  }));
}
