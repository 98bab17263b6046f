import { expect, test } from 'vitest';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { sharedLinkFixture } from '#model/shared-link/shared-link.fixtures.ts';
import { purposesShowing, usualDays } from '#model/shared-purposes.ts';
import { SalesWorld } from '../areas/sales/sales-order/sales.fixtures.ts';

/** An order that is quoted until a day. */
function quoted(validUntil: string) {
  const world = new SalesWorld();
  const { base } = world;
  const { order } = world.draft([{ product: world.bolt }]);
  world.act('salesOrder', order, 'sendQuote', { by: 'mail', validUntil });
  const row = () => {
    const found = base.row('salesOrder', order);
    if (!found) throw new Error('no order');
    return found;
  };
  return { world, base, order, row };
}

test('[LNK12] a link works for the days of its purpose, and as long as its document may be answered', () => {
  const days = (validUntil: string) => usualDays('quote', quoted(validUntil).row(), '2026-05-04');
  expect(days('2026-05-10')).toBe(60);
  expect(days('2026-07-03')).toBe(61);
  expect(days('2028-01-01')).toBe(365);
});

test('[LNK12] a document is shown outside for what it stands for: a quote until it is an order', () => {
  const { world, order, row } = quoted('2026-05-10');
  expect(purposesShowing('salesOrder', row())).toEqual(['quote']);
  world.act('salesOrder', order, 'accept');
  expect(purposesShowing('salesOrder', row())).toEqual(['orderConfirmation', 'quote']);
  const draft = world.draft([{ product: world.bolt }]).order;
  const drafted = world.base.row('salesOrder', draft);
  expect(drafted && purposesShowing('salesOrder', drafted)).toEqual([]);
});

test('[LNK1] a link has the rights of whom the program that made it belongs to, also where the server gives its command', () => {
  const { base, order } = quoted('2026-05-10');
  const [client, link] = [base.id(), base.id()];
  const owner = base.by;
  base.must('apiClient', client, 'create', apiClientFixture());
  base.by = client;
  base.byType = 'agent';
  const data = sharedLinkFixture({ of: order, purpose: 'quote' });
  expect(base.do('sharedLink', link, 'make', data, { internal: true }).accepted).toBe(true);
  expect(base.row('sharedLink', link)?.owner).toBe(owner);
});
