import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import {
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { combinationsOf } from '#model/areas/products/product/product.variants.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0047-variants.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const differs = { definesVariants: true } as const;
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

it('[PR22] [PR23] hundreds of variants are made in one unit of work, and their parent’s price is told to all', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const as = { by: asUser((await addMember(executor, old.id, 'Per', [])).user), at: NOW };
  const must = async (kind: string, document: string, type: string, data: object): Promise<void> => {
    const command = { id: randomUUID(), kind, document, type, data };
    const [outcome] = await executor.systemPropose(old.id, [command], as);
    if (!outcome || 'refusal' in outcome) throw new Error(JSON.stringify(outcome));
  };
  const [type, parent] = [randomUUID(), randomUUID()];
  const values = (count: number): string[] => Array.from({ length: count }, (_, at) => `v${at}`);
  const [a, b] = [choiceFixture('a', values(26), differs), choiceFixture('b', values(20), differs)];
  await must('productType', type, 'create', productTypeFixture({ attributes: [a, b] }));
  const axes = [
    { key: 'a', values: values(26) },
    { key: 'b', values: values(20) },
  ];
  const form = productFixture({ sku: 'P', kind: 'variants', type, variants: { axes, pattern: '' } });
  await must('product', parent, 'create', form);
  const made = combinationsOf(axes).map((one, index) => ({
    id: randomUUID(),
    sku: `P-${index}`,
    values: one,
  }));
  await must('product', parent, 'generate', { made, acceptsMany: true });
  await must('product', parent, 'update', { ...form, price: 7 });
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql`select 1 from row_product where key_variant_of = ${parent} and (data ->> 'price')::int = 7`.execute(
      trx,
    ),
  );
  expect(rows).toHaveLength(520);
});
