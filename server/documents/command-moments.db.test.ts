import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import {
  addMember,
  command,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { withMoments } from './command-moments.ts';

const company = 92;
const now = '2026-05-04T12:00:00.000Z';
let server: CompanyApp;
let site: FoundedCompany;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  site = await foundCompany(server.platform.executor, company);
});
afterAll(() => server?.close());

/** When a command was given, by the server, of one that a device gave and sent at these moments of its own clock. */
async function momentOf(madeAt: string, sentAt: string | undefined, seen = 0): Promise<string | undefined> {
  const database = server.database;
  const given: Command = { ...command('pick', freshId(), 'claim', {}), seen, madeAt };
  const [told] = await withMoments({ database, now: () => now }, company, [given], sentAt);
  return told?.madeAt;
}

it('[EX13] who has just asked is not looked up again; one whose role was changed meanwhile is refused', async () => {
  const { executor } = server.platform;
  const person = await addMember(executor, company, 'Quick', ['product.view', 'product.create']);
  const post = async () => {
    let begun = 0;
    const submit = pg.Query.prototype.submit;
    const sent = vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (
      this: pg.Query & { readonly text?: string },
      connection,
    ) {
      if (this.text === 'begin') begun += 1;
      return submit.call(this, connection);
    });
    const data = productFixture({ sku: freshId().slice(-12) });
    const answer = await clientOf(server, person.user).post(`${company}/commands/`, {
      commands: [{ id: freshId(), kind: 'product', document: freshId(), type: 'create', data, seen: 0 }],
    });
    sent.mockRestore();
    const [outcome] = (answer.json() as { outcomes: { refusal?: { code: string } }[] }).outcomes;
    return [outcome?.refusal?.code, begun];
  };
  expect(await post()).toEqual([undefined, 2]);
  expect(await post()).toEqual([undefined, 1]);
  await mustPropose(executor, company, [
    {
      kind: 'role',
      document: person.role,
      type: 'update',
      data: roleFixture({ name: 'Narrow', permissions: ['product.view'] }),
    },
  ]);
  expect((await post())[0]).toBe('notPermitted');
});

describe('the moment of a command', () => {
  it('[AP16] is as long ago as the device says, whatever its clock says', async () => {
    expect(await momentOf('2026-05-04T07:30:00.000Z', '2026-05-04T07:40:00.000Z')).toBe(
      '2026-05-04T11:50:00.000Z',
    );
  });

  it.each([
    ['a device that does not say when it sends', '2026-05-04T07:30:00.000Z', undefined],
    ['what was given just now', '2026-05-04T07:30:00.000Z', '2026-05-04T07:30:00.900Z'],
    ['what was given after it was sent', '2026-05-04T08:30:00.000Z', '2026-05-04T07:30:00.000Z'],
  ])('[AP16] is that of its arrival for %s', async (_, madeAt, sentAt) => {
    expect(await momentOf(madeAt, sentAt)).toBeUndefined();
  });

  it('[AP17] is not before what the device had seen by then', async () => {
    expect(await momentOf('2026-05-03T07:30:00.000Z', '2026-05-04T07:30:00.000Z', 1)).toBe(now);
  });

  it('[AP16] is the one at which something was counted', async () => {
    const { executor } = server.platform;
    const [product, count] = [freshId(), freshId()];
    const { warehouse, bins } = site;
    const [bin = ''] = bins;
    await mustPropose(executor, company, [
      { kind: 'product', document: product, type: 'create', data: productFixture({ sku: 'BOLT' }) },
      { kind: 'product', document: product, type: 'activate', data: {} },
      { kind: 'count', document: count, type: 'create', data: { warehouse, scope: { by: 'bins', bins } } },
      { kind: 'count', document: count, type: 'start', data: {} },
    ]);
    const { user } = await addMember(executor, company, 'Counter', ['count.view', 'count.work']);
    const entries = [{ id: freshId(), location: bin, product, quantity: 3000 }];
    const madeAt = '2026-05-04T07:30:00.000Z';
    const commands = [command('count', count, 'count', { entries }, { madeAt })];
    const client = clientOf(server, user);
    const sent = { commands, sentAt: '2026-05-04T07:40:00.000Z' };
    expect((await client.post(`${company}/commands/`, sent)).json().outcomes).toMatchObject([{}]);
    const { row } = (await client.get(`${company}/documents/count/${count}/`)).json();
    expect(row.lines[0].entries[0].at).toBe('2026-05-04T11:50:00.000Z');
  });
});
