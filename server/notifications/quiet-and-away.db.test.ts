import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { InboxEntry, InboxPage } from '#model/inbox/inbox.entry.ts';
import { clientOf } from '#server/testing/company-app.ts';
import { addMember, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { COMPANY_NUMBER, openNoticeTrial, startAfresh, type NoticeTrial } from './notice-trial.fixtures.ts';

let trial: NoticeTrial;
beforeAll(async () => void (trial = await openNoticeTrial()));
beforeEach(() => startAfresh(trial));
afterAll(() => trial?.close());

const minuteOfDay = (): number => ((Date.parse(trial.now()) / 60_000) % 1440) + 120; // Stockholm, in summer
const until = (hour: number): number => (hour * 60 - minuteOfDay() + 2880) % 1440;
const inboxOf = async (user: string): Promise<readonly InboxEntry[]> =>
  ((await clientOf(trial.server, user).get(`${COMPANY_NUMBER}/inbox/`)).json() as InboxPage).entries;

test('[NS10] mails wait for the end of quiet hours, past midnight too; the inbox does not', async () => {
  const { anna, olle, say, pass } = trial;
  const quiet = { starts: '22:00', ends: '07:00', time_zone: 'Europe/Stockholm' };
  expect((await trial.settings(olle.user, { quiet })).status).toBe(200);
  await pass(until(23));
  await say(anna.user, '@Olle late', [olle.user]);
  expect((await inboxOf(olle.user))[0]?.text).toBe('@Olle late');
  expect(await pass(until(7) - 1)).toEqual([]);
  expect((await pass(1)).map(({ text }) => text.includes('late'))).toEqual([true]);
});

test('[NS10] quiet hours that are set while a mail waits hold for it too', async () => {
  const { anna, olle, say, pass } = trial;
  await pass(until(12));
  await say(anna.user, '@Olle noon', [olle.user]);
  const quiet = { starts: '11:00', ends: '14:00', time_zone: 'Europe/Stockholm' };
  await trial.settings(olle.user, { quiet });
  expect(await pass(5)).toEqual([]);
  expect((await pass(until(14))).map(({ text }) => text.includes('noon'))).toEqual([true]);
  await trial.settings(olle.user, { quiet: null });
  expect((await trial.settings(olle.user)).body).toMatchObject({ quiet: null });
});

test('[NS9] what is asked of somebody who is away goes to their deputy too, and both are told', async () => {
  const { anna, olle, server, pass } = trial;
  const { executor } = server.platform;
  const approver = ['purchaseOrder.view', 'purchaseOrder.approve'];
  const [dora, blind] = [
    await addMember(executor, COMPANY_NUMBER, 'Dora', ['purchaseOrder.view']),
    await addMember(executor, COMPANY_NUMBER, 'Blind', ['location.view']),
  ];
  const other = await addMember(executor, COMPANY_NUMBER, 'Other', approver, {
    limits: { purchaseOrder: 1_000_000_00 },
  });
  const today = trial.now().slice(0, 10);
  const [supplier, warehouse] = [freshId(), await warehouseIn()];
  await mustPropose(executor, COMPANY_NUMBER, [
    { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture() },
  ]);
  const submit = async (): Promise<string> => {
    const order = freshId();
    const lines = [orderLineFixture({ id: freshId(), product: trial.product })];
    const buyer = await addMember(executor, COMPANY_NUMBER, `Berit ${order.slice(-4)}`, [
      'purchaseOrder.view',
      'purchaseOrder.create',
      'purchaseOrder.edit',
      'product.viewCost',
    ]);
    for (const [type, data] of [
      ['create', { ...purchaseOrderFixture({ supplier, warehouse }), lines }],
      ['submit', {}],
    ] as const) {
      const path = `${COMPANY_NUMBER}/documents/purchaseOrder/${order}/${type}/`;
      const answer = await clientOf(server, buyer.user).post(path, { data });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
    }
    return order;
  };
  const told = async (user: string, order: string) =>
    (await inboxOf(user))
      .filter(({ document }) => document === order)
      .map(({ type, deputyFor, passedTo }) => ({ type, deputyFor, passedTo }));
  await trial.settings(olle.user, { away: { from: today, until: today, deputy: dora.user } });
  await trial.settings(other.user, { away: { from: today, until: today, deputy: blind.user } });
  const order = await submit();
  expect(await told(dora.user, order)).toEqual([{ type: 'submitted', deputyFor: 'Olle' }]);
  expect(await told(olle.user, order)).toEqual([{ type: 'submitted', passedTo: 'Dora' }]);
  expect([await told(other.user, order), await told(blind.user, order)]).toEqual([
    [{ type: 'submitted' }],
    [],
  ]);
  expect((await pass(3)).find(({ to }) => to === 'olle@example.org')?.text).toContain('Du är borta: Dora');
  await pass(1440);
  expect(await told(dora.user, await submit())).toEqual([]);
  expect(anna.user).not.toBe(olle.user);
});

async function warehouseIn(): Promise<string> {
  const answer = await trial.server.database.withCompany(COMPANY_NUMBER, (trx) =>
    trx
      .selectFrom('row_warehouse' as never)
      .select('id' as never)
      .execute(),
  );
  return (answer[0] as { id: string }).id;
}
