import { webhookFixture } from '#model/areas/integrations/webhook/webhook.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** Everything that can happen to an endpoint. */
export async function playWebhooks(company: TradingCompany): Promise<void> {
  const endpoint = await company.create('webhook', webhookFixture());
  await company.give('webhook', endpoint, 'update', webhookFixture({ name: 'Kept' }));
  await company.giveInternally('webhook', endpoint, 'verify', {}, 7);
  await company.giveInternally('webhook', endpoint, 'fail', { problem: 'answered 500' }, 7);
  await company.giveInternally('webhook', endpoint, 'succeed', {}, 7);
  await company.giveInternally('webhook', endpoint, 'fail', { problem: 'answered 500' }, 6);
  await company.giveInternally('webhook', endpoint, 'giveUp');
  for (const type of ['enable', 'disable', 'archive']) await company.give('webhook', endpoint, type);
}
