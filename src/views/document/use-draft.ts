import { useState } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';

const KEPT = 100;

/** What is written on a document before it is saved. */
export interface Draft<T> {
  readonly value: T;
  /** Changes parts of it. Changes with the same `tag` in a row are undone together. */
  readonly change: (parts: Partial<T>, tag?: string) => void;
  readonly undo: () => void;
  readonly isDirty: boolean;
  /** Nothing was written since it was opened or taken over. */
  readonly isUntouched: boolean;
  /** Somebody else's version is newer than the one this was written on. */
  readonly isBehind: boolean;
  readonly takeTheirs: () => void;
  /** The version it was written on, for a command that saves a form. */
  readonly version: number;
  /** Says that it was saved as it stands. */
  readonly saved: () => void;
}

interface Ways<R, T> {
  readonly read: (row: R) => T;
  /** Do two drafts say the same. */
  readonly same: (a: T, b: T) => boolean;
}

interface Step<T> {
  readonly value: T;
  readonly tag: string | undefined;
}

interface State<T> {
  readonly value: T;
  readonly saved: T;
  readonly version: number;
  readonly past: readonly Step<T>[];
}

/** Keeps what is written apart from the document until it is saved; while nothing is, it follows the document. */
export function useDraft<R extends DocumentRow, T extends object>(row: R, ways: Ways<R, T>): Draft<T> {
  const { read, same } = ways;
  const [state, setState] = useState<State<T>>(() => fresh(row, read(row)));
  const { value, saved, version, past } = state;
  const isDirty = !same(value, saved);
  const isBehind = row.version !== version && isDirty && !same(read(row), saved);
  if (row.version !== version && !isBehind) setState(followed(state, row, ways, isDirty));
  return {
    value,
    change: (parts, tag) => setState((before) => changed(before, { ...before.value, ...parts }, tag)),
    undo: () => setState(undone),
    isDirty,
    isUntouched: past.length === 0,
    isBehind,
    takeTheirs: () => setState(fresh(row, read(row))),
    version,
    saved: () => setState((before) => ({ ...before, saved: before.value })),
  };
}

const fresh = <T>(row: DocumentRow, value: T): State<T> => ({
  value,
  saved: value,
  version: row.version,
  past: [],
});

/** The newer version is taken over, but what is being written stays where both began alike. */
function followed<R extends DocumentRow, T>(
  state: State<T>,
  row: R,
  { read, same }: Ways<R, T>,
  isDirty: boolean,
): State<T> {
  if (isDirty) return { ...state, version: row.version };
  const theirs = read(row);
  return same(theirs, state.value) ? { ...state, version: row.version } : fresh(row, theirs);
}

function changed<T>(state: State<T>, value: T, tag: string | undefined): State<T> {
  const continues = tag !== undefined && state.past.at(-1)?.tag === tag;
  const past = continues ? state.past : [...state.past, { value: state.value, tag }].slice(-KEPT);
  return { ...state, value, past };
}

function undone<T>(state: State<T>): State<T> {
  const last = state.past.at(-1);
  return last ? { ...state, value: last.value, past: state.past.slice(0, -1) } : state;
}
