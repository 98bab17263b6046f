import './list.css';
import { Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Range } from '#model/lists/conditions.ts';
import { Field } from '#views/ui/field.tsx';
import { partOnDemand } from '#views/ui/part-on-demand.ts';

// Lists and charts show days long before somebody asks for some.
const DateInput = partOnDemand(async () => (await import('#views/ui/date-input.tsx')).DateInput);

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
        <Suspense>
          <DateInput
            value={from || null}
            onChange={(day) => onChange({ from: day ?? '', to })}
            autoFocus={autoFocus}
          />
        </Suspense>
      </Field>
      <Field label={t`To day`} error={isBackwards ? t`It ends before it begins.` : problem}>
        <Suspense>
          <DateInput value={to || null} onChange={(day) => onChange({ from, to: day ?? '' })} />
        </Suspense>
      </Field>
    </div>
  );
}
