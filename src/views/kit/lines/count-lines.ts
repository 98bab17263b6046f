import { blockCells } from '#views/ui/block-cells.ts';
import { cellNames, type LineCells } from './line-cells.ts';
import { typed, type EditedLine, type Pasted } from './line-editor.ts';

type Block = readonly (readonly string[])[];

/** [DP17] Lines with a block in a language pasted at one cell; what goes beyond the last line is dropped. */
export function withBlock<L extends EditedLine<C>, C extends string>(
  cells: LineCells<C>,
  lines: readonly L[],
  block: Block,
  corner: { readonly line: number; readonly column: string },
  locale: string,
): readonly L[] {
  const next = [...lines];
  for (const { line, column, text } of blockCells(block, corner, cellNames(cells))) {
    const known = next[line];
    if (known) next[line] = typed(cells, known, column as C, text, locale); // one of the given lines
  }
  return next;
}

interface CodeTools<L> {
  /** The language that the block is read in. */
  readonly locale: string;
  readonly productOf: (code: string) => string | undefined;
  /** A new line for a product that has none yet. */
  readonly fresh: (product: string) => L;
}

/** [DP17] Lines with the counts of a block of codes and figures, replacing what was there. */
export function withCodes<L extends EditedLine<C>, C extends string>(
  cells: LineCells<C>,
  lines: readonly L[],
  block: Block,
  { locale, productOf, fresh }: CodeTools<L>,
): Pasted<L> {
  let next = lines;
  const unknown: string[] = [];
  for (const [code = '', ...figures] of block) {
    const product = productOf(code);
    if (product === undefined) {
      unknown.push(code);
      continue;
    }
    const found = next.findIndex((line) => line.product === product);
    if (found < 0) next = [...next, fresh(product)];
    const corner = { line: found < 0 ? next.length - 1 : found, column: '' };
    next = withBlock(cells, next, [figures], corner, locale);
  }
  return { lines: next, unknown };
}

/** Lines with so much (thousandths) more on the first one of a product; undefined: none is. */
export function withMore<L extends { readonly product: string | null; readonly quantity: number }>(
  lines: readonly L[],
  product: string,
  quantity: number,
): readonly L[] | undefined {
  const line = lines.find((one) => one.product === product);
  return line && lines.map((one) => (one === line ? { ...one, quantity: one.quantity + quantity } : one));
}
