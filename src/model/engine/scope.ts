import type { Env } from './env.ts';
import type { Refusal } from './envelope.ts';
import type { Row } from './rows.ts';
import type { AnyTable } from './table.ts';

/** Warehouses that a role is limited to; null: all there are. */
export type Scope = ReadonlySet<string> | null;

/** The warehouse that a row stands in; null for one that stands in none, and for tables whose rows do not. */
function warehouseOf({ place }: Pick<AnyTable, 'place'>, row: Row): string | null {
  if (place === undefined) return null;
  if (place === 'id') return row.id;
  const { warehouse } = row as { readonly warehouse?: string | null }; // what the table declares
  return warehouse ?? null;
}

/** Whether a row is within a scope: it stands in one of its warehouses, or its table has nothing to do with any. */
export function isWithin(scope: Scope, table: Pick<AnyTable, 'place'>, row: Row): boolean {
  if (scope === null || table.place === undefined) return true;
  const warehouse = warehouseOf(table, row);
  return warehouse !== null && scope.has(warehouse);
}

/** The refusal of whatever is done to a row in a warehouse that the person's role does not cover; it names it. */
export function outOfScope(
  env: Pick<Env, 'warehouses' | 'internal'>,
  table: Pick<AnyTable, 'place'>,
  row: Row | undefined,
  nameOf: (warehouse: string) => string | undefined,
): Refusal | null {
  const { warehouses = null, internal } = env;
  if (internal || warehouses === null || !row || isWithin(warehouses, table, row)) return null;
  const id = warehouseOf(table, row);
  return { code: 'outOfScope', params: { warehouse: (id === null ? undefined : nameOf(id)) ?? '' } };
}

/** The text that a class of sessions is told by: the warehouses in the order of their ids. */
export const scopeKey = (scope: Scope): string => (scope === null ? '' : `@${[...scope].sort().join(',')}`);
