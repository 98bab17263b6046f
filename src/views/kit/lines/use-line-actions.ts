import { useModel } from '../document/model-context.tsx';
import type { Draft } from '../document/use-draft.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { duplicated, moved, pasted, scanned, type EditedLine, type LineGrammar } from './line-editor.ts';
import { productOf, useLines, type Block, type Corner, type Find } from './use-lines.ts';

interface LineWriter<
  L extends EditedLine<C>,
  C extends string,
  P extends { readonly id: string },
> extends Pick<Draft<{ readonly lines: readonly L[] }>, 'value' | 'change'> {
  readonly grammar: LineGrammar<L, C, P>;
}

/** Actions on lines edited like a spreadsheet: by key, by scanner, from the clipboard. */
export function useLineActions<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  { grammar, value: { lines }, change }: LineWriter<L, C, P>,
  find: Find<P>,
  /** Asks further about a scanned product that is no line of its own; false if it is one. */
  ask: (product: P) => boolean = () => false,
) {
  const model = useModel();
  const { locale } = useFormat();
  const write = (next: readonly L[], tag?: string): void => change({ lines: next }, tag);
  const { take, ...actions } = useLines({
    cells: grammar.cells,
    lines,
    write,
    find,
    onFound: ({ product, quantity }) =>
      ask(product) || write(scanned(grammar, lines, product, quantity, model.newId())),
  });
  const onPaste = (block: Block, { rowId, columnId }: Corner): void => {
    const tools = { find: (code: string) => productOf(find, code), newId: () => model.newId(), locale };
    take(block, pasted(grammar, lines, block, { row: rowId, column: columnId }, tools));
  };
  return {
    ...actions,
    onAdd: () => write([...lines, grammar.blank(model.newId())]),
    onDuplicate: (id: string) => write(duplicated(lines, id, model.newId())),
    onMove: (id: string, by: -1 | 1) => write(moved(lines, id, by)),
    onPaste,
    /** A block pasted into the scan field: appended after the existing lines. */
    onBlock: (block: Block) => onPaste(block, { rowId: null, columnId: 'product' }),
  };
}
