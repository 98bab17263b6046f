import { withBlock } from '#views/kit/lines/count-lines.ts';
import { typed } from '#views/kit/lines/line-editor.ts';
import type { Block, Corner } from '#views/kit/lines/use-lines.ts';
import { adjustCells, withOneTyped, type AdjustCell, type AdjustLine } from './adjustment-draft.ts';

type Lines = readonly AdjustLine[];

/** Lines after text was typed into a cell, in a language; only typed cells are editable. */
export const withTyped = (lines: Lines, id: string, cell: string, text: string, locale: string): Lines =>
  lines.map((line) =>
    line.id === id ? withOneTyped(typed(adjustCells, line, cell as AdjustCell, text, locale), cell) : line,
  );

/** [DP17] Lines after a block in a language was pasted at a cell. */
export function withPasted(lines: Lines, block: Block, { rowId, columnId }: Corner, locale: string): Lines {
  const corner = { line: lines.findIndex(({ id }) => id === rowId), column: columnId };
  return withBlock(adjustCells, lines, block, corner, locale).map((line, index) =>
    line === lines[index] ? line : withOneTyped(line, columnId),
  );
}

/** An empty line for another lot or place of what a line adjusts, right below it. */
export const withAnother = (lines: Lines, id: string, newId: string): Lines =>
  lines.flatMap((line) =>
    line.id === id ? [line, { ...line, id: newId, lot: null, change: null, after: null, wrong: {} }] : [line],
  );
