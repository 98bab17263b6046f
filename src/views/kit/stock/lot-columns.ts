import { useLingui } from '@lingui/react/macro';
import { useLotWords } from './lot-words.ts';

interface OfLot {
  readonly lot?: string | undefined;
}

interface LotColumn {
  readonly id: string;
  readonly header: string;
  readonly width: string;
  readonly text: (line: OfLot) => string;
}

/** The lot or serial number of lines, and when it expires: as far as any of them has one. */
export function useLotColumns(lines: readonly OfLot[]): readonly LotColumn[] {
  const { t } = useLingui();
  const { number, expires } = useLotWords();
  const columns: readonly LotColumn[] = [
    { id: 'lot', header: t`Lot or serial no.`, width: '9rem', text: number },
    { id: 'expires', header: t`Expires`, width: '7rem', text: expires },
  ];
  return columns.filter(({ text }) => lines.some((line) => text(line) !== ''));
}
