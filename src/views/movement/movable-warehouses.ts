import { takesPart } from '#model/movement/movement.places.ts';
import type { WarehouseRow } from '#model/warehouse/warehouse.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '../document/model-context.tsx';
import type { Option } from '../ui/option.ts';

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
