import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, foundCompany, freshId, stockedProduct } from '#server/testing/company.fixtures.ts';

const home = 73;
let server: CompanyApp;
beforeAll(async () => void (server = await openCompanyApp()));
afterAll(() => server?.close());

const as = (user: string) => clientOf(server, user);
const inboxOf = async (user: string): Promise<InboxPage> => (await as(user).get(`${home}/inbox/`)).json();

test('[IN12] tells who may approve a movement, where it stands, and who asked that it was', async () => {
  const { executor } = server.platform;
  const site = await foundCompany(executor, home);
  const goods = await stockedProduct(executor, site, { quantity: 5000, unitCost: 10_0000 });
  const rights = (...actions: readonly string[]) => actions.map((action) => `movement.${action}`);
  const author = await addMember(executor, home, 'Maja', rights('view', 'create', 'edit'));
  const here = await addMember(executor, home, 'Here', rights('view', 'approve'), {
    warehouses: [site.warehouse],
  });
  const onlooker = await addMember(executor, home, 'Onlooker', rights('view', 'edit'));
  const movement = freshId();
  const give = async (user: string, type: string, data: object = {}): Promise<void> => {
    const answer = await as(user).post(`${home}/documents/movement/${movement}/${type}/`, { data });
    expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
  };
  const told = async ({ user }: { user: string }): Promise<readonly string[]> =>
    (await inboxOf(user)).entries.filter((one) => one.document === movement).map(({ type }) => type);
  const [from = '', to = ''] = site.bins;
  await give(author.user, 'create', {
    purpose: 'transfer',
    warehouse: site.warehouse,
    toWarehouse: site.warehouse,
    asksApproval: true,
    lines: [{ id: freshId(), product: goods, quantity: 1_000, from, to }],
  });
  await give(author.user, 'request');
  expect(await Promise.all([here, onlooker, author].map(told))).toEqual([['requested'], [], []]);
  await give(here.user, 'approve');
  expect(await told(author)).toEqual(['approved']);
});
