import { useState } from 'react';
import { useLingui } from '@lingui/react';
import type { z } from 'zod';
import { accountFieldWords } from './account.messages.ts';

type Values = Readonly<Record<string, string>>;

/** Fields that hold text. */
type Texts<T> = { readonly [K in keyof T]: string };

export interface AccountFormState<T extends Texts<T>> {
  readonly value: T;
  /** Props of a control: its value and change handler. */
  field(name: keyof T & string): { readonly value: string; readonly onChange: (value: string) => void };
  /** The one message of a field; shown once it is touched or sending is attempted. */
  error(name: keyof T & string): string | undefined;
  /** Shows every message; returns the data if the form is valid, else null. */
  check(): T | null;
  /** `before` was sent and saved as `after`: resets the form, except for what was typed in the meantime. */
  saved(before: T, after: T): void;
  readonly isDirty: boolean;
}

const none: Values = {};

/**
 * A text form over a schema whose messages are codes, validated on every keystroke. `refused` holds the server's codes
 * by field; each shows until its field is changed. `judge` finds what takes more than the schema knows.
 */
export function useAccountForm<T extends Texts<T>>(
  schema: z.ZodType<T>,
  initial: T,
  refused: Values = none,
  judge: (value: T) => Values = () => none,
): AccountFormState<T> {
  const { i18n } = useLingui();
  const [value, setValue] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const { standing, mend } = useRefused(refused);
  const parsed = schema.safeParse(value);
  const codes = { ...judge(value), ...(parsed.success ? none : codesOf(parsed.error)) };
  const codeOf = (name: string): string | undefined =>
    standing[name] ?? (tried || touched.has(name) ? codes[name] : undefined);
  const change = (name: string, next: string): void => {
    // Autofill may change two fields at once.
    setValue((now) => ({ ...now, [name]: next }));
    setTouched((now) => new Set([...now, name]));
    mend(name);
  };
  return {
    value,
    field: (name) => ({ value: value[name] ?? '', onChange: (next) => change(name, next) }),
    error: (name) => {
      const code = codeOf(name);
      const words = code === undefined ? undefined : wordsFor(code);
      return words && i18n._(words);
    },
    check: () => {
      setTried(true);
      return parsed.success && Object.keys(codes).length === 0 ? parsed.data : null;
    },
    saved: (before, after) => {
      setValue((now) => ({ ...after, ...typedSince(before, now) }));
      setTouched(new Set());
      setTried(false);
    },
    isDirty: touched.size > 0,
  };
}

const wordsFor = (code: string) => accountFieldWords[code] ?? accountFieldWords['refused'];

/** The refused fields, except those changed since. */
function useRefused(refused: Values): { readonly standing: Values; readonly mend: (name: string) => void } {
  const [mended, setMended] = useState({ refused, names: new Set<string>() });
  const names = mended.refused === refused ? mended.names : new Set<string>();
  return {
    standing: Object.fromEntries(Object.entries(refused).filter(([name]) => !names.has(name))),
    mend: (name: string): void =>
      setMended((now) => ({
        refused,
        names: new Set([...(now.refused === refused ? now.names : []), name]),
      })),
  };
}

const typedSince = <T extends object>(before: T, now: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, text]) => text !== Reflect.get(before, name)),
  ) as Partial<T>; // entries of T

function codesOf({ issues }: z.ZodError): Values {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[path.join('.')] ??= message;
  return codes;
}
