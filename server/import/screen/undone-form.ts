import { isDeepStrictEqual } from 'node:util';

/** A form as it is after an import was taken back. */
export interface UndoneForm {
  readonly form: unknown;
  /** Places that somebody or something else has changed since, as dotted paths: they stay as they are. */
  readonly kept: readonly string[];
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is within a value, by its key; null where it holds nothing apart, or the others are of another shape. */
function keysIn(before: unknown, after: unknown, now: unknown): readonly string[] | null {
  if (isPlain(before) && isPlain(after) && isPlain(now))
    return [...new Set([before, after, now].flatMap((one) => Object.keys(one)))];
  const lists = [before, after, now].filter(Array.isArray);
  const isOneShape = lists.length === 3 && lists.every(({ length }) => length === lists[0]?.length);
  return isOneShape ? Object.keys(lists[0] ?? []) : null;
}

/**
 * Takes back what an import changed in a form, and nothing else: what others have changed since stays as they left it. [DI53]
 * @param before the form before the import
 * @param after the form as the import wrote it
 * @param now the form as it is
 */
export function undoneForm(before: unknown, after: unknown, now: unknown): UndoneForm {
  const kept: string[] = [];
  const merged = (was: unknown, made: unknown, is: unknown, path: readonly string[]): unknown => {
    if (isDeepStrictEqual(was, made) || isDeepStrictEqual(is, was)) return is;
    if (isDeepStrictEqual(is, made)) return was;
    const keys = keysIn(was, made, is);
    if (!keys) {
      kept.push(path.join('.'));
      return is;
    }
    const within = keys.map((key) => [
      key,
      merged(Object(was)[key], Object(made)[key], Object(is)[key], [...path, key]),
    ]);
    if (Array.isArray(is)) return within.map(([, value]) => value);
    return Object.fromEntries(within.filter(([, value]) => value !== undefined));
  };
  const form = merged(before, after, now, []);
  return { form, kept };
}
