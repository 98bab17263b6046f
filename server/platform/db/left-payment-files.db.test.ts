import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0171-left-payment-files.ts';

const old = bareCompany('2026-05-04T08:00:00.000Z');

it('[SBL17] installations of before have a place for the files of payments that bills left', async () => {
  await foundCompany(await testExecutor(old.database), old.id);
  await old.asOwner(async (trx) => {
    await sql`drop table key_supplier_bill_left_file`.execute(trx);
  });
  await expect(readRowLayouts(old.database.app.kysely, engine)).rejects.toThrow('left_file');
  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
