import { useLingui } from '@lingui/react/macro';
import { locationUsages } from '#model/location/location.events.ts';
import { useAddress } from '../app/use-address.ts';
import { useRows } from '../document/model-context.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { usageWords } from './location.messages.ts';

/** What the tree of places may be narrowed to; kept in the address. */
export function LocationFilters() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const warehouses = useRows('warehouse');
  return (
    <FilterChips
      filters={[
        {
          id: 'warehouse',
          label: t`Warehouse`,
          value: query['warehouse'] ?? null,
          options: warehouses.map((row) => ({ value: row.id, label: row.name })),
        },
        {
          id: 'usage',
          label: t`Use`,
          value: query['usage'] ?? null,
          options: locationUsages.map((usage) => ({ value: usage, label: i18n._(usageWords[usage]) })),
        },
        {
          id: 'filled',
          label: t`Contents`,
          value: query['filled'] ?? null,
          options: [
            { value: 'yes', label: t`Goods in it` },
            { value: 'no', label: t`Empty` },
          ],
        },
      ]}
      onChange={(id, value) => setQuery({ [id]: value ?? undefined })}
    />
  );
}
