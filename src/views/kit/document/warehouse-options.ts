import { takesGoods } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

/** The warehouses that can receive goods, by code. */
export function useWarehouseOptions(): readonly Option[] {
  return useQuery<readonly Option[]>(
    ['warehouse'],
    '',
    ({ replica }) =>
      (replica.rows('warehouse') as readonly WarehouseRow[]) // table warehouse holds WarehouseRow
        .filter(takesGoods)
        .sort((a, b) => compare(a.code, b.code))
        .map((row) => ({ value: row.id, label: row.name, hint: row.code })),
    [],
  );
}
