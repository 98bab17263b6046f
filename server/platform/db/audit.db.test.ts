import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { wholeWalk } from '#server/platform/model/verify-log.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { rolesWith, writeEach } from './migrations/0026-reasons.ts';
import { auditFor } from './migrations/0053-audit-log.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[AUD2, AUD5] roles of before that manage the company get the audit log, and what a migration writes is chained', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const manager = await addMember(executor, old.id, 'Mats', ['company.manage', 'company.view']);
  const picker = await addMember(executor, old.id, 'Pia', ['pick.view']);
  await old.database.owner.kysely
    .transaction()
    .execute((trx) => writeEach(trx, (company) => rolesWith(trx, company, auditFor)));
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const heldBy = (role: string) => rows.find(({ id }) => id === role)?.held;
  expect(heldBy(manager.role)).toEqual(['audit.export', 'audit.view', 'company.manage', 'company.view']);
  expect(heldBy(picker.role)).toEqual(['pick.view']);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const walk = await inSnapshot(old.database, old.id, (trx) => wholeWalk(trx, old.id, layouts));
  expect(walk.broken).toBe(null);
  // And the next batch goes on from there.
  await addMember(executor, old.id, 'Kim', ['pick.view']);
  const further = await inSnapshot(old.database, old.id, (trx) => wholeWalk(trx, old.id, layouts));
  expect(further).toMatchObject({ broken: null });
  expect(further.checked).toBeGreaterThan(walk.checked);
});
