import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { LinesWorld, waysIn } from '#machines/lines/lines.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { engineOfBefore } from '#machines/lines/of-before.fixtures.ts';
import { bundleFixture } from '#model/product/bundle.fixtures.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { freshId, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0117-lines.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const PIECE = 1_000;
const old = bareCompany(NOW);

/** Lines that came in in every way, the parts of a kit, and goods that were replaced. */
function played(): readonly SystemCommand[] {
  const world = new LinesWorld();
  for (const way of Object.values(waysIn)) world.give(way(world, [world.base.id()]));
  const kit = activeProduct(world.base, bundleFixture([[world.bolt, 2 * PIECE]]));
  world.confirmed([{ product: kit, quantity: PIECE }]);
  const { order } = world.sold(PIECE);
  world.posted(order, PIECE, 'replace');
  const building = world.base.id();
  const built = activeProduct(
    world.base,
    bundleFixture([[world.bolt, PIECE]], { sku: 'BUILT', bundle: { mode: 'assembled' } }),
  );
  const { warehouse } = world.base;
  world.act('assembly', building, 'create', { product: built, quantity: PIECE, warehouse });
  world.act('assembly', building, 'release');
  return world.base.given;
}

it('[LN5] logs of before are read for whose each line is; the first of two documents keeps it', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW, engine: engineOfBefore });
  await executor.begin(old.id);
  const given = played();
  await mustPropose(executor, old.id, given);
  const first = given.find(({ kind, type }) => kind === 'salesOrder' && type === 'create');
  if (!first) throw new Error('an order');
  await mustPropose(executor, old.id, [{ ...first, document: freshId() }]);

  await old.database.owner.kysely.transaction().execute(async (trx) => {
    await sql`drop table row_line`.execute(trx);
    await up(trx);
  });
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ kind: string }>`select distinct data ->> 'kind' as kind from row_line order by 1`.execute(trx),
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'adjustment',
    'assembly',
    'customerReturn',
    'goodsReceipt',
    'movement',
    'purchaseOrder',
    'salesOrder',
    'supplierReturn',
  ]);
});
