import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '#model/engine/create-engine.ts';
import { engine } from '#machines/registry.ts';
import { makeMissingRows } from '#server/platform/db/make-rows.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { readRowLayouts } from './row-layout.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('[RW1] every table of the registry has its rows and a place for each of its indexes', async () => {
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect([...layouts.keys()]).toEqual([...engine.tables.keys()]);
  for (const { table, keys, manyKeys } of layouts.values())
    expect([...keys, ...manyKeys].sort()).toEqual(Object.keys(table.indexes).sort());
});

it('[RW1] what has no place is named, all of it', async () => {
  const [product, company] = ['product', 'company'].map((kind) => engine.types.get(kind));
  if (!product || !company) throw new Error('no such kind');
  const shelfLife = { keys: () => [], hasMany: false, complete: false };
  const grown = {
    ...product,
    table: { ...product.table, indexes: { ...product.table.indexes, shelfLife } },
  };
  const unplaced = { ...company, kind: 'moon', table: { ...company.table, name: 'moonBase' } };
  await expect(
    readRowLayouts(database.app.kysely, createEngine([grown, unplaced], engine.ledger)),
  ).rejects.toThrow('no migration makes a place for row_product.key_shelf_life, row_moon_base');
});

it('[RW1] a new kind has its place by itself, made once', async () => {
  const product = engine.types.get('product');
  if (!product) throw new Error('no such kind');
  const { table } = product;
  const planted = {
    ...product,
    kind: 'plant',
    table: { ...table, name: 'plant', bootstrap: 'recent' as const },
  };
  const trial = await createTestDatabase();
  try {
    for (const _ of ['one start', 'the next']) await makeMissingRows(trial.owner.kysely, [product, planted]);
    const layouts = await readRowLayouts(trial.app.kysely, createEngine([planted], engine.ledger));
    expect(layouts.get('plant')).toMatchObject({
      keys: ['sku', 'category', 'type', 'variantOf'],
      manyKeys: ['barcode', 'component'],
    });
  } finally {
    await trial.dispose();
  }
});
