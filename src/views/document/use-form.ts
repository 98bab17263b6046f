import { useState } from 'react';
import { produce, type Draft } from 'immer';
import type { z } from 'zod';
import type { Refusal } from '#model/engine/envelope.ts';
import { useFieldSentence } from './refusal-sentence.ts';

export interface Form<T> {
  readonly value: T;
  /** Changes the draft: `form.edit((draft) => { draft.name = 'x'; })`. */
  edit(change: (draft: Draft<T>) => void): void;
  /** The one message of a field, by its path (`lines.0.quantity`); shown once it was touched or saving was tried. */
  error(path: string): string | undefined;
  /** Marks what was typed there as no number. */
  mistyped(path: string, isWrong: boolean): void;
  /** Shows every message; true where the form is sound. */
  check(): boolean;
  /** Shows what the model or the server said of fields. */
  show(refusal: Refusal): void;
  readonly isDirty: boolean;
}

/**
 * A form over one zod schema: checked at every keystroke, at most one message a field, first wrong field focused by
 * the page through `error`. The value is the command's data, integers and all.
 */
export function useForm<T>(schema: z.ZodType<T>, initial: T): Form<T> {
  const sentence = useFieldSentence();
  const [first] = useState(initial);
  const [value, setValue] = useState(first);
  const [shown, setShown] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const codes = {
    ...codesOf(schema, value),
    ...refused,
    ...Object.fromEntries([...wrong].map((path) => [path, 'notANumber'])),
  };
  return {
    value,
    edit: (change) => {
      const next = produce(value, (draft) => void change(draft));
      setTouched(new Set([...touched, ...changedKeys(value, next)]));
      setRefused({});
      setValue(next);
    },
    error: (path) =>
      shown || touched.has(path.split('.')[0] ?? '') || path in refused ? sentence(codes[path]) : undefined,
    mistyped: (path, isWrong) => {
      // Several fields may tell of themselves at once, so each starts from what the one before left.
      setWrong((before) => {
        if (before.has(path) === isWrong) return before;
        const next = new Set(before);
        if (isWrong) next.add(path);
        else next.delete(path);
        return next;
      });
    },
    check: () => {
      setShown(true);
      return Object.keys(codes).length === 0;
    },
    show: (refusal) => setRefused(refusal.fields ?? {}),
    isDirty: value !== first && JSON.stringify(value) !== JSON.stringify(first),
  };
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
