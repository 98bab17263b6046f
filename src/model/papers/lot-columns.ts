import { lotsIn, type MergedLine } from '#model/lines/merged-lines.ts';
import { lineNames } from './line-names.ts';
import { filledColumns, type LineColumn } from './paper-lines.ts';
import type { PaperSource } from './paper-source.ts';

interface OfLot {
  readonly lot?: string | undefined;
}

type Drawn = Pick<PaperSource, 'view' | 'pen'>;

function lotNames({ view, pen }: Drawn) {
  const rowOf = ({ lot }: OfLot) => (lot === undefined ? undefined : view.get('lot', lot));
  const number = (of: OfLot): string => rowOf(of)?.code ?? '';
  const expires = (of: OfLot): string => pen.date(rowOf(of)?.expiresOn);
  const full = (of: OfLot): string => {
    const day = expires(of);
    return day === '' ? number(of) : pen.word('lotExpires', { lot: number(of), day });
  };
  return { number, expires, full };
}

/** The lot or serial number of lines, and when it expires, as far as any of them has one. [PAP5] */
export function lotColumns<L extends OfLot>(source: Drawn, lines: readonly L[]): readonly LineColumn<L>[] {
  const { number, expires } = lotNames(source);
  const { pen } = source;
  return filledColumns(
    [
      { id: 'lot', header: pen.word('lot'), cell: number },
      { id: 'expires', header: pen.word('expires'), cell: expires },
    ],
    lines,
  );
}

interface Lotted extends OfLot {
  readonly id: string;
  readonly product: string;
  readonly quantity: number;
}

/**
 * The lots and serial numbers of lines that are one for each product, if any has one: each in a row of its own with how
 * much of it there is, serial numbers after each other. [PAP5, PAP29]
 */
export function listedLots<L extends MergedLine<Lotted>>(
  source: Drawn,
  lines: readonly L[],
): readonly LineColumn<L>[] {
  const { full } = lotNames(source);
  const { quantity, productOf } = lineNames(source);
  if (!lines.some(({ parts }) => lotsIn(parts).length > 0)) return [];
  const cell = ({ first, parts }: L) => {
    const lots = lotsIn(parts);
    if (productOf(first)?.tracking === 'serial') return lots.map(full).join(', ');
    if (lots.length === 1) return lots.map(full).join('');
    return { lines: lots.map((lot) => `${full(lot)}: ${quantity(first, lot.quantity)}`) };
  };
  return [{ id: 'lot', header: source.pen.word('lot'), cell }];
}
