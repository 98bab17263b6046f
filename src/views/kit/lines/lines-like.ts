import type { OrderedUnit } from '#model/values/units.ts';
import type { EditedLine, UnitGrammar } from './line-editor.ts';

interface PricedEdit<C extends string> extends EditedLine<C> {
  readonly price: number | null;
  /** Basis points. */
  readonly discount: number;
  readonly text: string;
  readonly orderedIn?: OrderedUnit | undefined;
}

interface Tools<L, P> {
  readonly newId: () => string;
  readonly productOf: (id: string) => P | undefined;
  /** What else a line keeps. */
  readonly keeps?: (line: L) => Partial<L>;
}

/**
 * New lines like those of another order: as many, in their units, at what is usual today; at their own price and discount
 * where nothing is usual. Products that are no longer there are left out. [DP61]
 */
export function linesLike<L extends PricedEdit<C>, C extends string, P extends { readonly id: string }>(
  grammar: UnitGrammar<L, C, P>,
  lines: readonly L[],
  { newId, productOf, keeps = () => ({}) }: Tools<L, P>,
): readonly L[] {
  return lines.flatMap((line) => {
    const product = line.product === null ? undefined : productOf(line.product);
    if (!product) return [];
    const usual = grammar.inUnit(grammar.take(grammar.blank(newId()), product), product, line.orderedIn);
    const { text, quantity, price, discount } = line;
    return [{ ...usual, ...keeps(line), text, quantity, ...(usual.price === null && { price, discount }) }];
  });
}
