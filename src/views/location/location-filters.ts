import { useLingui } from '@lingui/react/macro';
import { locationUsages, type LocationRow } from '#model/location/location.facts.ts';
import { useQuery, useRows } from '../document/model-context.tsx';
import type { ListFilter } from '../list/list-filter.ts';
import { usageWords } from './location.messages.ts';

const none: ReadonlySet<string> = new Set();

/** What the tree of places may be narrowed to. */
export function useLocationFilters(): readonly ListFilter<LocationRow>[] {
  const { t, i18n } = useLingui();
  const warehouses = useRows('warehouse');
  const balances = useRows('balance');
  const filled = useQuery<ReadonlySet<string>>(
    ['balance'],
    '',
    () => new Set(balances.filter((row) => row.onHand !== 0).map((row) => row.location)),
    none,
  );
  return [
    {
      kind: 'choice',
      id: 'warehouse',
      label: t`Warehouse`,
      options: warehouses.map((row) => ({ value: row.id, label: row.name })),
      matching: (values) => (row) => values.has(row.warehouse),
    },
    {
      kind: 'choice',
      id: 'usage',
      label: t`Use`,
      options: locationUsages.map((usage) => ({ value: usage, label: i18n._(usageWords[usage]) })),
      matching: (values) => (row) => values.has(row.usage),
    },
    {
      kind: 'choice',
      id: 'filled',
      label: t`Contents`,
      options: [
        { value: 'yes', label: t`Goods in it` },
        { value: 'no', label: t`Empty` },
      ],
      matching: (values) => (row) => values.has(filled.has(row.id) ? 'yes' : 'no'),
    },
  ];
}
