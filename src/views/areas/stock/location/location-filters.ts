import { useLingui } from '@lingui/react/macro';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useFieldFilter } from '#views/kit/records/field-list.ts';
import { locationFields } from './location.fields.ts';

const empty: ReadonlySet<string> = new Set();

/** The filters of the location tree. */
export function useLocationFilters(): readonly ListFilter<LocationRow>[] {
  const { t } = useLingui();
  const warehouses = useRows('warehouse');
  const filter = useFieldFilter<LocationRow>(locationFields, []);
  const balances = useRows('balance');
  const filled = useQuery<ReadonlySet<string>>(
    ['balance'],
    '',
    () => new Set(balances.filter((row) => row.onHand !== 0).map((row) => row.location)),
    empty,
  );
  return [
    {
      kind: 'choice',
      id: 'warehouse',
      label: t`Warehouse`,
      options: warehouses.map((row) => ({ value: row.id, label: row.name })),
      matching: (values) => (row) => values.has(row.warehouse),
    },
    { ...filter('locationType'), id: 'usage' }, // its name in addresses and saved views, from before the field's
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
