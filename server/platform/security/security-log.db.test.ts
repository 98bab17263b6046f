import { afterAll, beforeAll, expect, it } from 'vitest';
import { now } from '#model/values/clock.fixtures.ts';
import { demoPassword, demoPeople } from '#server/demo/company-list.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { accountKey } from '#server/accounts/identity/throttle.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { createSecurityLog } from '../model/security-log.ts';

let server: WholeServer;
let company: number;
const lines: string[] = [];

beforeAll(async () => {
  server = await openWholeServer({ log: (line) => void lines.push(line) });
  company = server.companies[0]?.id ?? 0;
});
afterAll(() => server.close());

const from = { remoteAddress: '192.0.2.7' };
const userOf = (name: string): string | undefined =>
  demoPeople.find(({ email }) => email === `${name}@example.com`)?.user;

interface Entry {
  readonly event: string;
  readonly about: string;
}

/** What is noted while something happens. */
async function notedBy(work: () => Promise<unknown>): Promise<Entry[]> {
  const { pool } = server.database.owner;
  const before = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from security_event');
  await work();
  const { rows } = await pool.query<Entry>(
    `select event, user_id as user, account, company, address, about from security_event
      where id > $1 order by id`,
    [before.rows[0]?.id],
  );
  return rows;
}

const post = (path: string, payload: object, cookie: { cookie?: string } = {}) =>
  server.app.inject({ method: 'POST', url: `/api/${path}`, headers: cookie, payload, ...from });
const nobody = { user: null, account: null, company: null, address: '192.0.2.7', about: '' };
const enter = (email: string, password: string) => post('auth/token/', { email, password });

it('[SEC1, SEC2] notes sign-ins and failures, with the account or the hash of what was typed', async () => {
  const entries = await notedBy(async () => {
    await enter('sales@example.com', 'a wrong guess');
    await enter('Who.Ever@example.com', 'a wrong guess');
    await enter('sales@example.com', demoPassword);
  });
  expect(entries).toEqual([
    { ...nobody, event: 'signInFailed', user: userOf('sales') },
    { ...nobody, event: 'signInFailed', account: accountKey('who.ever@example.com') },
    { ...nobody, event: 'signedIn', user: userOf('sales') },
  ]);
  const told = lines.filter((line) => line.includes('"msg":"security"'));
  expect(told.length).toBe(3);
  expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 30, security: { event: 'signInFailed', address: '192.0.2.7' } },
    { level: 30, security: { event: 'signInFailed' } },
    { level: 30, security: { event: 'signedIn', user: userOf('sales') } },
  ]);
  expect(lines.join('')).not.toMatch(/@example|a wrong guess/);
});

it('[SEC1, SEC4] notes a lock-out, once a minute', async () => {
  const entries = await notedBy(async () => {
    for (let n = 0; n < 14; n++) await enter('locked@example.com', 'a wrong guess');
  });
  const account = accountKey('locked@example.com');
  expect(entries.slice(0, 10).every(({ event }) => event === 'signInFailed')).toBe(true);
  expect(entries.slice(10)).toEqual([{ ...nobody, event: 'lockedOut', account }]);
});

it('[SEC1] notes a changed password', async () => {
  const cookie = await server.cookieOf('purchasing@example.com');
  const change = { old_password: demoPassword, new_password: 'lantern-orbit-teapot-41' };
  const entries = await notedBy(() => post('core/users/change_password/', change, cookie));
  expect(entries).toEqual([{ ...nobody, event: 'passwordChanged', user: userOf('purchasing') }]);
});

it('[SEC1] notes what is refused for want of a permission, alone or in a batch', async () => {
  const cookie = await server.cookieOf('viewer@example.com');
  const member = demoId('nordlager/member/sales@example.com');
  const command = (type: string, data: object) => ({
    id: freshId(),
    kind: 'member',
    document: member,
    type,
    data,
    seen: 0,
  });
  const forged = command('update', { name: 'The Chief', email: 'chief@example.com' });
  const entries = await notedBy(async () => {
    await post(`core/companies/${company}/documents/member/${member}/suspend/`, {}, cookie);
    await post(`core/companies/${company}/commands/`, { commands: [forged, command('remove', {})] }, cookie);
  });
  const by = { ...nobody, event: 'forbidden', user: userOf('viewer'), company };
  expect(entries).toEqual([
    { ...by, about: 'POST /api/core/companies/:company/documents/:kind/:document/:command/' },
    { ...by, about: 'member.update' },
    { ...by, about: 'member.remove' },
  ]);
});

it('[SEC1] notes every change of a member or a role, with who made it and from where', async () => {
  const cookie = await server.cookieOf('founder@example.com');
  const role = freshId();
  const entries = await notedBy(() =>
    post(
      `core/companies/${company}/commands/`,
      {
        commands: [
          {
            id: freshId(),
            kind: 'role',
            document: role,
            type: 'create',
            seen: 0,
            data: { name: 'Night shift', permissions: ['item.view'] },
          },
          {
            id: freshId(),
            kind: 'member',
            document: demoId('nordlager/member/warehouse@example.com'),
            type: 'changeRole',
            seen: 0,
            data: { role },
          },
        ],
      },
      cookie,
    ),
  );
  const by = { ...nobody, user: userOf('founder'), company };
  expect(entries).toEqual([
    { ...by, event: 'role.created', about: role },
    { ...by, event: 'member.roleChanged', about: demoId('nordlager/member/warehouse@example.com') },
  ]);
});

it('[SEC3] the application neither reads, changes nor deletes an entry, and what is old goes', async () => {
  const { app, owner } = server.database;
  for (const statement of [
    'select * from security_event',
    "update security_event set about = 'nothing'",
    'delete from security_event',
    'truncate security_event',
  ])
    await expect(app.pool.query(statement)).rejects.toThrow('permission denied');
  const add = (days: number, about: string) =>
    owner.pool.query(
      `insert into security_event (at, event, about) values (now() - $1 * interval '1 day', 'forbidden', $2)`,
      [days, about],
    );
  await add(399, 'young');
  await add(401, 'old');
  await createSecurityLog(app, now).forgetOld();
  const { rows } = await owner.pool.query(`select about from security_event where about in ('young', 'old')`);
  expect(rows).toEqual([{ about: 'young' }]);
});
