import { addLocale } from 'primereact/api';
import { Calendar } from 'primereact/calendar';
import { useLingui } from '@lingui/react/macro';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { present } from './input-props.ts';

export interface DateInputProps {
  /** A calendar day `yyyy-mm-dd`, or null. No time zone is involved. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** A day, typed as 2026-11-21 or chosen from a calendar. */
export function DateInput({ value, onChange, min, max, label, disabled = false, name }: DateInputProps) {
  const { t, i18n } = useLingui();
  const { id, ...field } = useFieldControl();
  return (
    <Calendar
      {...present({ inputId: id, name, minDate: toDate(min), maxDate: toDate(max), ariaLabel: label })}
      {...present({ 'aria-describedby': field['aria-describedby'] })}
      locale={knownLocale(i18n.locale, { today: t`Today`, clear: t`Clear` })}
      inputClassName="ui-input"
      invalid={field['aria-invalid']}
      pt={{ input: { root: { 'aria-invalid': field['aria-invalid'] } } }}
      value={toDate(value ?? undefined) ?? null}
      dateFormat="yy-mm-dd"
      placeholder={t`yyyy-mm-dd`}
      showIcon
      icon={<Icon name="calendar" />}
      showOnFocus={false}
      showButtonBar
      disabled={disabled}
      appendTo={typeof document === 'undefined' ? null : document.body}
      onChange={(event) => onChange(event.value instanceof Date ? toDay(event.value) : null)}
    />
  );
}

function toDate(day: string | undefined): Date | undefined {
  const parts = day?.split('-').map(Number);
  const [year, month, date] = parts ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date);
}

function toDay(date: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const known = new Set<string>();

function knownLocale(locale: string, words: { today: string; clear: string }): string {
  if (known.has(locale)) return locale;
  const names = (options: Intl.DateTimeFormatOptions, count: number, at: (index: number) => Date) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(at(index)));
  };
  const sunday = (index: number) => new Date(Date.UTC(2023, 0, 1 + index));
  const month = (index: number) => new Date(Date.UTC(2023, index, 1));
  addLocale(locale, {
    firstDayOfWeek: 1,
    dayNames: names({ weekday: 'long' }, 7, sunday),
    dayNamesShort: names({ weekday: 'short' }, 7, sunday),
    dayNamesMin: names({ weekday: 'narrow' }, 7, sunday),
    monthNames: names({ month: 'long' }, 12, month),
    monthNamesShort: names({ month: 'short' }, 12, month),
    ...words,
  });
  known.add(locale);
  return locale;
}
