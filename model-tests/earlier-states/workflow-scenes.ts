import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** Everything that can happen to a workflow; what follows from those that are on is not played. */
export async function playWorkflows(company: TradingCompany): Promise<void> {
  const workflow = await company.create('workflow', workflowFixture());
  await company.give('workflow', workflow, 'update', workflowFixture({ name: 'Kept' }));
  for (const type of ['enable', 'disable', 'archive']) await company.give('workflow', workflow, type);
}
