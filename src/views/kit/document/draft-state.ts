import type { DocumentRow } from '#model/engine/rows.ts';

const KEPT = 100;

/** How a draft is made from a document. */
export interface Ways<R, T> {
  readonly read: (row: R) => T;
  /** Whether two drafts have the same content. */
  readonly same: (a: T, b: T) => boolean;
}

interface Step<T> {
  readonly value: T;
  readonly tag: string | undefined;
}

/** The draft, what it is based on, and its undo history. */
export interface DraftState<T> {
  readonly value: T;
  readonly saved: T;
  readonly version: number;
  readonly past: readonly Step<T>[];
  readonly future: readonly T[];
  /** When it was written, if it was restored from before this page. */
  readonly at: string | null;
}

/** A stored draft. */
export interface Kept<T> {
  readonly value: T;
  readonly base: T;
  readonly version: number;
  readonly at: string;
}

export const fresh = <T>(row: DocumentRow, value: T): DraftState<T> => ({
  value,
  saved: value,
  version: row.version,
  past: [],
  future: [],
  at: null,
});

/** [DP8] Restores a stored draft; one of a different shape (written by an older build) is ignored. */
export function opened<R extends DocumentRow, T extends object>(
  row: R,
  ways: Ways<R, T>,
  kept: Kept<T> | undefined,
): DraftState<T> {
  const now = fresh(row, ways.read(row));
  if (!kept || !alike(now.value, kept.value) || !alike(now.value, kept.base)) return now;
  if (ways.same(kept.value, now.value)) return now;
  const { value, base, version, at } = kept;
  return { ...now, value, saved: base, version, at };
}

/** Takes over a newer version; a draft with edits, whose base reads the same in it, keeps its contents. */
export function followed<R extends DocumentRow, T>(
  before: DraftState<T>,
  row: R,
  { read, same }: Ways<R, T>,
  isDirty: boolean,
): DraftState<T> {
  if (isDirty) return { ...before, version: row.version };
  const theirs = read(row);
  return same(theirs, before.value) ? { ...before, version: row.version } : fresh(row, theirs);
}

export function changed<T>(before: DraftState<T>, value: T, tag: string | undefined): DraftState<T> {
  const continues = tag !== undefined && before.past.at(-1)?.tag === tag;
  const past = continues ? before.past : [...before.past, { value: before.value, tag }].slice(-KEPT);
  return { ...before, value, past, future: [] };
}

export function undone<T>(before: DraftState<T>): DraftState<T> {
  const last = before.past.at(-1);
  if (!last) return before;
  return {
    ...before,
    value: last.value,
    past: before.past.slice(0, -1),
    future: [before.value, ...before.future],
  };
}

export function redone<T>(before: DraftState<T>): DraftState<T> {
  const [next, ...future] = before.future;
  if (next === undefined) return before;
  return { ...before, value: next, past: [...before.past, { value: before.value, tag: undefined }], future };
}

/** Whether both objects have the same fields; lists may differ in length. */
function alike(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return !isPlain(one) && !isPlain(other);
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
