import { useState } from 'react';
import { produce, type Draft as Writable } from 'immer';
import type { z } from 'zod';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { changedPlace } from './changed-place.ts';
import { useFieldSentence } from './refusal-sentence.ts';
import { useDraft, type DraftStanding } from './use-draft.ts';
import { useFormName, type FormOf } from './use-form-name.ts';

export interface Form<T> {
  readonly value: T;
  /** Changes the draft: `form.edit((draft) => { draft.name = 'x'; })`. */
  edit(change: (draft: Writable<T>) => void): void;
  /** The one message of a field, by its path (`lines.0.quantity`); shown once it was touched or saving was tried. */
  error(path: string): string | undefined;
  /** Marks what was typed there as no number. */
  mistyped(path: string, isWrong: boolean): void;
  /** Shows every message; true where the form is sound. */
  check(): boolean;
  /** Shows what the model or the server said of fields. */
  show(refusal: Refusal): void;
  readonly isDirty: boolean;
  /** The form as a draft: its version, whether it is kept past the page, who is ahead of it. */
  readonly draft: DraftStanding;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const same = (a: object, b: object): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * A form over one zod schema: checked at every keystroke, at most one message a field, first wrong field focused by
 * the page through `error`. The value is the command's data, integers and all.
 * @param of the document it is for: what is written is then kept past the page, and somebody else's version is told of
 */
export function useForm<T extends object>(schema: z.ZodType<T>, initial: T, of?: FormOf): Form<T> {
  const sentence = useFieldSentence();
  const [first] = useState(initial);
  const theirs = of?.row ? initial : first;
  const draft = useDraft<DocumentRow, T>(of?.row ?? unwritten, { read: () => theirs, same }, useFormName(of));
  const { value } = draft;
  const [shown, setShown] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { wrong, mistyped } = useMistyped();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const codes = {
    ...codesOf(schema, value),
    ...refused,
    ...Object.fromEntries([...wrong].map((path) => [path, 'notANumber'])),
  };
  return {
    value,
    draft,
    edit: (change) => {
      const next = produce(value, (writable) => void change(writable));
      setTouched(new Set([...touched, ...changedKeys(value, next)]));
      setRefused({});
      // A field that is typed into is one change, letter after letter.
      draft.change(next, changedPlace(value, next));
    },
    error: (path) =>
      shown || touched.has(path.split('.')[0] ?? '') || path in refused ? sentence(codes[path]) : undefined,
    mistyped,
    check: () => {
      setShown(true);
      return Object.keys(codes).length === 0;
    },
    show: (refusal) => setRefused(refusal.fields ?? {}),
    isDirty: draft.isDirty,
  };
}

/** The places where something was typed that is no number. */
function useMistyped() {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const mistyped = (path: string, isWrong: boolean): void =>
    // Several fields may tell of themselves at once, so each starts from what the one before left.
    setWrong((before) => {
      if (before.has(path) === isWrong) return before;
      const next = new Set(before);
      if (isWrong) next.add(path);
      else next.delete(path);
      return next;
    });
  return { wrong, mistyped };
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
