import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FlowRange } from '#model/flows/flow-figures.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { askedDays, OWN, type AskedDays } from './flow-range.ts';

/** The days that the address asks for. */
export function useAskedDays(): AskedDays {
  const [query] = useAddress();
  return askedDays(query, useToday());
}

/** Chooses the days of the figures: the last ones, or from a day to a day; `children` are shown next to it. */
export function RangeBar({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  const [, setQuery] = useAddress();
  const { choice, range } = useAskedDays();
  const setDays = (days: FlowRange): void => setQuery({ days: undefined, ...days });
  return (
    <div className="flow-range" role="group" aria-label={t`Period`}>
      <Select
        label={t`Period`}
        size="sm"
        value={choice}
        options={[
          { value: '7', label: t`Last 7 days` },
          { value: '30', label: t`Last 30 days` },
          { value: '90', label: t`Last 90 days` },
          { value: 'year', label: t`Last year` },
          { value: OWN, label: t`From day to day` },
        ]}
        onChange={(days) =>
          days === OWN
            ? setDays(range)
            : setQuery({ days: days === '30' ? undefined : days, from: undefined, to: undefined })
        }
      />
      {choice === OWN && <OwnDays range={range} onChange={setDays} />}
      {children}
    </div>
  );
}

interface OwnDaysProps {
  readonly range: FlowRange;
  readonly onChange: (range: FlowRange) => void;
}

function OwnDays({ range, onChange }: OwnDaysProps) {
  const { t } = useLingui();
  const today = useToday();
  return (
    <>
      <DateInput
        label={t`From`}
        value={range.from}
        max={range.to}
        onChange={(from) => from !== null && onChange({ ...range, from })}
      />
      <DateInput
        label={t`To`}
        value={range.to}
        min={range.from}
        max={today}
        onChange={(to) => to !== null && onChange({ ...range, to })}
      />
    </>
  );
}
