import { expect, it } from 'vitest';
import type { DryRun } from '#model/areas/integrations/workflow/run-answer.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { addMember, mustPropose } from '#server/testing/company.fixtures.ts';
import {
  api,
  clock,
  follow,
  later,
  newCustomer,
  query,
  server,
  withWorkflows,
} from './workflows.fixtures.ts';

withWorkflows();

const tried = async (
  over: Partial<Pick<WorkflowForm, 'trigger' | 'conditions'>>,
  user?: string,
): Promise<DryRun> => {
  const form = { kind: 'customer', trigger: { on: 'fact', fact: 'created' }, conditions: [], ...over };
  const answer = await api(user).post('1/workflows/dry-run/', form);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as DryRun;
};
const give = (document: string, type: string, data: object = {}): Promise<number> =>
  mustPropose(server.platform.executor, 1, [{ kind: 'customer', document, type, data }], clock.at);

it('[WKF15] what somebody may not see is not found out by trying: not by a total, nor by what is low', async () => {
  const views = ['workflow.view', 'purchaseOrder.view', 'product.view'];
  const { user } = await addMember(server.platform.executor, 1, 'Curious', views);
  const ask = (kind: string, field: string, is: string, value: number | null) =>
    api(user).post('1/workflows/dry-run/', {
      kind,
      trigger: { on: 'fact', fact: 'created' },
      conditions: [{ field, is, value }],
    });
  const refused = await ask('purchaseOrder', 'total', 'over', 100_00);
  expect([refused.status, refused.json()]).toMatchObject([
    403,
    { code: 'conditionHidden', params: { field: 'total', permission: 'product.viewCost' } },
  ]);
  expect((await ask('product', 'belowReorderPoint', 'yes', null)).json().code).toBe('conditionHidden');
  expect((await ask('purchaseOrder', 'daysLate', 'over', 1)).status).toBe(200);
});

it('[WKF9] the last thirty days are read again: facts, states, stays and hours, judged as it was then, and nothing is written', async () => {
  const old = await newCustomer('Old');
  await later(24 * 40);
  const ada = await newCustomer('Ada');
  const bo = await newCustomer('Bo');
  await later(2);
  await give(ada, 'block', { reason: 'credit' });
  const blockedAt = clock.at;
  await later(50);
  await give(ada, 'unblock');
  await later(10);
  const head = async () => query(`select head from company_head where company_id = 1`);
  const before = await head();

  const created = await tried({});
  expect(created.entries.map(({ name }) => name).sort()).toHaveLength(2);
  expect(created.entries.map(({ document }) => document)).not.toContain(old);
  const named = await tried({ conditions: [{ field: 'name', is: 'is', value: 'Ada' }] });
  expect(named).toMatchObject({ started: 1, heldBack: 1, entries: [{ document: ada }] });

  const entered = await tried({ trigger: { on: 'state', state: 'blocked' } });
  expect(entered.entries).toMatchObject([{ document: ada, at: blockedAt }]);
  const wasBlocked = await tried({
    trigger: { on: 'state', state: 'blocked' },
    conditions: [{ field: 'state', is: 'is', value: 'blocked' }],
  });
  expect(wasBlocked.started).toBe(1);

  const stay = async (hours: number) => tried({ trigger: { on: 'stay', state: 'blocked', hours } });
  expect((await stay(48)).entries).toMatchObject([
    { document: ada, at: new Date(Date.parse(blockedAt) + 48 * 3_600_000).toISOString() },
  ]);
  expect((await stay(51)).started).toBe(0);

  const daily = (again: boolean) =>
    tried({
      trigger: { on: 'time', every: 'day', day: 1, hour: 7, again },
      conditions: [{ field: 'state', is: 'is', value: 'blocked' }],
    });
  expect((await daily(true)).started).toBe(2);
  expect((await daily(false)).started).toBe(1);

  await follow();
  expect(await head()).toEqual(before);
  expect(await query(`select id from workflow_run where company_id = 1`)).toEqual([]);
  expect(bo).not.toBe(ada);
});

it('[WKF9] stock is known as it is now alone, which is said', async () => {
  const answer = await api().post('1/workflows/dry-run/', {
    kind: 'product',
    trigger: { on: 'fact', fact: 'created' },
    conditions: [{ field: 'belowReorderPoint', is: 'yes', value: null }],
  });
  expect(answer.json()).toMatchObject({ asOfNow: ['belowReorderPoint'] });
});

it('[WKF9] nobody is shown documents that they may not see', async () => {
  const { user } = await addMember(server.platform.executor, 1, 'Blind', ['workflow.view']);
  const answer = await api(user).post('1/workflows/dry-run/', {
    kind: 'customer',
    trigger: { on: 'fact', fact: 'created' },
    conditions: [],
  });
  expect([answer.status, answer.json()]).toMatchObject([403, { params: { permission: 'customer.view' } }]);
});
