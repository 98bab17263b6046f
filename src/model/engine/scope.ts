import type { Env } from './env.ts';
import type { Refusal } from './envelope.ts';
import type { Row } from './rows.ts';
import type { AnyTable } from './table.ts';

/** Warehouses that a role is limited to; null: all there are. */
export type Scope = ReadonlySet<string> | null;

/** What a table says of where its rows stand. */
export type Placed = Pick<AnyTable, 'place' | 'placeTo'>;

/** The warehouse that a row stands in, and the second one it is about; none for one that stands in none. */
function warehousesOf({ place, placeTo }: Placed, row: Row): readonly string[] {
  if (place === undefined) return [];
  if (place === 'id') return [row.id];
  const fields = row as unknown as Readonly<Record<string, string | null>>; // what the table declares
  return ['warehouse', ...(placeTo ? [placeTo.field] : [])].flatMap((field) => fields[field] ?? []);
}

/** Whether a row is within a scope: it is about one of its warehouses, or its table has nothing to do with any. */
export function isWithin(scope: Scope, table: Placed, row: Row): boolean {
  if (scope === null || table.place === undefined) return true;
  return warehousesOf(table, row).some((warehouse) => scope.has(warehouse));
}

/** The warehouses of a row of which one has to be the person's for this command; without a command, for any look at it. */
function asked(table: Placed, row: Row, command: string | undefined): readonly string[] {
  const all = warehousesOf(table, row);
  const { there = [], either = [] } = table.placeTo ?? {};
  if (command === undefined || either.includes(command)) return all;
  return there.includes(command) ? all.slice(1) : all.slice(0, 1);
}

/**
 * The refusal of whatever is done to a row in a warehouse that the person's role does not cover; it names it if it can.
 *
 * @param command what is done to the row; without it, something about it
 */
export function outOfScope(
  env: Pick<Env, 'warehouses' | 'internal'>,
  table: Placed,
  row: Row | undefined,
  { nameOf, command }: { nameOf: (warehouse: string) => string | undefined; command?: string },
): Refusal | null {
  const { warehouses = null, internal } = env;
  if (internal || warehouses === null || !row || table.place === undefined) return null;
  const needed = asked(table, row, command);
  if (needed.some((warehouse) => warehouses.has(warehouse))) return null;
  // A device does not know the names of warehouses that it does not hold.
  const [warehouse] = needed.flatMap((id) => nameOf(id) ?? []);
  return warehouse === undefined
    ? { code: 'outOfScopeElsewhere' }
    : { code: 'outOfScope', params: { warehouse } };
}

/** The text that a class of sessions is told by: the warehouses in the order of their ids. */
export const scopeKey = (scope: Scope): string => (scope === null ? '' : `@${[...scope].sort().join(',')}`);
