import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { BareCompany } from './bare-company.fixtures.ts';

/**
 * Lets a migration that widens stored roles run twice, and holds what it wrote against the log. [RO17]
 * @returns the permissions of a role by its id, as they are then
 */
export async function afterMigratingTwice(
  old: BareCompany,
  up: (db: Kysely<Schema>) => Promise<void>,
): Promise<(role: string) => readonly string[] | undefined> {
  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  return (role) => rows.find(({ id }) => id === role)?.held;
}
