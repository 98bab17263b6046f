import { blockCells } from '../ui/block-cells.ts';
import { withTyped, type CountCell, type CountLine } from './goods-receipt-count.ts';

type Block = readonly (readonly string[])[];

/** What is typed of a line, in the order in which a spreadsheet has it after the product. */
const countCells: readonly CountCell[] = ['quantity', 'rejected', 'unitCost'];

/** [DP17] Lines with a block from a spreadsheet, its corner in one cell; what lies past the last line is left out. */
export function withBlock(
  lines: readonly CountLine[],
  block: Block,
  at: { readonly rowId: string | null; readonly columnId: string },
): readonly CountLine[] {
  const corner = { line: lines.findIndex(({ id }) => id === at.rowId), column: at.columnId };
  const next = [...lines];
  for (const { line, column, text } of blockCells(block, corner, countCells)) {
    const known = next[line];
    if (known) next[line] = withTyped(known, column as CountCell, text); // one of those that were given
  }
  return next;
}

interface Counted {
  readonly lines: readonly CountLine[];
  /** Codes that no product has; their rows are left out. */
  readonly unknown: readonly string[];
}

/** [DP17] Lines with what a block of codes and figures says was counted, in the place of what stood there. */
export function withCodes(
  lines: readonly CountLine[],
  block: Block,
  {
    productOf,
    fresh,
  }: { productOf: (code: string) => string | undefined; fresh: (product: string) => CountLine },
): Counted {
  const next = [...lines];
  const unknown: string[] = [];
  for (const [code = '', ...figures] of block) {
    const product = productOf(code);
    if (product === undefined) {
      unknown.push(code);
      continue;
    }
    const found = next.findIndex((line) => line.product === product);
    const at = found < 0 ? next.push(fresh(product)) - 1 : found;
    for (const { column, text } of blockCells([figures], { line: at, column: 'quantity' }, countCells)) {
      const line = next[at];
      if (line) next[at] = withTyped(line, column as CountCell, text); // as above
    }
  }
  return { lines: next, unknown };
}
