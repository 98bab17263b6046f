import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { amountsIn, choicesOf, daysIn, rangeOf } from '#model/lists/conditions.ts';
import { FilterChips } from '#views/ui/filter-chips.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useAsked } from './asked-query.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { ListFilter } from './list-filter.ts';
import type { ListParts } from './list-query.ts';

interface FilterBarProps<R> {
  readonly filters: readonly ListFilter<R>[];
}

interface FiltersProps<R> extends FilterBarProps<R> {
  readonly query: ListParts;
  readonly onRefine: (name: string, value: string | undefined) => void;
  /** Turns filters on or off. */
  readonly onStep: (parts: ListParts) => void;
}

/** The filters of a list as chips; their values live in the query. */
export function FilterBar<R>({ filters }: FilterBarProps<R>) {
  const { query, refine, step } = useAsked();
  return <Chips filters={filters} query={query} onRefine={refine} onStep={step} />;
}

const Chips = memo(Filters, isSame) as typeof Filters;

function isSame<R>(a: FiltersProps<R>, b: FiltersProps<R>): boolean {
  return (
    a.filters === b.filters &&
    a.onRefine === b.onRefine &&
    a.onStep === b.onStep &&
    a.filters.every(({ id }) => a.query[id] === b.query[id])
  );
}

function Filters<R>({ filters, query, onRefine, onStep }: FiltersProps<R>) {
  const wordsOf = useFilterWords();
  const renderEditor = (id: string) => {
    const filter = filters.find((one) => one.id === id);
    if (!filter) return null;
    return (
      <FilterEditor
        filter={filter as ListFilter<unknown>} // the row type does not matter here
        value={query[id]}
        onChange={(value) => onRefine(id, value)}
      />
    );
  };
  return (
    <FilterChips
      filters={filters.map((filter) => ({
        id: filter.id,
        label: filter.label,
        icon: filter.kind === 'flag' ? filter.icon : undefined,
        isFlag: filter.kind === 'flag',
        words: wordsOf(filter as ListFilter<unknown>, query[filter.id]), // as above
      }))}
      editor={renderEditor}
      onFlag={(id) => onStep({ [id]: '1' })}
      onRemove={(id) => onStep({ [id]: undefined })}
      onClear={() => onStep(Object.fromEntries(filters.map(({ id }) => [id, undefined])))}
    />
  );
}

const isLimit = ({ least, most }: ReturnType<typeof daysIn>): boolean => least !== null || most !== null;

/** The value of a filter in words; null while it is off. */
function useFilterWords(): (filter: ListFilter<unknown>, value: string | undefined) => string | null {
  const { t } = useLingui();
  const format = useFormat();
  const unknown = (value: string): string => t`unknown (${value})`;
  const range = (value: string, shown: (end: string) => string): string => {
    const { from, to } = rangeOf(value);
    if (to === '') return t`from ${shown(from)}`;
    return from === '' ? t`to ${shown(to)}` : `${shown(from)} – ${shown(to)}`;
  };
  return (filter, value) => {
    if (value === undefined || value === '') return null;
    switch (filter.kind) {
      case 'flag':
        return filter.label;
      case 'choice': {
        const names = choicesOf(value).map(
          (one) => filter.options.find((option) => option.value === one)?.label ?? unknown(one),
        );
        const rest = names.length - 2;
        return rest > 0 ? t`${names.slice(0, 2).join(', ')} and ${rest} more` : names.join(', ');
      }
      case 'days':
        return isLimit(daysIn(value)) ? range(value, format.date) : unknown(value);
      case 'amount':
        if (!isLimit(amountsIn(value))) return unknown(value);
        return range(value, (end) =>
          `${format.decimal(Number(end), filter.digits)} ${filter.unit ?? ''}`.trim(),
        );
      default:
        return filter satisfies never;
    }
  };
}
