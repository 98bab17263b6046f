import { parseDecimal } from '#i18n/decimal.ts';
import type { Block } from '#views/kit/lines/use-lines.ts';
import { freshLine, type AdjustLine } from './adjustment-draft.ts';
import { reasonChosen } from './adjust-choices.ts';

/** Finds what the cells of a pasted row name; undefined: unknown. */
export interface Named {
  readonly productOf: (code: string) => string | undefined;
  readonly placeOf: (code: string) => string | undefined;
  /** The value of a reason, by its code or its text. */
  readonly reasonOf: (text: string) => string | undefined;
}

interface PasteTools {
  readonly newId: () => string;
  /** The language that quantities are read in. */
  readonly locale: string;
}

interface PastedLines {
  readonly lines: readonly AdjustLine[];
  /** Cells that name nothing known here; rows without a known product are left out. */
  readonly unknown: readonly string[];
}

/**
 * Lines of rows from a spreadsheet: SKU, bin, quantity, reason. [AD7]
 * @param how whether quantities are changes, or what was counted
 */
export function pastedLines(
  block: Block,
  how: 'change' | 'after',
  { productOf, placeOf, reasonOf }: Named,
  { newId, locale }: PasteTools,
): PastedLines {
  const unknown: string[] = [];
  const known = <T>(text: string, find: (text: string) => T | undefined): T | undefined => {
    const found = text === '' ? undefined : find(text);
    if (text !== '' && found === undefined) unknown.push(text);
    return found;
  };
  const lines = block.flatMap((cells): AdjustLine[] => {
    const [sku = '', bin = '', quantity = '', reason = ''] = cells.map((cell) => cell.trim());
    const product = known(sku, productOf);
    if (product === undefined) return [];
    const why = known(reason, reasonOf);
    const amount = parseDecimal(quantity, 3, locale);
    return [
      freshLine(newId(), product, {
        location: known(bin, placeOf) ?? null,
        ...(amount === undefined ? { wrong: { [how]: quantity } } : { [how]: amount }),
        ...(why === undefined ? {} : reasonChosen(why)),
      }),
    ];
  });
  return { lines, unknown };
}
