import type { Draft } from '../document/use-draft.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { withBlock, withCodes } from './count-lines.ts';
import type { LineCells } from './line-cells.ts';
import { withMore, type EditedLine } from './line-editor.ts';
import { productOf, useLines, type Block, type Corner, type Find, type Found } from './use-lines.ts';

interface Count<L, C extends string> extends Pick<
  Draft<{ readonly lines: readonly L[] }>,
  'value' | 'change'
> {
  readonly cells: LineCells<C>;
  /** A line for a product that has none yet, with nothing counted. */
  readonly fresh: (product: string) => L;
  /** The lines that a scan adds to. */
  readonly scanFrom?: (lines: readonly L[]) => readonly L[];
  /** The lines with what was scanned, where it is not simply more of its product. */
  readonly withScanned?: (
    lines: readonly L[],
    found: Found<{ readonly id: string }>,
  ) => readonly L[] | undefined;
}

/** Actions while counting goods: by scanner wherever the focus is, by hand, or from a spreadsheet. */
export function useCountActions<L extends EditedLine<C>, C extends string>(
  { cells, fresh, value: { lines }, change, scanFrom = (all) => all, withScanned }: Count<L, C>,
  find: Find<{ readonly id: string }>,
) {
  const { locale } = useFormat();
  const write = (next: readonly L[], tag?: string): void => change({ lines: next }, tag);
  const { take, ...actions } = useLines({
    cells,
    lines,
    write,
    find,
    onFound: (found) => {
      const { product, quantity } = found;
      const base = scanFrom(lines);
      write(
        withScanned?.(base, found) ??
          withMore(base, product.id, quantity) ?? [...base, { ...fresh(product.id), quantity }],
      );
    },
  });
  return {
    ...actions,
    add: (product: string) => write([...lines, fresh(product)]),
    onPaste: (block: Block, { rowId, columnId }: Corner): void => {
      const corner = { line: lines.findIndex(({ id }) => id === rowId), column: columnId };
      write(withBlock(cells, lines, block, corner, locale));
    },
    /** A block of codes and figures pasted into the scan field. */
    onBlock: (block: Block): void => {
      const idOf = (code: string): string | undefined => productOf(find, code)?.id;
      take(block, withCodes(cells, lines, block, { locale, productOf: idOf, fresh }));
    },
  };
}
