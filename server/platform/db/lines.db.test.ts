import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { waysIn } from '#machines/lines/lines.fixtures.ts';
import { playedWorld } from '#machines/lines/played.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { engineOfBefore } from '#machines/lines/of-before.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { freshId, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0117-lines.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);
/** Kinds with lines that are younger than these logs. */
const cameAfter = new Set(['invoice', 'quoteRequest', 'supplierBill']);

it('[LN5] logs of before are read for whose each line is; the first of two documents keeps it', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW, engine: engineOfBefore });
  await executor.begin(old.id);
  const world = playedWorld();
  const receipt = (): string => {
    const entry = waysIn['goodsReceipt.create: lines']?.(world, [discarded]);
    if (entry) world.give(entry);
    return entry?.document ?? '';
  };
  const discarded = world.base.id();
  for (let times = 0; times < 2; times++) world.act('goodsReceipt', receipt(), 'discard');
  receipt();
  const commands = world.base.given.filter(({ kind }) => !cameAfter.has(kind));
  await mustPropose(executor, old.id, commands);
  const first = commands.find(({ kind, type }) => kind === 'salesOrder' && type === 'create');
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
