import { useLingui } from '@lingui/react';
import type {
  GoodsReceiptRow,
  ReceiptCount,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { goodsReceiptWords } from '../goods-receipt.look.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { NameOfCommand } from '#views/kit/scan-mode/unsent-notes.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** Figures by product, thousandths. */
type Sums = ReadonlyMap<string, number>;

function sumsOf(lines: ReceiptCount['lines']): Sums {
  const sums = new Map<string, number>();
  for (const { product, quantity, rejected } of lines)
    sums.set(product, (sums.get(product) ?? 0) + quantity + rejected);
  return sums;
}

/** Names a command of a receipt: what was to be done, and the items of which it says something else than stands. [RCS8] */
export function useReceiptCommandName(row: GoodsReceiptRow): NameOfCommand {
  const { i18n } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  return ({ type, data }) => {
    const { lines = [] } = data as Partial<ReceiptCount>; // what our own commands carry
    const stands = sumsOf(row.lines);
    const differing = [...sumsOf(lines)].filter(([product, sum]) => stands.get(product) !== sum);
    const label = goodsReceiptWords.commands[type]?.label;
    const parts = [
      label ? i18n._(label) : type,
      ...differing
        .slice(0, SHOWN)
        .map(([product, sum]) => `${words.sku({ product })} ${format.quantity(sum)}`),
    ];
    return parts.join(' · ');
  };
}

/** Of a whole count, those that were scanned since the last one that stands. */
const SHOWN = 3;
