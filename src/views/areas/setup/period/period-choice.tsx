import './period.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Period, Span } from '#model/values/period.ts';
import { DaySpan } from '#views/kit/list/day-span.tsx';
import { Button } from '#views/ui/button.tsx';
import { ButtonPopover, useOpening } from '#views/ui/button-popover.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChosenPeriod } from './use-period.ts';

/** Chooses the period of a figure or a chart. */
export function PeriodChoice({ span, period, choose }: ChosenPeriod) {
  const { t } = useLingui();
  const named: readonly (readonly [Span, string])[] = [
    ['days30', t`30 days`],
    ['days90', t`Quarter`],
    ['days365', t`Year`],
  ];
  return (
    <div className="period-choice" role="group" aria-label={t`Period`}>
      {named.map(([value, label]) => (
        <Button
          key={value}
          size="sm"
          variant={span === value ? 'secondary' : 'quiet'}
          aria-pressed={span === value}
          onClick={() => choose(value)}
        >
          {label}
        </Button>
      ))}
      <OwnPeriod isChosen={span === null} period={period} choose={choose} />
    </div>
  );
}

interface OwnPeriodProps extends Pick<ChosenPeriod, 'choose'> {
  readonly isChosen: boolean;
  readonly period: Period;
}

function OwnPeriod({ isChosen, period, choose }: OwnPeriodProps) {
  const { t } = useLingui();
  const format = useFormat();
  const opening = useOpening();
  const days = `${format.date(period.from)} – ${format.date(period.to)}`;
  return (
    <ButtonPopover
      opening={opening}
      role="dialog"
      side="end"
      size="sm"
      variant={isChosen ? 'secondary' : 'quiet'}
      label={t`Own period`}
      content={
        <OwnDays
          key={days}
          period={period}
          onDone={(text) => {
            choose(text);
            opening.close();
          }}
        />
      }
    >
      {isChosen ? days : t`Custom …`}
    </ButtonPopover>
  );
}

function OwnDays({ period, onDone }: { readonly period: Period; readonly onDone: (text: string) => void }) {
  const { t } = useLingui();
  const [days, setDays] = useState(period);
  const { from, to } = days;
  const isWhole = from !== '' && to !== '';
  return (
    <form
      className="ui-filter-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && from <= to) onDone(`${from}..${to}`);
      }}
    >
      <DaySpan
        span={days}
        onChange={setDays}
        problem={isWhole ? undefined : t`Choose both days.`}
        autoFocus
      />
      <Button type="submit" size="sm" variant="primary">{t`Show`}</Button>
    </form>
  );
}
