import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useDraft, type Draft } from '../document/use-draft.ts';
import type { LineCells } from './line-cells.ts';
import { typedProblem, type EditedLine } from './line-editor.ts';

/** What a document's lines are written with, whatever else it says. */
export interface LineWays<R, T, L, C extends string> {
  readonly read: (row: R) => T;
  readonly cells: LineCells<C>;
  /** Nobody has written anything in it; it is not saved. */
  readonly isBlank: (line: L) => boolean;
  /** The column that is told what is wrong with a line as a whole. */
  readonly whole: string;
}

/** A document with lines while it is written, with the one message of each field and cell. */
export interface LineEditor<T, L, C extends string> extends Draft<T> {
  readonly cells: LineCells<C>;
  /** The lines that are sent: blank ones are left out. */
  readonly kept: readonly L[];
  /** Shows what the model said of fields, until something is written. */
  readonly show: (refusal: Refusal) => void;
  /** The message of a field: what the model said, else what is told of it here, by its code. */
  readonly error: (field: string, own?: string) => string | undefined;
  readonly cellError: (line: L, column: string, own?: string) => string | undefined;
}

/**
 * A document while its lines are written, kept under the name of its form.
 * @param filled the lines as they are written, where more are shown than were saved
 */
export function useLineEditor<
  R extends DocumentRow,
  T extends { readonly lines: readonly L[] },
  L extends EditedLine<C>,
  C extends string,
>(
  row: R,
  { read, cells, isBlank, whole }: LineWays<R, T, L, C>,
  form?: string,
  filled: (lines: T['lines']) => T['lines'] = (lines) => lines,
): LineEditor<T, L, C> {
  const same = (a: T, b: T): boolean => said(a, isBlank) === said(b, isBlank);
  const draft = useDraft(row, { read, same }, form);
  const sentence = useFieldSentence();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const lines = filled(draft.value.lines);
  // The same value while nothing changes: what saves by itself waits for the last change.
  const value = lines === draft.value.lines ? draft.value : { ...draft.value, lines };
  const kept = value.lines.filter((line) => !isBlank(line));
  return {
    ...draft,
    value,
    cells,
    kept,
    change: (parts, tag) => {
      setRefused({});
      draft.change(parts, tag);
    },
    show: ({ fields = {} }) => setRefused(byCell(fields, kept, cells, whole)),
    error: (field, own) => sentence(refused[field] ?? own),
    cellError: (line, column, own) =>
      sentence(typedProblem(cells, line, column) ?? refused[`${line.id}.${column}`] ?? own),
  };
}

/** Two drafts that say the same read alike; blank lines say nothing. */
const said = <L>(draft: { readonly lines: readonly L[] }, isBlank: (line: L) => boolean): string =>
  JSON.stringify({ ...draft, lines: draft.lines.filter((line) => !isBlank(line)) });

/** `lines.2.price` of what was sent → the id of that line and `price`; what has no cell is said of the whole line. */
function byCell(
  fields: Readonly<Record<string, string>>,
  sent: readonly { readonly id: string }[],
  cells: LineCells<string>,
  whole: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [root, index, cell = whole] = path.split('.');
      const line = root === 'lines' ? sent[Number(index)] : undefined;
      return [line ? `${line.id}.${cell in cells ? cell : whole}` : path, code];
    }),
  );
}
