import type { LineColumn } from '../ui/line-table-types.ts';
import type { EditedLine } from './line-editor.ts';

/** Makes columns of cells that are typed: each shows what could not be read as it was written, with the message for it. */
export const typedColumns =
  <Line extends EditedLine<Cell>, Cell extends string>(
    cellError: (line: Line, cell: Cell) => string | undefined,
  ) =>
  (
    id: Cell,
    rest: Omit<LineColumn<Line>, 'id' | 'text'>,
    text: (line: Line) => string,
  ): LineColumn<Line> => ({
    id,
    editable: true,
    inputMode: 'decimal',
    align: 'end',
    ...rest,
    text: (line) => line.wrong[id] ?? text(line),
    error: (line) => cellError(line, id),
  });
