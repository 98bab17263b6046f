import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { choicesOf, rangeOf, rangeText, type Range } from '#model/lists/conditions.ts';
import { addDays } from '#model/values/moments.ts';
import { useToday } from '../document/use-today.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { ScaledInput } from '#views/ui/scaled-input.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import { DaySpan } from './day-span.tsx';
import type { AmountFilter, ChoiceFilter, ListFilter } from './list-filter.ts';

interface EditorProps<F> {
  readonly filter: F;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The controls of a filter; every change applies at once. */
export function FilterEditor({ filter, value, onChange }: EditorProps<ListFilter<unknown>>) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceEditor filter={filter} value={value} onChange={onChange} />;
    case 'days':
      return <DayEditor value={value} onChange={onChange} />;
    case 'amount':
      return <AmountEditor filter={filter} value={value} onChange={onChange} />;
    case 'flag':
      return null;
    default:
      return filter satisfies never;
  }
}

/** From this many options on they can be searched; only `SHOWN` are rendered until then. */
const MANY = 9;
const SHOWN = 100;

function ChoiceEditor({ filter, value, onChange }: EditorProps<ChoiceFilter<unknown>>) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const chosen = new Set(choicesOf(value));
  const wanted = search.trim().toLowerCase();
  const shown = filter.options.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SHOWN);
  const toggle = (option: string): void => {
    const next = [...chosen.symmetricDifference(new Set([option]))];
    onChange(next.length === 0 ? undefined : next.join(','));
  };
  return (
    <div className="ui-filter-editor" role="group" aria-label={filter.label}>
      {filter.options.length >= MANY && (
        <SearchInput value={search} onChange={setSearch} label={t`Search options`} size="sm" />
      )}
      <div className="ui-filter-options">
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.has(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </div>
  );
}

function DayEditor({ value = '', onChange }: Omit<EditorProps<never>, 'filter'>) {
  const { t } = useLingui();
  const today = useToday();
  const spans = [
    { label: t`Today`, from: today },
    { label: t`Last 7 days`, from: addDays(today, -6) },
    { label: t`Last 30 days`, from: addDays(today, -29) },
  ];
  return (
    <div className="ui-filter-editor">
      <DaySpan span={rangeOf(value)} onChange={(span) => onChange(rangeText(span))} />
      <div className="ui-chips">
        {spans.map(({ label, from }) => (
          <Button
            key={label}
            size="sm"
            variant="quiet"
            onClick={() => onChange(rangeText({ from, to: today }))}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function AmountEditor({ filter, value = '', onChange }: EditorProps<AmountFilter<unknown>>) {
  const { t } = useLingui();
  const range = rangeOf(value);
  const change = (part: Partial<Range>): void => onChange(rangeText({ ...range, ...part }));
  return (
    <div className="ui-filter-editor ui-filter-range">
      <Field label={t`At least`}>
        <AmountInput filter={filter} value={range.from} onChange={(from) => change({ from })} />
      </Field>
      <Field label={t`At most`}>
        <AmountInput filter={filter} value={range.to} onChange={(to) => change({ to })} />
      </Field>
    </div>
  );
}

interface AmountInputProps {
  readonly filter: AmountFilter<unknown>;
  readonly value: string;
  readonly onChange: (amount: string) => void;
}

function AmountInput({ filter, value, onChange }: AmountInputProps) {
  return (
    <ScaledInput
      value={value === '' ? null : Number(value)}
      suffix={filter.unit}
      digits={filter.digits}
      least={0}
      lowest={undefined}
      onChange={(amount) => onChange(String(amount ?? ''))}
    />
  );
}
