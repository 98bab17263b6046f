import type { ReactNode } from 'react';
import type { CalendarDateTemplateEvent, CalendarPassThroughOptions } from 'primereact/calendar';
import { tagOf } from '#i18n/tag.ts';

interface Chosen {
  readonly context: { readonly selected: boolean; readonly disabled: boolean };
}

const asOption = ({ context }: Chosen) => ({
  role: 'option',
  'aria-selected': context.selected,
  'aria-disabled': context.disabled,
});

/**
 * Roles and names of the calendar's parts. PrimeReact 10.9 selects days that have no role, and names buttons and days by
 * other words than those that are read on them.
 * @param words what the buttons with the name of the month and of the year are for
 */
export const calendarParts = (words: {
  readonly month: string;
  readonly year: string;
}): CalendarPassThroughOptions => ({
  day: { role: 'none', 'aria-label': undefined },
  dayLabel: { role: 'gridcell' },
  monthTitle: { 'aria-label': undefined, title: words.month },
  yearTitle: { 'aria-label': undefined, title: words.year },
  monthPicker: { role: 'listbox', 'aria-label': words.month },
  month: asOption,
  yearPicker: { role: 'listbox', 'aria-label': words.year },
  year: asOption,
});

/** The number of a day, and for screen readers the rest of its date: `23`, `23 November 2026, Monday`. */
export function calendarDay(locale: string): (date: CalendarDateTemplateEvent) => ReactNode {
  const written = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tagOf(locale), options);
  const month = written({ month: 'long', year: 'numeric' });
  const weekday = written({ weekday: 'long' });
  return ({ year, month: index, day }) => {
    const date = new Date(year, index, day);
    // No span: PrimeReact takes every one within a day for a day.
    return (
      <>
        {day}
        <time className="ui-hidden">{` ${month.format(date)}, ${weekday.format(date)}`}</time>
      </>
    );
  };
}
