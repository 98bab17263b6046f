import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { beginRun, keepRun } from '#server/platform/objects/backup-runs.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { clientOf } from '#server/testing/company-app.ts';
import { addMember, createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { COMPANY_NUMBER, openNoticeTrial, type NoticeTrial } from './notice-trial.fixtures.ts';
import { tellWarnings } from './warnings.ts';

let trial: NoticeTrial;
beforeAll(async () => void (trial = await openNoticeTrial()));
afterAll(() => trial?.close());

const told = async (user: string): Promise<readonly string[]> => {
  const page = (await clientOf(trial.server, user).get(`${COMPANY_NUMBER}/inbox/`)).json() as InboxPage;
  return page.entries.map(({ reason, type, kind }) => `${reason} ${kind} ${type}`);
};

test('[NS15] a late order is told of once to those who want it, and again when it was over in between', async () => {
  const { anna, olle, product, server, pass } = trial;
  const { database, platform } = server;
  const { rows } = await database.withCompany(COMPANY_NUMBER, (trx) =>
    sql<{ id: string }>`select id from row_warehouse where company_id = ${COMPANY_NUMBER}`.execute(trx),
  );
  const [supplier, order] = [freshId(), freshId()];
  const lines = [orderLineFixture({ id: freshId(), product })];
  const form = purchaseOrderFixture({ supplier, warehouse: rows[0]?.id ?? '', expectedOn: '2026-05-05' });
  await mustPropose(platform.executor, COMPANY_NUMBER, [
    { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture() },
    { kind: 'purchaseOrder', document: order, type: 'create', data: { ...form, lines } },
    { kind: 'purchaseOrder', document: order, type: 'place', data: {} },
  ]);
  const look = () => tellWarnings({ database, layouts: platform.layouts, now: trial.now }, COMPANY_NUMBER);
  await look();
  expect(await told(olle.user)).toEqual([]);
  await pass(2 * 1440);
  for (let turn = 0; turn < 2; turn += 1) await look();
  expect(await told(olle.user)).toEqual(['warned purchaseOrder late']);
  expect(await told(anna.user)).toEqual([]);
  await database.withCompany(COMPANY_NUMBER, async (trx) => {
    await sql`delete from notification_warning`.execute(trx);
  });
  await pass(1);
  await look();
  expect(await told(olle.user)).toHaveLength(2);
});

test('[NS15] a product below a reorder point of its own is told of to who may order it', async () => {
  const { anna, olle, server } = trial;
  const { database, platform } = server;
  const { rows } = await database.withCompany(COMPANY_NUMBER, (trx) =>
    sql<{ id: string }>`select id from row_warehouse where company_id = ${COMPANY_NUMBER}`.execute(trx),
  );
  const product = freshId();
  const made = (min: number): SystemCommand => {
    const rule = { warehouse: rows[0]?.id ?? '', min, max: 20_000, multiple: 1000, leadDays: 3 };
    return createProduct({ reorder: [rule] }, product);
  };
  const give = (...commands: SystemCommand[]) => mustPropose(platform.executor, COMPANY_NUMBER, commands);
  const look = async (): Promise<number> => {
    await tellWarnings({ database, layouts: platform.layouts, now: trial.now }, COMPANY_NUMBER);
    return (await told(olle.user)).filter((one) => one === 'warned product belowReorderPoint').length;
  };
  await give(made(0), { kind: 'product', document: product, type: 'activate', data: {} });
  expect(await look()).toBe(0);
  for (const min of [5000, 6000]) {
    await give({ ...made(min), type: 'update' });
    expect(await look()).toBe(1);
  }
  expect(await told(anna.user)).not.toContain('warned product belowReorderPoint');
});

test('[FM11] an unusual way is told of once to who may see flows, and so is another way of the same document', async () => {
  const { product, server, pass } = trial;
  const { database, platform } = server;
  const other = await addMember(platform.executor, COMPANY_NUMBER, 'Otto', ['product.view']);
  const watcher = await addMember(platform.executor, COMPANY_NUMBER, 'Vera', ['flows.view', 'product.view']);
  const give = (...types: string[]) =>
    mustPropose(
      platform.executor,
      COMPANY_NUMBER,
      types.map((type) => ({ kind: 'product', document: product, type, data: dataOf(type) })),
    );
  const dataOf = (type: string): object => (type === 'block' ? { reason: 'quality' } : {});
  const look = async (user = watcher.user): Promise<readonly string[]> => {
    await tellWarnings({ database, layouts: platform.layouts, now: trial.now }, COMPANY_NUMBER);
    return (await told(user)).filter((one) => one.includes('unusual')).toSorted();
  };
  expect(await look()).toEqual([]);
  await give('phaseOut', 'activate');
  const revived = 'warned product unusual.revived';
  expect([await look(), await look()]).toEqual([[revived], [revived]]);
  await give('block', 'unblock', 'block');
  expect(await look()).toEqual(['warned product unusual.blockedAgain', revived]);
  await pass(3 * 1440);
  expect(await look()).toHaveLength(2);
  expect(await look(other.user)).toEqual([]);
  const desk = clientOf(server, watcher.user);
  const { entries } = (await desk.get(`${COMPANY_NUMBER}/inbox/`)).json() as InboxPage;
  const read = await desk.post(`${COMPANY_NUMBER}/inbox/read/`, { ids: entries.map(({ id }) => id) });
  expect([read.status, read.json()]).toEqual([200, { unread: 0 }]);
  const after = encodeURIComponent(`${entries[0]?.at} ${entries[0]?.id}`);
  expect((await desk.get(`${COMPANY_NUMBER}/inbox/?after=${after}`)).status).toBe(200);
});

test('[FM11] the log is looked through where something was written since, and what was told of is kept for sixty days', async () => {
  const { product, server } = trial;
  const { database, platform } = server;
  const watcher = await addMember(platform.executor, COMPANY_NUMBER, 'Viggo', ['flows.view', 'product.view']);
  const look = async (): Promise<number> => {
    await tellWarnings({ database, layouts: platform.layouts, now: trial.now }, COMPANY_NUMBER);
    return (await told(watcher.user)).filter((one) => one.includes('unusual')).length;
  };
  const kept = async (days: number): Promise<number> => {
    const { rows } = await database.withCompany(COMPANY_NUMBER, (trx) =>
      sql`update notification_warning set since = ${trial.now()}::timestamptz - make_interval(days => ${days})
        where event = 'unusualWay' returning subject`.execute(trx),
    );
    return rows.length;
  };
  await mustPropose(platform.executor, COMPANY_NUMBER, [
    { kind: 'product', document: product, type: 'unblock', data: {} },
    { kind: 'product', document: product, type: 'block', data: { reason: 'quality' } },
  ]);
  await look();
  const many = await kept(59);
  await look();
  expect([many > 0, await kept(61)]).toEqual([true, many]);
  const before = await look();
  expect(await kept(0)).toBe(0);
  // Nothing was written: what is forgotten is not looked for again.
  expect(await look()).toBe(before);
});

test('[NS15] a bin whose last count was disturbed is told of to who counts', async () => {
  const { olle, server } = trial;
  const { database, platform } = server;
  const look = () => tellWarnings({ database, layouts: platform.layouts, now: trial.now }, COMPANY_NUMBER);
  const disturb = (is: boolean) =>
    database.withCompany(COMPANY_NUMBER, (trx) =>
      sql`insert into row_last_count (company_id, id, seq, open, search, data)
            select company_id, id, seq, false, '', jsonb_build_object('id', id, 'location', id, 'disturbed', ${is}::bool)
              from row_location where company_id = ${COMPANY_NUMBER} order by id limit 1
          on conflict (company_id, id) do update set data = excluded.data`.execute(trx),
    );
  await disturb(false);
  await look();
  expect(await told(olle.user)).not.toContain('warned location disturbed');
  await disturb(true);
  await look();
  expect(await told(olle.user)).toContain('warned location disturbed');
});

test('[BK17, BK18] a failed backup is told of to who may manage the company; they see the last one, and of others nothing', async () => {
  const { anna, server } = trial;
  const { database, platform } = server;
  const db = database.app.kysely;
  const manager = await addMember(platform.executor, COMPANY_NUMBER, 'Mona', [
    'company.view',
    'company.manage',
  ]);
  const look = async (): Promise<number> => {
    await tellWarnings({ database, layouts: platform.layouts, now: trial.now }, COMPANY_NUMBER);
    return (await told(manager.user)).filter((one) => one === 'warned company backupFailed').length;
  };
  const run = async (beganAt: string, came: object) => {
    const id = freshId();
    await beginRun(db, { id, beganAt, place: 'folder', name: 'x', isEncrypted: true });
    await keepRun(db, id, { endedAt: beganAt, ...came });
  };
  expect(await look()).toBe(0);
  await run('2026-05-06T02:00:00.000Z', { error: 'no room' });
  expect([await look(), await look()]).toEqual([1, 1]);
  expect(await told(anna.user)).not.toContain('warned company backupFailed');
  const proof = { rows: 9, files: 1, logs: { [COMPANY_NUMBER]: 3, 99: 4812 } };
  await run('2026-05-07T02:00:00.000Z', { madeAt: '2026-05-07T02:00:00.000Z', bytes: 9, proof });
  expect(await look()).toBe(1);
  const ask = (user: string) => clientOf(server, user).get(`${COMPANY_NUMBER}/backup/`);
  const answer = await ask(manager.user);
  expect(answer.json()).toEqual({
    isScheduled: false,
    nextAt: null,
    last: {
      madeAt: '2026-05-07T02:00:00.000Z',
      provenAt: '2026-05-07T02:00:00.000Z',
      facts: 3,
      place: 'folder',
      isEncrypted: true,
    },
    failedAt: null,
  });
  expect(answer.text).not.toContain('4812');
  expect((await ask(anna.user)).status).toBe(403);
});
