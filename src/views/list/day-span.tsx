import './list.css';
import { useLingui } from '@lingui/react/macro';
import type { Range } from '#model/lists/conditions.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';

interface DaySpanProps {
  /** Either day may be empty. */
  readonly span: Range;
  readonly onChange: (span: Range) => void;
  /** What else is wrong with it. */
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
}

/** The days from one to another; says so if it ends before it begins. */
export function DaySpan({ span, onChange, problem, autoFocus = false }: DaySpanProps) {
  const { t } = useLingui();
  const { from, to } = span;
  const isBackwards = from !== '' && to !== '' && from > to;
  return (
    <div className="ui-filter-range">
      <Field label={t`From day`}>
        <DateInput
          value={from || null}
          onChange={(day) => onChange({ from: day ?? '', to })}
          autoFocus={autoFocus}
        />
      </Field>
      <Field label={t`To day`} error={isBackwards ? t`It ends before it begins.` : problem}>
        <DateInput value={to || null} onChange={(day) => onChange({ from, to: day ?? '' })} />
      </Field>
    </div>
  );
}
