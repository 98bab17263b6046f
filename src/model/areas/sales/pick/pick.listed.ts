import type { Reader } from '#model/engine/reader.ts';
import type { PickRow, PickRowLine } from './pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';

/**
 * The lines that can be taken as the list says, all at once: those left, but for lots and serial numbers, which are
 * confirmed one by one. None where something differs already: a line is short, or the stock of a bin is doubted. [PK12]
 */
export function linesAsListed(view: Reader, { lines }: Pick<PickRow, 'lines'>): readonly PickRowLine[] {
  if (lines.some(({ short }) => short > 0)) return [];
  const left = lines.filter((line) => leftOf(line) > 0 && line.lot === undefined);
  return left.some((line) => isDoubted(view, line)) ? [] : left;
}

const isDoubted = (view: Reader, { product, location }: PickRowLine): boolean =>
  view
    .by('balance', 'product', product)
    .some((balance) => balance.location === location && balance.doubted !== undefined);
