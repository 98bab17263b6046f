import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0047-variants.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[PR21] products of a company of before are looked up by their parent, too', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  await sql`alter table row_product drop column key_variant_of`.execute(old.database.owner.kysely);

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(layouts.get('product')?.keys).toContain('variantOf');
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
