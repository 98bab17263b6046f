import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch } from '#model/values/clock.fixtures.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { totpCode } from './totp.ts';

let server: WholeServer;
let company = 0;
beforeAll(async () => {
  server = await openWholeServer();
  company = server.companies.find((one) => one.company.key === 'nordlager')?.id ?? 0;
});
afterAll(() => server.close());

async function person(name: string) {
  const headers = await server.cookieOf(`${name}@example.com`);
  const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body?: object) => send('POST', path, body),
  };
}

type Person = Awaited<ReturnType<typeof person>>;

const give = (by: Person, kind: string, document: string, type: string) =>
  by.post(`core/companies/${company}/documents/${kind}/${document}/${type}/`, {});

async function addApp(by: Person) {
  const { secret } = (await by.post('auth/second-factor/totp/')).json();
  const code = totpCode(Secret.fromBase32(String(secret)).bytes, epoch());
  return by.post('auth/second-factor/totp/confirm/', { code });
}

/** As if every session had begun an hour ago. */
const anHourLater = () =>
  sql`update session set proven_at = proven_at - interval '1 hour'`.execute(server.database.app.kysely);

describe('a company that requires a second factor', () => {
  it('[CY3, SF10] answers no member without one, on any route of its own, and says why', async () => {
    const [founder, viewer] = [await person('founder'), await person('viewer')];
    expect((await viewer.get(`core/companies/${company}/`)).statusCode).toBe(200);
    expect((await give(viewer, 'company', 'company', 'requireSecondFactor')).statusCode).toBe(403);
    expect((await give(founder, 'company', 'company', 'requireSecondFactor')).statusCode).toBe(200);
    for (const path of [
      '',
      'boot/',
      'events/?from=1',
      'documents/warehouse/',
      'people/?may_see=warehouse',
      'onboarding/',
    ]) {
      const answer = await viewer.get(`core/companies/${company}/${path}`);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'secondFactorRequired']);
    }
    const commands = await viewer.post(`core/companies/${company}/commands/`, {
      commands: [
        { id: randomUUID(), kind: 'company', document: 'company', type: 'update', data: {}, seen: 0 },
      ],
    });
    expect(commands.json()).toMatchObject({ code: 'secondFactorRequired' });
    const rights = await viewer.get(`core/users/me/permissions/?company=${company}`);
    expect([rights.statusCode, rights.json().code]).toEqual([403, 'secondFactorRequired']);
    expect((await viewer.get('auth/second-factor/')).json()).toMatchObject({ required_by: ['Nordlager AB'] });
  });

  it('[SF10] is open to who has set one up, and a stranger to it learns nothing', async () => {
    const viewer = await person('viewer');
    expect((await addApp(viewer)).statusCode).toBe(200);
    for (const path of ['', 'documents/warehouse/'])
      expect((await viewer.get(`core/companies/${company}/${path}`)).statusCode).toBe(200);
    const other = server.companies.find(({ id }) => id !== company)?.id;
    expect((await viewer.get(`core/companies/${other}/`)).statusCode).toBe(404);
  });

  it('[SF11] keeps its member from removing the last one', async () => {
    const admin = await person('admin');
    await addApp(admin);
    const answer = await admin.post('auth/second-factor/totp/remove/');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'secondFactorStillRequired', params: { company: 'Nordlager AB' } },
    ]);
  });

  it('[CY3, SF8] takes it back, and ends memberships, only from who has just proven who they are', async () => {
    const founder = await person('founder');
    await addApp(founder);
    await anHourLater();
    const member = demoId('nordlager/member/sales@example.com');
    for (const [kind, document, type] of [
      ['company', 'company', 'waiveSecondFactor'],
      ['member', member, 'suspend'],
      ['member', member, 'remove'],
    ] as const) {
      const answer = await give(founder, kind, document, type);
      expect([type, answer.statusCode, answer.json().code]).toEqual([type, 403, 'proofNeeded']);
    }
    const id = randomUUID();
    const batch = {
      commands: [{ id, kind: 'member', document: member, type: 'suspend', data: {}, seen: 0 }],
    };
    expect((await founder.post(`core/companies/${company}/commands/`, batch)).json()).toMatchObject({
      code: 'proofNeeded',
    });
  });
});
