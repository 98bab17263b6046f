import { useLingui } from '@lingui/react/macro';
import { lotsIn } from '#model/lines/merged-lines.ts';
import type { PaperColumn } from '#views/kit/print/paper-parts.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';

interface OfLots {
  readonly first: { readonly product: string };
  readonly parts: readonly {
    readonly id: string;
    readonly lot?: string | undefined;
    readonly quantity: number;
  }[];
}

/**
 * The lots and serial numbers of lines that are one for each product, if any has one: each in a row of its own with how
 * much of it there is, serial numbers after each other. [PAP5]
 */
export function useListedLots<L extends OfLots>(lines: readonly L[]): readonly PaperColumn<L>[] {
  const { t } = useLingui();
  const { full } = useLotWords();
  const { quantity, productOf } = useLineWords();
  if (!lines.some(({ parts }) => lotsIn(parts).length > 0)) return [];
  const cell = ({ first, parts }: L) => {
    const lots = lotsIn(parts);
    if (productOf(first)?.tracking === 'serial') return lots.map(full).join(', ');
    return lots.map(({ lot, quantity: part }) => (
      <div key={lot}>{lots.length === 1 ? full({ lot }) : `${full({ lot })}: ${quantity(first, part)}`}</div>
    ));
  };
  return [{ id: 'lot', header: t`Lot or serial no.`, cell }];
}
