import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { compare } from '#model/values/order.ts';

/** A line of the location tree: a warehouse, one of its zones, or a bin. */
export type PlaceLine =
  | { readonly kind: 'warehouse'; readonly id: string; readonly row: WarehouseRow; readonly bins: number }
  | {
      readonly kind: 'zone';
      readonly id: string;
      readonly warehouse: string;
      readonly zone: string;
      readonly bins: number;
    }
  | { readonly kind: 'bin'; readonly id: string; readonly row: LocationRow; readonly depth: number };

/**
 * Warehouses with their zones and bins, line by line. Bins keep the given order; branches in `closed` are collapsed. A
 * warehouse without bins is only included with `all`.
 */
export function locationTree(
  warehouses: readonly WarehouseRow[],
  bins: readonly LocationRow[],
  closed: ReadonlySet<string>,
  all: boolean,
): readonly PlaceLine[] {
  const byWarehouse = Map.groupBy(bins, (bin) => bin.warehouse);
  return warehouses.flatMap((row) => {
    const held = byWarehouse.get(row.id) ?? [];
    if (held.length === 0 && !all) return [];
    const head: PlaceLine = { kind: 'warehouse', id: row.id, row, bins: held.length };
    return closed.has(row.id) ? [head] : [head, ...zoneLines(row.id, held, closed)];
  });
}

function zoneLines(
  warehouse: string,
  bins: readonly LocationRow[],
  closed: ReadonlySet<string>,
): readonly PlaceLine[] {
  const zones = [...Map.groupBy(bins, (bin) => bin.zone)].sort(([a], [b]) => compare(a, b));
  return zones.flatMap(([zone, held]) => {
    if (zone === '') return held.map((row): PlaceLine => ({ kind: 'bin', id: row.id, row, depth: 1 }));
    const id = zoneId(warehouse, zone);
    const head: PlaceLine = { kind: 'zone', id, warehouse, zone, bins: held.length };
    if (closed.has(id)) return [head];
    return [head, ...held.map((row): PlaceLine => ({ kind: 'bin', id: row.id, row, depth: 2 }))];
  });
}

const zoneId = (warehouse: string, zone: string): string => `${warehouse}/${zone}`;
