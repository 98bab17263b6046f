import { useFormat } from '#views/ui/use-format.ts';
import { withBlock } from './count-lines.ts';
import type { EditedLine } from './line-editor.ts';
import { useLines, type Block, type Corner } from './use-lines.ts';

type Sheet<L extends EditedLine<C>, C extends string, P> = Parameters<typeof useLines<L, C, P>>[0] & {
  /** Has the last word on a line that a block was pasted over. */
  readonly pasted?: (before: L, after: L) => L;
};

/** Actions on lines that follow from another document: typed and scanned, and pasted over as a block that adds none. */
export function useCellLines<L extends EditedLine<C>, C extends string, P>(sheet: Sheet<L, C, P>) {
  const { locale } = useFormat();
  const { cells, lines, write, pasted = (_, after) => after } = sheet;
  const { take: _, ...actions } = useLines<L, C, P>(sheet);
  return {
    ...actions,
    onPaste: (block: Block, { rowId, columnId }: Corner): void => {
      const corner = { line: lines.findIndex(({ id }) => id === rowId), column: columnId };
      const next = withBlock(cells, lines, block, corner, locale);
      write(
        next.map((after, at) => {
          const before = lines[at];
          return before ? pasted(before, after) : after;
        }),
      );
    },
    onBlock: (): void => {},
  };
}
