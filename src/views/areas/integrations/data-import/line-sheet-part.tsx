import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Sheet } from '#views/ui/sheet.tsx';
import type { SheetColumn, SheetPlace } from '#views/ui/sheet-types.ts';
import { CellBar } from './cell-bar.tsx';
import { columnOf, useLineColumns } from './use-line-columns.tsx';
import { correctionTo, type ImportLines, type LineMend } from './use-import-lines.ts';

export interface LinesShownProps {
  readonly row: DataImportRow;
  readonly lines: ImportLines;
  readonly mayMend: boolean;
  readonly question: string;
}

const REST_OF_WINDOW = 'max(18rem, calc(100dvh - 25rem))';

/** The lines as a sheet, and what there is to say of the keyboard's cell. [DIS8] */
export function LineSheetPart({ row, lines, mayMend, question }: LinesShownProps) {
  const { t } = useLingui();
  const { pages } = lines;
  const columns = useLineColumns(row, mayMend);
  const [at, setAt] = useState<SheetPlace | null>(null);
  const { write, paste } = writingOf(lines, columns);
  if (pages.total === 0 && pages.version() > 0)
    return <EmptyState icon="list" title={t`No line is like this`} />;
  return (
    <>
      <Sheet
        label={t`Lines of the file`}
        columns={columns}
        count={pages.total}
        rowAt={(index) => pages.at(index)}
        onDrawn={(from, to) => void pages.need(from, Math.max(to, from + 1))}
        onCell={write}
        onPaste={(block, corner) => void (mayMend && paste(block, corner))}
        question={question}
        height={REST_OF_WINDOW}
        at={at}
        onAt={setAt}
      />
      <CellBar
        row={row}
        line={at ? pages.at(at.row) : undefined}
        column={at ? columnOf(columns[at.column]?.id ?? '') : null}
        lines={lines}
        mayMend={mayMend}
        onColumn={(column) => {
          const place = columns.findIndex(({ id }) => columnOf(id) === column);
          if (at && place >= 0) setAt({ row: at.row, column: place });
        }}
      />
    </>
  );
}

type Cells = readonly (readonly [number, string | null])[];

/** Writes cells of lines that are not taken yet, one or a block of them. */
function writingOf({ pages, mend }: ImportLines, columns: readonly SheetColumn<ImportLine>[]) {
  const write = (index: number, id: string, text: string): void => {
    const line = pages.at(index);
    const column = columnOf(id);
    if (line?.stage === 'open' && column !== null)
      mend([{ line, cells: { [column]: correctionTo(line, column, text) } }]);
  };
  const cellsOf = (line: ImportLine, texts: readonly string[], first: number): Cells =>
    texts.flatMap((text, right) => {
      const { id = '', editable } = columns[first + right] ?? {};
      const column = columnOf(id);
      if (column === null || editable !== true) return [];
      return [[column, correctionTo(line, column, text.trim())] as const];
    });
  const paste = async (block: readonly (readonly string[])[], corner: SheetPlace): Promise<void> => {
    await pages.need(corner.row, corner.row + block.length);
    const mends = block.flatMap((texts, down): LineMend[] => {
      const line = pages.at(corner.row + down);
      const cells = line?.stage === 'open' ? cellsOf(line, texts, corner.column) : [];
      return line && cells.length > 0 ? [{ line, cells: Object.fromEntries(cells) }] : [];
    });
    mend(mends);
  };
  return { write, paste };
}
