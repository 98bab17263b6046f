import { useState } from 'react';
import { restated } from '#i18n/restated.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { Draft } from './use-draft.ts';

/** Applies something to every text of a number in a value. */
type Restate<T> = (value: T, say: (text: string) => string) => T;

interface InLanguage {
  /** In which its numbers are typed. */
  readonly language: string;
}

/**
 * A draft that holds numbers as they are typed, in the language of the page: it may have been begun in another one,
 * where the same text is another number.
 */
export function useInLanguage<T extends InLanguage>(draft: Draft<T>, restate: Restate<T>): Draft<T> {
  const { locale } = useFormat();
  const value = inLanguage(draft.value, draft.value.language, locale, restate);
  return {
    ...draft,
    value,
    change: (parts, tag) =>
      draft.change(value === draft.value ? parts : { ...value, ...parts, language: locale }, tag),
  };
}

/** The same for what is held by the page alone; changed by what it becomes of what it was. */
export function useTypedState<T>(
  initial: T,
  restate: Restate<T>,
): readonly [T, (change: (before: T) => T) => void] {
  const { locale } = useFormat();
  const [held, setHeld] = useState({ value: initial, language: locale });
  const own = (one: typeof held): T => inLanguage(one.value, one.language, locale, restate);
  return [own(held), (change) => setHeld((before) => ({ value: change(own(before)), language: locale }))];
}

const inLanguage = <T>(value: T, from: string, to: string, restate: Restate<T>): T =>
  from === to ? value : restate(value, (text) => restated(text, from, to));
