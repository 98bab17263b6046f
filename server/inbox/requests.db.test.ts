import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binFixture } from '#machines/company.fixtures.ts';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { brief } from './inbox.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
const home = 71;
let product: string;
let warehouse: string;
let people: Readonly<Record<'anna' | 'olle', { user: string; role: string }>>;

beforeAll(async () => {
  server = await openCompanyApp();
  const { executor } = server.platform;
  ({ warehouse } = await foundCompany(executor, home));
  product = freshId();
  await mustPropose(executor, home, [
    createProduct({ sku: 'BOLT' }, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
  ]);
  people = {
    anna: await addMember(executor, home, 'Anna', builtInRoles.Sales),
    olle: await addMember(executor, home, 'Olle', builtInRoles.Administrator),
  };
});
afterAll(() => server?.close());

const as = (user: string) => clientOf(server, user);
const inboxOf = async (user: string): Promise<InboxPage> => (await as(user).get(`${home}/inbox/`)).json();

describe('a request', () => {
  test('[IN14] tells those asked what is asked of them, and who asked what became of it', async () => {
    const { anna, olle } = people;
    const permission = 'product.edit';
    const able = await as(anna.user).get(
      `${home}/people/?may_see=product&may=${permission}&document=${product}`,
    );
    const names = able.json().people.map(({ name }: { name: string }) => name);
    expect([names.includes('Anna'), names.includes('Olle')]).toEqual([false, true]);
    const ask = async (mentions: readonly string[]) => {
      const id = freshId();
      const data = { about: 'product', id, text: 'By Friday?', mentions, command: 'update', permission };
      return { id, answer: await as(anna.user).post(`${home}/documents/comment/${product}/ask/`, { data }) };
    };
    expect((await ask([anna.user])).answer.status).toBe(409);
    const { id, answer } = await ask([olle.user]);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const [asked] = (await inboxOf(olle.user)).entries;
    expect(asked && [asked.type, brief(asked)]).toEqual([
      'update',
      'asked | product | BOLT | Anna | By Friday? | unread',
    ]);
    const early = { id, version: 3 };
    const undone = await as(olle.user).post(`${home}/documents/comment/${product}/carryOut/`, {
      data: early,
    });
    expect([undone.status, undone.json().code]).toEqual([409, 'notCarriedOut']);
    const no = { id, text: 'Not before Monday.' };
    await as(olle.user).post(`${home}/documents/comment/${product}/decline/`, { data: no });
    const [told] = (await inboxOf(anna.user)).entries;
    expect(told && [told.type, brief(told)]).toEqual([
      'update',
      'declined | product | BOLT | Olle | Not before Monday. | unread',
    ]);
  });

  test('[IN9] those who may do more with one document are the members who hold the permission where it stands', async () => {
    const { executor } = server.platform;
    const { anna } = people;
    const elsewhere = await addMember(executor, home, 'Elsa', ['location.view', 'location.edit'], {
      warehouses: [warehouse],
    });
    const [there, place] = [freshId(), freshId()];
    const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
    const address = { street: 'Gatan 1', postcode: '111 22', city: 'Luleå', country: 'SE' };
    const site = { name: 'North', code: 'NORTH', address, ...places };
    await mustPropose(executor, home, [
      { kind: 'warehouse', document: there, type: 'create', data: site },
      { kind: 'location', document: place, type: 'create', data: binFixture(there, 'N-1', 1) },
    ]);
    const who = async (query: string): Promise<string[]> =>
      (await as(anna.user).get(`${home}/people/?may_see=location&may=location.edit${query}`))
        .json()
        .people.map(({ user }: { user: string }) => user);
    expect(await who('')).toContain(elsewhere.user);
    expect(await who(`&document=${place}`)).not.toContain(elsewhere.user);
    const may = `${home}/people/?may_see=location&may=nonsense`;
    expect((await as(anna.user).get(may)).status).toBe(422);
  });
});
