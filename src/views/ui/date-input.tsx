import { useMemo } from 'react';
import { Calendar } from 'primereact/calendar';
import { useLingui } from '@lingui/react/macro';
import { calendarDay, calendarParts } from './calendar-parts.tsx';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { present } from './input-props.ts';
import { Prime } from './prime.tsx';

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

/** A day, typed as 2026-11-21 or picked from a calendar. */
export function DateInput({ value, onChange, min, max, label, disabled = false, name }: DateInputProps) {
  const { t, i18n } = useLingui();
  const { id, ...field } = useFieldControl();
  const day = useMemo(() => calendarDay(i18n.locale), [i18n.locale]);
  const parts = calendarParts({ month: t`Choose a month`, year: t`Choose a year` });
  return (
    <Prime>
      <Calendar
        {...present({ inputId: id, name, minDate: toDate(min), maxDate: toDate(max), ariaLabel: label })}
        {...present({ 'aria-describedby': field['aria-describedby'] })}
        locale={i18n.locale}
        inputClassName="ui-input"
        invalid={field['aria-invalid']}
        pt={{ input: { root: { 'aria-invalid': field['aria-invalid'] } }, ...parts }}
        dateTemplate={day}
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
    </Prime>
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
