import { useState } from 'react';
import { produce, type Draft as Writable } from 'immer';
import type { z } from 'zod';
import type { FormCheck } from '#model/form-checks/form-checks.ts';
import type { Faults } from '#model/checks/faults.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useValueWhenLeft } from '#views/ui/use-value-when-left.ts';
import { blankPlaces, withoutRows, type BlankRows } from './blank-rows.ts';
import { forgetting } from './forgetting.ts';
import { changedPlace } from './changed-place.ts';
import { useFieldSentence } from './refusal-sentence.ts';
import { useDraft, type DraftStanding } from './use-draft.ts';
import { useFormName, type FormOf } from './use-form-name.ts';
import { useMistyped } from './use-mistyped.ts';

export interface Form<T> {
  readonly value: T;
  /** What is saved: the value without rows that were added and never written in. */
  readonly written: T;
  /** Changes the draft: `form.edit((draft) => { draft.name = 'x'; })`. */
  edit(change: (draft: Writable<T>) => void): void;
  /** The one message of a field, by its path (`lines.0.quantity`); shown once it is touched or saving is attempted. */
  error(path: string): string | undefined;
  /** Marks whether the field holds text that is not a number; `code` says why, by default only that. */
  mistyped(path: string, isWrong: boolean, code?: string): void;
  /** Shows every message; true if the form is valid, and what nobody has written in is then gone from it. */
  check(): boolean;
  /** Shows field messages from the model or the server. */
  show(refusal: Refusal): void;
  readonly isDirty: boolean;
  /** The form as a draft: its version, whether it is stored, whether a newer version exists. */
  readonly draft: DraftStanding;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const same = (a: object, b: object): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * A form over one zod schema: validated on every keystroke, at most one message per field, first invalid field focused
 * by the page through `error`. The value is the command's data, in smallest units.
 * @param of the document it edits: the draft is then stored beyond the page, and newer versions are reported
 * @param check what takes more than the schema knows, told once a field was left
 * @param blanks the rows of its lists that are ignored when it is saved
 */
export function useForm<T extends object>(
  schema: z.ZodType<T>,
  initial: T,
  of?: FormOf,
  check: FormCheck<T> = unchecked,
  blanks: BlankRows = {},
): Form<T> {
  const sentence = useFieldSentence();
  const theirs = useTheirs(initial, of);
  const draft = useDraft<DocumentRow, T>(of?.row ?? unwritten, { read: () => theirs, same }, useFormName(of));
  const { value } = draft;
  const { shown, setShown, isTouched, touch } = useTouched();
  const { numbers, mistyped } = useMistyped();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { faults, told } = useFaults(check, value, of && !of.row ? undefined : theirs);
  const { written, ignored, asked } = writtenIn(value, theirs, blanks, Object.keys(numbers));
  const codes = asked({ ...codesOf(schema, value), ...refused, ...numbers });
  const isValid = Object.keys({ ...faults, ...codes }).length === 0;
  return {
    value,
    written,
    draft: { ...draft, ...forgetting(draft, () => (setRefused({}), setShown(false))) },
    edit: (change) => {
      const next = produce(value, (writable) => void change(writable));
      touch(changedKeys(value, next));
      setRefused({});
      draft.change(next, changedPlace(value, next));
    },
    error: (path) =>
      isTouched(path) || path in refused ? sentence(codes[path] ?? (shown ? faults : told)[path]) : undefined,
    mistyped,
    check: () => {
      setShown(true);
      if (isValid && ignored) draft.change(written);
      return isValid;
    },
    show: (refusal) => setRefused(refusal.fields ?? {}),
    isDirty: draft.isDirty,
  };
}

const unchecked = (): Faults => ({});

/** What the document holds; for a new one what the form began with. */
function useTheirs<T>(initial: T, of: FormOf | undefined): T {
  const [first] = useState(initial);
  return of?.row ? initial : first;
}

/** Which fields tell what is wrong with them: those that were changed, and all once saving was attempted. */
function useTouched() {
  const [shown, setShown] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    shown,
    setShown,
    isTouched: (path: string): boolean => shown || touched.has(path.split('.')[0] ?? ''),
    touch: (keys: readonly string[]): void => setTouched(new Set([...touched, ...keys])),
  };
}

/** The form without the rows that nobody has written in, whether there are any, and the messages that are not theirs. */
function writtenIn<T extends object>(value: T, before: T, blanks: BlankRows, wrong: readonly string[]) {
  const isIn = (place: string) => (path: string) => path.startsWith(`${place}.`);
  const places = blankPlaces(value, before, blanks).filter((place) => !wrong.some(isIn(place)));
  return {
    written: withoutRows(value, places),
    ignored: places.length > 0,
    asked: (codes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(codes).filter(([path]) => !places.some((at) => isIn(at)(path)))),
  };
}

/** What a check finds, and what of it was there when a field was left: the rest is still being typed. */
function useFaults<T>(check: FormCheck<T>, value: T, before: T | undefined) {
  const left = check(useValueWhenLeft(value), before);
  const faults = check(value, before);
  return { faults, told: Object.fromEntries(Object.entries(faults).filter(([path]) => path in left)) };
}

function codesOf<T>(schema: z.ZodType<T>, value: T): Record<string, string> {
  const parsed = schema.safeParse(value);
  const codes: Record<string, string> = {};
  if (parsed.success) return codes;
  for (const issue of parsed.error.issues) {
    const bound = 'minimum' in issue ? issue.minimum : 'maximum' in issue ? issue.maximum : undefined;
    codes[issue.path.join('.')] ??=
      issue.code === 'custom'
        ? issue.message
        : bound === undefined
          ? issue.code
          : `${issue.code}:${String(bound)}`;
  }
  return codes;
}

function changedKeys(before: unknown, after: unknown): string[] {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  return Object.keys(after).filter((key) => Reflect.get(before, key) !== Reflect.get(after, key));
}
