import { expect, it } from 'vitest';
import { addMember, stockedProduct } from '#server/testing/company.fixtures.ts';
import type { WorkflowRuns } from '#model/areas/integrations/workflow/run-answer.ts';
import {
  api,
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

const runsFor = async (user: string, workflow: string): Promise<WorkflowRuns> =>
  (await api(user).get(`1/workflows/${workflow}/runs/`)).json() as WorkflowRuns;

it('[WKF16, AC4] a run names its document, and what came of it, to who sees that alone', async () => {
  const id = await enabled({ actions: [{ do: 'notify', to: { who: 'enabler' }, text: 'New' }] });
  const customer = await newCustomer('Secret client');
  await follow();
  const { executor } = server.platform;
  const seeing = await addMember(executor, 1, 'Sees', ['workflow.view', 'customer.view']);
  const blind = await addMember(executor, 1, 'Blind', ['workflow.view']);
  expect((await runsFor(seeing.user, id)).runs).toMatchObject([
    { document: customer, name: customer.slice(-8), steps: [{ what: 'Fia Founder' }] },
  ]);
  const masked = await runsFor(blind.user, id);
  expect(masked.counts.done).toBe(1);
  expect(masked.runs).toMatchObject([{ document: '', name: '', state: 'done', steps: [{ what: '' }] }]);
  expect(JSON.stringify(masked)).not.toMatch(/Secret|Fia/);
});

it('[WKF16, WKF15] nor does it name those for which a condition held that its reader may not see', async () => {
  const id = await enabled({
    kind: 'product',
    trigger: { on: 'fact', fact: 'activated' },
    conditions: [{ field: 'belowReorderPoint', is: 'no', value: null }],
  });
  const { executor } = server.platform;
  const product = await stockedProduct(executor, founded);
  await follow();
  const stockless = await addMember(executor, 1, 'Stockless', ['workflow.view', 'product.view']);
  const seeing = await addMember(executor, 1, 'Stocked', ['workflow.view', 'product.view', 'item.view']);
  const namedTo = async (user: string) => (await runsFor(user, id)).runs.map(({ document }) => document);
  expect(await namedTo(seeing.user)).toEqual([product]);
  expect(await namedTo(stockless.user)).toEqual(['']);
});

it('[WKF15] who turned one on and may no longer see what it judges is told so once, and nothing is judged', async () => {
  const { executor } = server.platform;
  const permissions = ['workflow.view', 'workflow.enable', 'product.view', 'item.view'];
  const owner = await addMember(executor, 1, 'Owner', permissions);
  const judged = {
    kind: 'product',
    conditions: [{ field: 'belowReorderPoint', is: 'yes' as const, value: null }],
    actions: [{ do: 'wait' as const, hours: 1 }],
  };
  const byFact = await enabled({ ...judged, trigger: { on: 'fact', fact: 'activated' } }, owner.user);
  const byHour = await enabled(
    { ...judged, trigger: { on: 'time', every: 'day', day: 1, hour: 12, again: false } },
    owner.user,
  );
  const see = (item: readonly string[]) =>
    must('role', owner.role, 'update', { name: 'Owner', permissions: [...permissions.slice(0, 3), ...item] });
  await see([]);
  await stockedProduct(executor, founded);
  await stockedProduct(executor, founded);
  await later(24);
  await follow();
  for (const workflow of [byFact, byHour])
    expect((await runsOf(workflow)).runs).toMatchObject([
      { state: 'failed', refusal: { code: 'conditionHidden', params: { permission: 'item.view' } } },
    ]);
  const notices = await query(`select id from inbox_entry where company_id = 1 and by = any($1)`, [
    [byFact, byHour],
  ]);
  expect(notices).toHaveLength(2);
  await see(['item.view']);
  await stockedProduct(executor, founded);
  await follow();
  expect((await runsOf(byFact)).runs).toHaveLength(1); // nothing is below its point
});
