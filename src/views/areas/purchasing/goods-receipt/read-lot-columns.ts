import { useLingui } from '@lingui/react/macro';
import type { BoughtLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { expiryOf } from '#model/areas/stock/lot/received-lots.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface LotColumn {
  readonly id: string;
  readonly header: string;
  readonly width: string;
  readonly text: (line: BoughtLine) => string;
}

/** The lot or serial number of received lines, and when it expires: as far as any line has them. */
export function useReadLotColumns(lines: readonly BoughtLine[]): readonly LotColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const dayOf = ({ product, lot }: BoughtLine): string | null => (lot ? expiryOf(view, product, lot) : null);
  const number: LotColumn = {
    id: 'lot',
    header: t`Lot or serial no.`,
    width: '10rem',
    text: ({ lot }) => lot?.code ?? '',
  };
  const expires: LotColumn = {
    id: 'expires',
    header: t`Expires`,
    width: '7rem',
    text: (line) => {
      const day = dayOf(line);
      return day === null ? '' : format.date(day);
    },
  };
  return [
    ...(lines.some(({ lot }) => lot !== undefined) ? [number] : []),
    ...(lines.some((line) => dayOf(line) !== null) ? [expires] : []),
  ];
}
