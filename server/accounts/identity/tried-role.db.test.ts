import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '#server/demo/demo-id.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

let server: WholeServer;
let company: number;

beforeAll(async () => {
  server = await openWholeServer();
  company = server.companies[0]?.id ?? 0;
});
afterAll(() => server.close());

/** A signed-in person; answers are the status and the body. */
async function person(name: string) {
  const own = await server.cookieOf(`${name}@example.com`);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { ...own, origin: 'http://localhost:3000' };
    const answer = await server.app.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body };
  };
}

const role = (name: string): string => demoId(`nordlager/role/${name}`);
const trying = (name: string) => ({ company, role: role(name) });
const held = 'core/users/me/permissions/';
const tried = 'core/users/me/tried-role/';
const products = (): string => `core/companies/${company}/lists/product/`;
const roles = (): string => `core/companies/${company}/documents/role/`;
const change = () => {
  const at = '2026-05-04T08:00:00.000Z';
  const data = { name: { en: 'Flooded', sv: 'Översvämmat' } };
  const named = { kind: 'reason', document: 'none', type: 'update', data };
  return { commands: [{ id: '0198b000-0000-7000-8000-000000000001', seen: 0, madeAt: at, ...named }] };
};

describe('a role that is tried on', () => {
  it('[RO16] shows what it opens and no more, in that session alone, and is stopped again', async () => {
    const [here, elsewhere] = [await person('founder'), await person('founder')];
    expect((await here('PUT', tried, trying('Sales'))).status).toBe(204);
    expect(JSON.parse((await here('GET', held)).body)).toMatchObject({
      role: 'Sales',
      tried: 'Sales',
      is_founder: false,
      permissions: [...builtInRoles.Sales].sort(),
    });
    expect((await here('GET', roles())).status).toBe(403);
    expect((await here('GET', `core/companies/${company}/documents/customer/`)).status).toBe(200);
    expect((await elsewhere('GET', roles())).status).toBe(200);
    expect((await here('DELETE', tried)).status).toBe(204);
    expect(JSON.parse((await here('GET', held)).body)).toMatchObject({ tried: null, is_founder: true });
    expect((await here('GET', roles())).status).toBe(200);
  });

  it('[RO16] changes nothing, whatever its role may; reading by POST goes on', async () => {
    const ask = await person('founder');
    await ask('PUT', tried, trying('Administrator'));
    const refused = await ask('POST', `core/companies/${company}/commands/`, change());
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'roleIsTried' });
    expect((await ask('POST', products(), { sort: 'sku' })).status).not.toBe(403);
    await ask('DELETE', tried);
    expect((await ask('POST', `core/companies/${company}/commands/`, change())).status).toBe(200);
  });

  it('[RO16] ends where the company is switched', async () => {
    const ask = await person('founder');
    await ask('PUT', tried, trying('Sales'));
    await ask('POST', 'auth/switch-company/', { company_id: company });
    expect(JSON.parse((await ask('GET', held)).body)).toMatchObject({ tried: null });
  });

  it.each([
    ['viewer', 'Administrator', 403],
    ['admin', 'Sales', 204],
  ] as const)('[RO16] %s trying on %s: %s', async (name, wanted, status) => {
    const ask = await person(name);
    expect((await ask('PUT', tried, trying(wanted))).status).toBe(status);
  });

  it('[RO16] has to be a role in use, of a company of the person', async () => {
    const ask = await person('founder');
    expect((await ask('PUT', tried, { company, role: 'none' })).status).toBe(422);
    expect((await ask('PUT', tried, { company: 4711, role: role('Sales') })).status).toBe(404);
  });
});
