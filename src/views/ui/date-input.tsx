import { useLayoutEffect, useMemo, useRef } from 'react';
import { Calendar } from 'primereact/calendar';
import { useLingui } from '@lingui/react/macro';
import { calendarDay, calendarParts } from './calendar-parts.tsx';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { present } from './input-props.ts';
import { OwnProblem } from './own-problem.tsx';
import { Prime } from './prime.tsx';
import { toDate, useTypedDay, type DayChoice } from './use-typed-day.ts';

export interface DateInputProps extends DayChoice {
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly autoFocus?: boolean;
}

/** A day, typed as people write it (5/12, tomorrow, +3, w 49) or picked from a calendar. [UI70] */
export function DateInput({ value, onChange, min, max, ...props }: DateInputProps) {
  const { label, name, disabled = false, autoFocus = false } = props;
  const { t, i18n } = useLingui();
  const { id, ...field } = useFieldControl();
  const day = useMemo(() => calendarDay(i18n.locale), [i18n.locale]);
  const parts = calendarParts({ month: t`Choose a month`, year: t`Choose a year` });
  const { problem, calendar, input } = useTypedDay({ value, onChange, min, max });
  const invalid = field['aria-invalid'] || problem !== undefined;
  const root = { ...input, 'aria-invalid': invalid, 'data-unsettled': problem !== undefined };
  return (
    <>
      <Prime>
        <Calendar
          {...present({ inputId: id, name, minDate: toDate(min), maxDate: toDate(max), ariaLabel: label })}
          {...calendar}
          {...present({ 'aria-describedby': field['aria-describedby'] })}
          locale={i18n.locale}
          inputClassName="ui-input"
          invalid={invalid}
          pt={{ input: { root }, ...parts, panel: { popover: 'manual' } }}
          footerTemplate={raised}
          dateTemplate={day}
          dateFormat="yy-mm-dd"
          placeholder={t`yyyy-mm-dd`}
          showIcon
          icon={<Icon name="calendar" />}
          showOnFocus={false}
          showButtonBar
          disabled={disabled}
          autoFocus={autoFocus}
          appendTo={typeof document === 'undefined' ? null : document.body}
        />
      </Prime>
      <OwnProblem text={problem} />
    </>
  );
}

/** Where the field is in an overlay of the top layer, the calendar around this lies above that. [UI75] */
function Raised() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => void place.current?.closest<HTMLElement>('[popover]')?.showPopover?.(), []);
  return <span ref={place} hidden />;
}

const raised = () => <Raised />;
