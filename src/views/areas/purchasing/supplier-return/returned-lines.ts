import { useLingui } from '@lingui/react/macro';
import { mergedLines, type MergedLine } from '#model/lines/merged-lines.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { useListedLots } from '#views/areas/stock/lot/listed-lots.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { PaperColumn } from '#views/kit/print/paper-parts.tsx';

/** A line of a return. */
interface Returned {
  readonly id: string;
  readonly product: string;
  readonly lot?: string | undefined;
  /** Thousandths. */
  readonly quantity: number;
  readonly reason: string | null;
}

/** One line for what goes back of a product for the same reason. [PAP29] */
export const returnedLines = <L extends Returned>(lines: readonly L[]): readonly MergedLine<L>[] =>
  mergedLines(
    lines.filter(({ quantity }) => quantity > 0),
    ({ product, reason }) => `${product} ${reason ?? ''}`,
  );

/** What the paper of a return says of its lines. */
export function useReturnedColumns<L extends Returned>(
  lines: readonly MergedLine<L>[],
): readonly PaperColumn<MergedLine<L>>[] {
  const { t } = useLingui();
  const { name, quantity } = useLineWords();
  const reasonText = useReasonText();
  return [
    { id: 'product', header: t`Product`, cell: ({ first }) => name(first) },
    ...useListedLots(lines),
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (line) => quantity(line.first, line.quantity),
    },
    {
      id: 'reason',
      header: t`Reason`,
      cell: ({ first: { reason } }) => (reason === null ? '' : reasonText('return', reason)),
    },
  ];
}
