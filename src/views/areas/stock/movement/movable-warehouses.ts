import { takesPart } from '#model/areas/stock/movement/movement.places.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

/** The active warehouses, by code. */
export const useMovableWarehouses = (): readonly Option[] =>
  useQuery<readonly Option[]>(
    ['warehouse'],
    '',
    ({ replica }) =>
      (replica.rows('warehouse') as readonly WarehouseRow[]) // table warehouse holds WarehouseRow
        .filter(takesPart)
        .toSorted((a, b) => compare(a.code, b.code))
        .map((row) => ({ value: row.id, label: row.name, hint: row.code })),
    [],
  );
