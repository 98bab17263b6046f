import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { cellText, type CellValue, type LineCells } from './line-cells.ts';
import type { EditedLine } from './line-editor.ts';

type Head<L> = Pick<LineColumn<L>, 'header' | 'width' | 'spare'> & {
  /** The text shown, if it is not the value of its cell. */
  readonly text?: LineColumn<L>['text'];
};

/** Creates columns for typed cells: unreadable text is shown as typed, with its message. */
export function useTypedColumns<
  L extends EditedLine<C> & Readonly<Record<C, CellValue>>,
  C extends string,
>(editor: {
  readonly cells: LineCells<C>;
  readonly cellError: (line: L, cell: C) => string | undefined;
}): (id: C, head: Head<L>) => LineColumn<L> {
  const format = useFormat();
  return (id, { text, ...head }) => {
    const cell = editor.cells[id];
    return {
      ...head,
      id,
      editable: true,
      inputMode: inputModes[cell.kind],
      align: cell.kind === 'number' ? 'end' : 'start',
      text: (line) => unread(line, id) ?? text?.(line) ?? cellText(cell, line[id], format.decimal),
      error: (line) => editor.cellError(line, id),
    };
  };
}

const inputModes = { day: 'text', number: 'decimal', text: 'text' } as const;

const unread = <C extends string>({ wrong }: EditedLine<C>, cell: C): string | undefined => wrong[cell];
