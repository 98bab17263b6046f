import { useLingui } from '@lingui/react/macro';
import { useRows } from '../document/model-context.tsx';
import type { ChoiceFilter } from '../list/list-filter.ts';

/** Filters documents by their warehouse. */
export function useWarehouseFilter(): ChoiceFilter<{ readonly warehouse: string | null }> {
  const { t } = useLingui();
  const options = useRows('warehouse').map((row) => ({ value: row.id, label: row.name }));
  return {
    kind: 'choice',
    id: 'warehouse',
    label: t`Warehouse`,
    options,
    matching: (values) => (row) => row.warehouse !== null && values.has(row.warehouse),
  };
}
