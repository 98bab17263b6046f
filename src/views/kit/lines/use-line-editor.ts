import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { forgetting } from '../document/forgetting.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useDraft, type Draft } from '../document/use-draft.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { LineCells } from './line-cells.ts';
import { typedProblem, type EditedLine } from './line-editor.ts';

/** How the lines of a document are edited, whatever other fields it has. */
export interface LineWays<R, T, L, C extends string> {
  readonly read: (row: R) => T;
  readonly cells: LineCells<C>;
  /** Untouched, so it is not saved. */
  readonly isBlank: (line: L) => boolean;
  /** The column that shows errors of the line as a whole. */
  readonly whole: string;
  /** The columns that show errors of fields which are no typed cells. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A document with lines being edited, with the one message of each field and cell. */
export interface LineEditor<T, L, C extends string> extends Draft<T> {
  readonly cells: LineCells<C>;
  /** The lines to send: without blank ones. */
  readonly kept: readonly L[];
  /** Shows the model's messages for fields until the next edit. */
  readonly show: (refusal: Refusal) => void;
  /** The message of a field: the model's, or else the one for the given code. */
  readonly error: (field: string, own?: string) => string | undefined;
  readonly cellError: (line: L, column: string, own?: string) => string | undefined;
}

/**
 * A document whose lines are being edited, stored under the name of its form.
 * @param filled the lines as edited, if more are shown than were saved
 */
export function useLineEditor<
  R extends DocumentRow,
  T extends { readonly lines: readonly L[] },
  L extends EditedLine<C>,
  C extends string,
>(
  row: R,
  { read, cells, isBlank, whole, columns = {} }: LineWays<R, T, L, C>,
  form?: string,
  filled: (lines: T['lines'], value: T) => T['lines'] = (lines) => lines,
): LineEditor<T, L, C> {
  const same = (a: T, b: T): boolean => said(a, isBlank) === said(b, isBlank);
  const draft = useDraft(row, { read, same }, form);
  const sentence = useFieldSentence();
  const { locale } = useFormat();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const lines = filled(draft.value.lines, draft.value);
  // The same object while nothing changes: auto-save waits for the last change.
  const value = lines === draft.value.lines ? draft.value : { ...draft.value, lines };
  const kept = value.lines.filter((line) => !isBlank(line));
  return {
    ...draft,
    ...forgetting(draft, () => setRefused({})),
    value,
    cells,
    kept,
    change: (parts, tag) => {
      setRefused({});
      draft.change(parts, tag);
    },
    show: ({ fields = {} }) => setRefused(byCell(fields, kept, { ...cellColumns(cells), ...columns }, whole)),
    error: (field, own) => sentence(refused[field] ?? own),
    cellError: (line, column, own) =>
      sentence(typedProblem(cells, line, column, locale) ?? refused[`${line.id}.${column}`] ?? own),
  };
}

/** Compares drafts by content; blank lines are ignored. */
const said = <L>(draft: { readonly lines: readonly L[] }, isBlank: (line: L) => boolean): string =>
  JSON.stringify({ ...draft, lines: draft.lines.filter((line) => !isBlank(line)) });

/** Cells show their own errors. */
const cellColumns = (cells: LineCells<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(cells).map((cell) => [cell, cell]));

/** `lines.2.price` of what was sent → the id of that line and `price`, the innermost cell; without one, the whole line. */
function byCell(
  fields: Readonly<Record<string, string>>,
  sent: readonly { readonly id: string }[],
  columns: Readonly<Record<string, string>>,
  whole: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [root, index, ...within] = path.split('.');
      const line = root === 'lines' ? sent[Number(index)] : undefined;
      const column = columns[within.findLast((part) => part in columns) ?? ''] ?? whole;
      return [line ? `${line.id}.${column}` : path, code];
    }),
  );
}
