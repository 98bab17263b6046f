import { describe, expect, it } from 'vitest';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { addMember, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { carryOn } from './carry-on.ts';
import {
  api,
  clock,
  deps,
  enabled,
  follow,
  founded,
  later,
  must,
  newCustomer,
  query,
  runsOf,
  server,
  withWorkflows,
} from './workflows.fixtures.ts';

withWorkflows();

interface Said {
  readonly by: string;
  readonly text: string;
}
const saidOn = async (document: string): Promise<readonly Said[]> => {
  const rows = await query<{ data: { entries: Said[] } }>(
    `select data from row_comment where company_id = 1 and id = $1`,
    [document],
  );
  return rows[0]?.data.entries ?? [];
};

describe('a workflow', () => {
  it('[WKF4] starts on a fact, and acts under its own name', async () => {
    const before = await newCustomer('Before');
    const id = await enabled();
    const customer = await newCustomer();
    await follow();
    expect(await saidOn(customer)).toMatchObject([{ by: id, text: 'Welcome' }]);
    expect(await saidOn(before)).toEqual([]);
    expect(await runsOf(id)).toMatchObject({
      counts: { done: 1, failed: 0 },
      runs: [{ document: customer, state: 'done', step: 1, of: 1, depth: 1, steps: [{ do: 'comment' }] }],
    });
    await must('workflow', id, 'disable');
  });

  it('[WKF4] starts on a state entered, once for each stay', async () => {
    const id = await enabled({ trigger: { on: 'state', state: 'blocked' } });
    const customer = await newCustomer();
    const block = { reason: 'credit' };
    await must('customer', customer, 'block', block);
    await follow();
    await must('customer', customer, 'unblock');
    await must('customer', customer, 'block', block);
    await follow();
    expect(await saidOn(customer)).toHaveLength(2);
    expect((await runsOf(id)).counts.done).toBe(2);
    await must('workflow', id, 'disable');
  });

  it('[WKF5] starts only where all its conditions hold, judged as the document was then', async () => {
    const id = await enabled({ conditions: [{ field: 'name', is: 'is', value: 'Ada' }] });
    const [ada, other] = [await newCustomer('Ada'), await newCustomer('Bo')];
    const { version: _, ...form } = {
      ...(
        await query<{ data: object }>(`select data from row_customer where id = $1 and company_id = 1`, [ada])
      )[0]?.data,
      version: 0,
    };
    const { id: _id, state: _s, createdAt: _c, changedAt: _a, ...own } = form as Record<string, unknown>;
    await must('customer', ada, 'update', { ...own, name: 'Changed since' });
    await follow();
    expect(await saidOn(ada)).toHaveLength(1);
    expect(await saidOn(other)).toEqual([]);
    await must('workflow', id, 'disable');
  });

  it('[WKF2, WKF11] may do no more than who enabled it, at each command, and a refusal is told and can be run again', async () => {
    const { user, member, role } = await addMember(server.platform.executor, 1, 'Eve', permissions);
    const id = await enabled(
      {
        actions: [
          { do: 'command', command: 'block', data: { reason: 'credit' } },
          { do: 'comment', text: 'Blocked' },
        ],
      },
      user,
    );
    const [held, free] = [await newCustomer(), await newCustomer()];
    const narrow = permissions.filter((one) => one !== 'customer.block');
    await mustPropose(server.platform.executor, 1, [
      { kind: 'role', document: role, type: 'update', data: { name: 'Role of Eve', permissions: narrow } },
    ]);
    await follow();
    const { runs } = await runsOf(id);
    expect(runs).toMatchObject([
      {
        state: 'failed',
        refusal: { code: 'notPermitted', params: { permission: 'customer.block' } },
        step: 0,
      },
      { state: 'failed' },
    ]);
    expect(await saidOn(held)).toEqual([]);
    const inbox = await api(user).get('1/inbox/');
    expect(inbox.json()).toMatchObject({
      entries: [{ reason: 'refused', by: id, type: 'block' }, { reason: 'refused' }],
    });
    await mustPropose(server.platform.executor, 1, [
      {
        kind: 'role',
        document: role,
        type: 'update',
        data: { name: 'Role of Eve', permissions: [...permissions] },
      },
    ]);
    const of = runs.find(({ document }) => document === held)?.id;
    expect((await api().post(`1/workflows/${id}/runs/${of}/retry/`, {})).status).toBe(204);
    expect((await api().post(`1/workflows/${id}/runs/${of}/retry/`, {})).status).toBe(409);
    await follow();
    expect((await runsOf(id)).counts).toMatchObject({ done: 1, failed: 1 });
    expect(await saidOn(held)).toHaveLength(1);
    expect(await saidOn(free)).toEqual([]);
    await mustPropose(server.platform.executor, 1, [
      { kind: 'member', document: member, type: 'suspend', data: {} },
    ]);
    const gone = await newCustomer();
    await follow();
    expect((await runsOf(id)).runs.find(({ document }) => document === gone)).toMatchObject({
      state: 'failed',
      refusal: { code: 'notPermitted' },
    });
    await must('workflow', id, 'disable');
  });

  it('[WKF2] is turned on by nobody who does not see its documents, and by no program', async () => {
    const blind = await addMember(server.platform.executor, 1, 'Blind', ['workflow.view', 'workflow.enable']);
    const id = freshId();
    await must('workflow', id, 'create', {
      name: 'Unseen',
      kind: 'customer',
      trigger: { on: 'fact', fact: 'created' },
      conditions: [],
      actions: [{ do: 'comment', text: 'x' }],
    });
    const refused = await api(blind.user).post(`1/documents/workflow/${id}/enable/`, { version: 1 });
    expect(refused.json()).toMatchObject({ code: 'notPermitted', params: { permission: 'customer.view' } });
  });

  it('[WKF1] is not changed while it is on', async () => {
    const id = await enabled();
    const refused = await api().post(`1/documents/workflow/${id}/update/`, {
      data: {
        name: 'Other',
        kind: 'customer',
        trigger: { on: 'fact', fact: 'created' },
        conditions: [],
        actions: [{ do: 'comment', text: 'x' }],
      },
    });
    expect(refused.json()).toMatchObject({ code: 'notInState' });
    await must('workflow', id, 'disable');
  });

  it('[WKF8] is cut off at five causes, and says so', async () => {
    const comment = { do: 'comment', text: 'again' } as const;
    const block = { do: 'command', command: 'block', data: { reason: 'credit' } } as const;
    const unblock = { do: 'command', command: 'unblock', data: {} } as const;
    const one = await enabled({ trigger: { on: 'state', state: 'blocked' }, actions: [comment, unblock] });
    const two = await enabled({ trigger: { on: 'fact', fact: 'unblocked' }, actions: [block] });
    const customer = await newCustomer();
    await must('customer', customer, 'block', { reason: 'credit' });
    await follow();
    const [first, second] = [await runsOf(one), await runsOf(two)];
    const depths = [...first.runs, ...second.runs].map(({ depth, state }) => `${depth} ${state}`).sort();
    expect(depths).toEqual(['1 done', '2 done', '3 done', '4 done', '5 done', '6 cut']);
    expect(second.counts.cut).toBe(1);
    expect(second.runs.find(({ state }) => state === 'cut')).toMatchObject({ step: 0, document: customer });
    for (const id of [one, two]) await must('workflow', id, 'disable');
  });

  it('[WKF7] waits, and goes on when its time has come', async () => {
    const id = await enabled({
      actions: [
        { do: 'wait', hours: 5 },
        { do: 'waitUntil', hour: 7 },
        { do: 'comment', text: 'Good morning' },
      ],
    });
    const customer = await newCustomer();
    await follow();
    expect((await runsOf(id)).runs).toMatchObject([{ state: 'waiting', wake_at: expect.any(String) }]);
    await later(4.9);
    await follow();
    expect((await runsOf(id)).runs).toMatchObject([{ state: 'waiting', step: 0 }]);
    await later(0.2);
    await follow();
    // 15:06 in Stockholm: seven o'clock there is five in the morning UTC.
    expect((await runsOf(id)).runs).toMatchObject([
      { state: 'waiting', step: 1, wake_at: '2026-05-05T05:00:00.000Z' },
    ]);
    await later(16);
    await follow();
    expect((await runsOf(id)).runs).toMatchObject([{ state: 'done' }]);
    expect(await saidOn(customer)).toHaveLength(1);
    await must('workflow', id, 'disable');
  });

  it('[WKF4] starts after hours in a state, once for each stay', async () => {
    const id = await enabled({ trigger: { on: 'stay', state: 'blocked', hours: 24 } });
    const customer = await newCustomer();
    await must('customer', customer, 'block', { reason: 'credit' });
    await later(23);
    await follow();
    expect(await saidOn(customer)).toEqual([]);
    await later(1.5);
    await follow();
    await later(30);
    await follow();
    expect(await saidOn(customer)).toHaveLength(1);
    await must('customer', customer, 'unblock');
    await must('customer', customer, 'block', { reason: 'credit' });
    await later(25);
    await follow();
    expect(await saidOn(customer)).toHaveLength(2);
    await must('workflow', id, 'disable');
  });

  it('[WKF4] starts at an hour of the company, once for a document until its conditions no longer hold', async () => {
    const isBlocked = [{ field: 'state', is: 'is', value: 'blocked' } as const];
    const daily = { on: 'time', every: 'day', day: 1, hour: 7, again: false } as const;
    const customer = await newCustomer();
    await must('customer', customer, 'block', { reason: 'credit' });
    const once = await enabled({ trigger: daily, conditions: isBlocked });
    const each = await enabled({
      trigger: { ...daily, again: true },
      conditions: isBlocked,
      actions: [{ do: 'comment', text: 'Each' }],
    });
    const texts = async (): Promise<readonly string[]> =>
      (await saidOn(customer)).map(({ text }) => text).sort();
    await follow();
    expect(await texts()).toEqual([]);
    for (const _ of [1, 2]) {
      await later(24);
      await follow();
      await follow();
    }
    expect(await texts()).toEqual(['Each', 'Each', 'Welcome']);
    await must('customer', customer, 'unblock');
    await later(24);
    await follow();
    await must('customer', customer, 'block', { reason: 'credit' });
    await later(24);
    await follow();
    expect(await texts()).toEqual(['Each', 'Each', 'Each', 'Welcome', 'Welcome']);
    for (const id of [once, each]) await must('workflow', id, 'disable');
  });

  it('[WKF4] has a button, which starts once however often it arrives', async () => {
    const id = await enabled({
      trigger: { on: 'button', label: 'Greet' },
      conditions: [{ field: 'name', is: 'is', value: 'Ada' }],
    });
    const [ada, bo] = [await newCustomer('Ada'), await newCustomer('Bo')];
    const press = freshId();
    for (const _ of [1, 2])
      expect((await api().post(`1/workflows/${id}/press/`, { document: ada, press })).status).toBe(204);
    await follow();
    expect(await saidOn(ada)).toHaveLength(1);
    const other = await api().post(`1/workflows/${id}/press/`, { document: bo, press: freshId() });
    expect([other.status, other.json()]).toMatchObject([409, { code: 'notOffered' }]);
    const { user } = await addMember(server.platform.executor, 1, 'Looker', [
      'workflow.view',
      'customer.view',
    ]);
    const may = await api(user).post(`1/workflows/${id}/press/`, { document: ada, press: freshId() });
    expect(may.status).toBe(403);
    await must('workflow', id, 'disable');
  });

  it('[WKF7, JQ9] does nothing twice where two processes carry it on, nor after it was killed between two steps', async () => {
    const id = await enabled({
      actions: [
        { do: 'comment', text: 'One' },
        { do: 'notify', to: { who: 'enabler' }, text: 'Look' },
        { do: 'comment', text: 'Two' },
      ],
    });
    const customer = await newCustomer();
    await follow();
    const [run] = (await runsOf(id)).runs;
    const data = { company: 1, run: run?.id };
    // As if the process had ended after its commands were settled, and before it was known.
    await query(
      `update workflow_run set state = 'started', step = 0, ended_at = null where company_id = 1 and id = $1`,
      [run?.id],
    );
    await Promise.all([1, 2, 3].map(() => carryOn(deps, { data, isLast: false })));
    expect((await saidOn(customer)).map(({ text }) => text)).toEqual(['One', 'Two']);
    const told = await query(`select id from inbox_entry where company_id = 1 and by = $1`, [id]);
    expect(told).toHaveLength(1);
    expect((await runsOf(id)).runs).toMatchObject([{ state: 'done', step: 3 }]);
    await must('workflow', id, 'disable');
  });

  it('[WKF12] forgets runs after ninety days', async () => {
    const { forgetRuns } = await import('./run-store.ts');
    const at = new Date(Date.parse(clock.at) + 120 * 86_400_000).toISOString();
    await server.database.withCompany(1, (trx) => forgetRuns(trx, 1, at));
    expect(await query(`select id from workflow_run where company_id = 1`)).toEqual([]);
    expect(founded.company).toBe(1);
  });
});
