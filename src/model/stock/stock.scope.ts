import type { Scope } from '../engine/scope.ts';

/** Where an entry of a ledger fact stands: it says so itself, or names the location. */
interface Placed {
  readonly warehouse?: string | null;
  readonly location?: string | null;
}
interface Moving {
  readonly fromWarehouse: string | null;
  readonly toWarehouse: string | null;
}
interface Entries {
  readonly entries?: readonly Placed[];
  readonly moves?: readonly Moving[];
}

/** The locations that a ledger fact names without their warehouses. */
export function unplacedIn(data: unknown): readonly string[] {
  const { entries = [] } = data as Entries; // what every ledger fact is made of
  return entries.flatMap(({ warehouse, location }) =>
    warehouse === undefined && location ? [location] : [],
  );
}

/**
 * What of a ledger fact concerns warehouses within a scope; null if nothing does. A move concerns both its ends; what
 * the company's stock of a product is worth stands in no warehouse.
 * @param locations the warehouses of locations that entries name
 */
export function stockWithin(data: unknown, scope: Scope, locations: ReadonlyMap<string, string>): unknown {
  if (scope === null) return data;
  const covers = (warehouse: string | null | undefined): boolean => !!warehouse && scope.has(warehouse);
  const { entries, moves, ...rest } = data as Entries; // as above
  const kept = entries?.filter(({ warehouse, location }) => {
    if (warehouse === undefined && location === undefined) return true;
    return covers(warehouse ?? locations.get(location ?? ''));
  });
  const moved = moves?.filter((move) => covers(move.fromWarehouse) || covers(move.toWarehouse));
  if ((kept ?? []).length + (moved ?? []).length === 0) return null;
  return { ...rest, ...(kept && { entries: kept }), ...(moved && { moves: moved }) };
}
