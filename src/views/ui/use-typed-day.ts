import { useMemo, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { valueSentence } from './value-sentence.ts';
import { dayOfDate, readTypedDay } from './read-typed-day.ts';
import { undecided } from './settle-typed.ts';
import { useOnShelf } from './use-on-shelf.ts';

interface Typed {
  readonly text: string;
  /** The day before it was typed: while somebody types, the calendar does not write into the field. */
  readonly from: string | null;
  /** The day that was told of it. */
  readonly told: string | null;
  readonly isLeft: boolean;
}

export interface DayChoice {
  /** A calendar day `yyyy-mm-dd`, or null. No time zone is involved. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** The first and the last day that are allowed. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What the calendar tells of: typing too. */
interface CalendarChange {
  readonly value?: Date | null | undefined;
  readonly originalEvent?: { readonly type: string } | undefined;
}

/** The text of a field for a day: told as soon as it is one, judged when the field is left or its form is saved. */
export function useTypedDay({ value, onChange, min, max }: DayChoice) {
  const { i18n } = useLingui();
  const [kept, setKept] = useState<Typed>();
  const typed = kept?.told === value ? kept : undefined;
  const problemOf = useProblemOf({ min, max });
  const shown = typed ? typed.from : value;
  const problem = typed?.isLeft ? problemOf(typed.text) : undefined;
  const onInput = (text: string): void => {
    const told = problemOf(text) === undefined ? (readTypedDay(text, i18n.locale) ?? null) : null;
    setKept({ text, from: shown, told, isLeft: false });
    if (told !== value) onChange(told);
  };
  /** Whether it is a day; where it is none, the field says so from now on. */
  const judge = (): boolean => {
    if (!typed || problemOf(typed.text) === undefined) return true;
    setKept({ ...typed, isLeft: true });
    return false;
  };
  const onLeave = (input: HTMLInputElement): void => {
    if (judge()) setKept(undefined);
    else if (typed) input.value = typed.text;
  };
  const inputRef = useJudgedBySaving(typed !== undefined, judge);
  const calendar = {
    inputRef,
    // The same object as long as the calendar is not to write into the field.
    value: useMemo(() => toDate(shown ?? undefined) ?? null, [shown]),
    parseDateTime: (text: string) => parsed(text, i18n.locale),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => onLeave(target),
    onChange: ({ value: chosen, originalEvent }: CalendarChange) => {
      if (originalEvent?.type === 'input') return;
      setKept(undefined);
      onChange(chosen ? dayOfDate(chosen) : null);
    },
  };
  // Given to the field within: the calendar tells of each key twice.
  const input = {
    onInput: ({ target }: FormEvent) => onInput(target instanceof HTMLInputElement ? target.value : ''),
  };
  return { problem, calendar, input };
}

/** Saving the form asks the field first, if something is typed in it. */
function useJudgedBySaving(isTyped: boolean, judge: () => boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useOnShelf(undecided, {
    input: () => (isTyped ? input.current : null),
    settle: () => (judge() ? 'chosen' : 'nothing'),
  });
  return input;
}

/** As the calendar wants it, to show the month of what is typed: it expects an exception where there is none. */
function parsed(text: string, locale: string): Date {
  const date = toDate(readTypedDay(text, locale) ?? undefined);
  if (!date) throw new RangeError('not a day');
  return date;
}

/** What is wrong with a text that is no day, or none between the first and the last allowed. */
function useProblemOf({ min, max }: Pick<DayChoice, 'min' | 'max'>): (text: string) => string | undefined {
  const { t, i18n } = useLingui();
  return (text) => {
    const day = readTypedDay(text, i18n.locale);
    if (day === undefined) return valueSentence('notADay', i18n.locale);
    if (day === null) return undefined;
    if (min !== undefined && day < min) return t`No earlier than ${min}.`;
    return max !== undefined && day > max ? t`No later than ${max}.` : undefined;
  };
}

export function toDate(day: string | undefined): Date | undefined {
  const [year, month, date] = day?.split('-').map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date);
}
