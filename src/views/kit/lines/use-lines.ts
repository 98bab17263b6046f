import { useState } from 'react';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useScanner } from '#views/ui/use-scanner.ts';
import type { LineCells } from './line-cells.ts';
import { typed, type EditedLine, type Pasted } from './line-editor.ts';

/** The result of the last paste from a spreadsheet. */
export interface PasteReport {
  readonly rows: number;
  /** Codes that match no product; their rows were dropped. */
  readonly unknown: readonly string[];
}

export type Block = readonly (readonly string[])[];

/** The cell that a block is pasted at; without a line: after the last. */
export interface Corner {
  readonly rowId: string | null;
  readonly columnId: string;
}

/** The product for a code, the quantity of one scan (thousandths), and what else the code says of the goods. */
export interface Found<P> {
  readonly product: P;
  readonly quantity: number;
  readonly lot?: string;
  readonly serial?: string;
  /** `YYYY-MM-DD` */
  readonly expiresOn?: string;
}

/** Finds the product for a code; a sentence says why there is none. */
export type Find<P> = (code: string) => Found<P> | string;

/** The product alone, for codes that are pasted. */
export function productOf<P>(find: Find<P>, code: string): P | undefined {
  const found = find(code);
  return typeof found === 'string' ? undefined : found.product;
}

interface Lines<L, C extends string, P> {
  readonly cells: LineCells<C>;
  readonly lines: readonly L[];
  /** Receives the new lines; consecutive changes with the same tag are undone together. */
  readonly write: (lines: readonly L[], tag?: string) => void;
  readonly find: Find<P>;
  readonly onFound: (found: Found<P>) => void;
}

/** Actions on any editable lines: by key, and by scanner wherever the focus is. */
export function useLines<L extends EditedLine<C>, C extends string, P>(sheet: Lines<L, C, P>) {
  const announcer = useAnnouncer();
  const { locale } = useFormat();
  const [report, setReport] = useState<PasteReport | null>(null);
  const { cells, lines, write, find, onFound } = sheet;
  const onScan = (code: string): string | undefined => {
    const found = find(code);
    if (typeof found === 'string') return found;
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
    /** Applies the result of a paste, and reports it. */
    take: (block: Block, { lines: next, unknown }: Pasted<L>): void => {
      write(next);
      setReport({ rows: block.length - unknown.length, unknown });
    },
    onScan,
    onCell: (id: string, cell: string, text: string) =>
      write(
        lines.map((line) => (line.id === id ? typed(cells, line, cell as C, text, locale) : line)), // only typed cells are editable
        `${id}.${cell}`,
      ),
    onRemove: (id: string) => write(lines.filter((line) => line.id !== id)),
  };
}
