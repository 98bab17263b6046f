import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#views/ui/sheet.tsx';
import type { SheetColumn, SheetPlace } from '#views/ui/sheet-types.ts';
import { Specimen } from './gallery-frame.tsx';

type Line = readonly string[];

const first: readonly Line[] = [
  ['BOLT-M8', '1,20', 'SE'],
  ['NUT-M8', '0.6O', 'SE'],
  ['WASHER-M8', '0,15', 'DE'],
];

/** Very many rows, put right in place; one cell is at fault. */
export function GallerySheet() {
  const { t } = useLingui();
  const [lines, setLines] = useState(first);
  const [at, setAt] = useState<SheetPlace | null>(null);
  const write = (index: number, column: string, text: string): void =>
    setLines(
      lines.map((line, place) =>
        place === index ? line.map((cell, own) => (String(own) === column ? text : cell)) : line,
      ),
    );
  return (
    <Specimen name={t`Put right in place`} wide>
      <Sheet<Line>
        label={t`Lines of a file`}
        columns={useColumns()}
        count={lines.length}
        rowAt={(index) => lines[index]}
        onDrawn={() => undefined}
        onCell={write}
        onPaste={(block, { row, column }) => write(row, String(column), block[0]?.[0] ?? '')}
        question="all"
        height="20rem"
        at={at}
        onAt={setAt}
      />
    </Specimen>
  );
}

function useColumns(): readonly SheetColumn<Line>[] {
  const { t } = useLingui();
  const cell = (place: number) => (line: Line) => line[place] ?? '';
  const isNumber = (text: string): boolean => /^\d+([.,]\d+)?$/.test(text);
  return [
    { id: '0', header: t`SKU`, width: 140, pinned: true, editable: true, text: cell(0) },
    {
      id: '1',
      header: t`Price`,
      width: 120,
      align: 'end',
      editable: true,
      text: cell(1),
      problem: (line) => (isNumber(cell(1)(line)) ? undefined : t`This is not a number`),
    },
    { id: '2', header: t`Country`, width: 160, editable: true, text: cell(2) },
  ];
}
