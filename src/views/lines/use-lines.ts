import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAnnouncer } from '../document/announcer.ts';
import { useScanner } from '../ui/use-scanner.ts';
import type { LineCells } from './line-cells.ts';
import { typed, type EditedLine, type Pasted } from './line-editor.ts';

/** What the last block from a spreadsheet came to. */
export interface PasteReport {
  readonly rows: number;
  /** Codes that no product has; their rows were left out. */
  readonly unknown: readonly string[];
}

export type Block = readonly (readonly string[])[];

/** The cell that a block is pasted in; of no line: after the last. */
export interface Corner {
  readonly rowId: string | null;
  readonly columnId: string;
}

/** A product that a code names, and how much of it one scan of the code means (thousandths). */
export interface Found<P> {
  readonly product: P;
  readonly quantity: number;
}

export type Find<P> = (code: string) => Found<P> | undefined;

interface Lines<L, C extends string, P> {
  readonly cells: LineCells<C>;
  readonly lines: readonly L[];
  /** Takes the lines as they are next; changes of one tag in a row are undone together. */
  readonly write: (lines: readonly L[], tag?: string) => void;
  readonly find: Find<P>;
  readonly onFound: (found: Found<P>) => void;
}

/** What can be done with any lines that are written: by key, and by scanner wherever the focus is. */
export function useLines<L extends EditedLine<C>, C extends string, P>(sheet: Lines<L, C, P>) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const [report, setReport] = useState<PasteReport | null>(null);
  const { cells, lines, write, find, onFound } = sheet;
  const onScan = (code: string): string | undefined => {
    const found = find(code);
    if (!found) return t`No product has the code ${code}.`;
    onFound(found);
    return undefined;
  };
  useScanner((code) => {
    const problem = onScan(code);
    if (problem !== undefined) announcer.error(problem);
  });
  return {
    report,
    forget: () => setReport(null),
    /** Takes what a block came to, and says so. */
    take: (block: Block, { lines: next, unknown }: Pasted<L>): void => {
      write(next);
      setReport({ rows: block.length - unknown.length, unknown });
    },
    onScan,
    onCell: (id: string, cell: string, text: string) =>
      write(
        lines.map((line) => (line.id === id ? typed(cells, line, cell as C, text) : line)), // only typed cells are editable
        `${id}.${cell}`,
      ),
    onRemove: (id: string) => write(lines.filter((line) => line.id !== id)),
  };
}
