import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { notifySessionsEnded } from '#server/platform/db/wake.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

let server: WholeServer;
let address: string;
let company: number;

beforeAll(async () => {
  server = await openWholeServer();
  address = await server.listen();
  company = server.companies[0]?.id ?? 0;
});
afterAll(() => server.close());

interface Cookie {
  readonly cookie: string;
}

const signedIn = (name: string): Promise<Cookie> => server.cookieOf(`${name}@example.com`);

async function post(as: Cookie, path: string, body: object = {}): Promise<Response> {
  const headers = { ...as, 'content-type': 'application/json' };
  return fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Opens a stream; `ended` resolves when the server ends it. */
async function stream(as: Cookie) {
  const leaving = new AbortController();
  const url = `${address}/api/core/companies/${company}/events/?from=${await next(as)}`;
  const answer = await fetch(url, { headers: { ...as }, signal: leaving.signal });
  const ended = answer.text().then(
    () => true,
    () => false,
  );
  return { status: answer.status, headers: answer.headers, ended, leave: () => leaving.abort() };
}

/** The event after those that a bootstrap brings. */
async function next(as: Cookie): Promise<number> {
  const answer = await fetch(`${address}/api/core/companies/${company}/boot/`, { headers: { ...as } });
  const [header = ''] = (await answer.text()).split('\n');
  return answer.ok ? (JSON.parse(header) as { asOf: number }).asOf + 1 : 1; // the header of a bootstrap
}

const sessionsOf = async (as: Cookie): Promise<{ id: string; current: boolean }[]> =>
  (
    (await (await fetch(`${address}/api/auth/sessions/`, { headers: { ...as } })).json()) as {
      results: { id: string; current: boolean }[];
    }
  ).results; // the API's answer

/** Whether a stream is still open, a good while after a session ended elsewhere. */
const isOpen = async ({ ended }: { ended: Promise<boolean> }): Promise<boolean> =>
  Promise.race([ended.then(() => false), new Promise<boolean>((go) => setTimeout(() => go(true), 300))]);

it('[SY13] a stream ends at once when its session is signed out, and that of another one does not', async () => {
  const [here, there] = [await signedIn('sales'), await signedIn('sales')];
  const [own, other] = [await stream(here), await stream(there)];
  expect([own.status, other.status]).toEqual([200, 200]);
  await post(here, 'auth/logout/');
  expect(await own.ended).toBe(true);
  expect(await isOpen(other)).toBe(true);
  expect((await stream(here)).status).toBe(401);
  other.leave();
});

it('[SY13] it ends where the session is ended from another device, alone or with all others', async () => {
  const [here, one, two] = await Promise.all([1, 2, 3].map(() => signedIn('purchasing')));
  if (!here || !one || !two) throw new Error('nobody signed in');
  const [own, first, second] = [await stream(here), await stream(one), await stream(two)];
  const [current] = (await sessionsOf(one)).filter((session) => session.current);
  await post(here, `auth/sessions/${current?.id}/revoke/`);
  expect(await first.ended).toBe(true);
  expect(await isOpen(second)).toBe(true);
  await post(here, 'auth/sessions/revoke-others/');
  expect(await second.ended).toBe(true);
  expect(await isOpen(own)).toBe(true);
  own.leave();
});

it('[SY13] it ends where the password is changed', async () => {
  const [here, there] = [await signedIn('viewer'), await signedIn('viewer')];
  const [own, other] = [await stream(here), await stream(there)];
  const change = { old_password: demoPassword, new_password: 'lantern-orbit-teapot-41' };
  expect((await post(here, 'core/users/change_password/', change)).status).toBe(204);
  expect(await Promise.all([own.ended, other.ended])).toEqual([true, true]);
});

/** Gives a command; the answer's status, and how often a session was looked up for it. */
async function give(as: Cookie): Promise<[number, number]> {
  let lookedUp = 0;
  const submit = pg.Query.prototype.submit;
  const sent = vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (
    this: pg.Query & { readonly text?: string },
    connection,
  ) {
    if (this.text?.includes('from "session" where "token_hash"')) lookedUp += 1;
    return submit.call(this, connection);
  });
  const command = {
    id: randomUUID(),
    kind: 'product',
    document: randomUUID(),
    type: 'create',
    data: {},
    seen: 0,
  };
  const { status } = await post(as, `core/companies/${company}/commands/`, { commands: [command] });
  sent.mockRestore();
  return [status, lookedUp];
}

it('[ID32] who has just given a command is not looked up for the next; a session that ended is known no more', async () => {
  const [here, there] = [await signedIn('admin'), await signedIn('admin')];
  expect([await give(here), await give(here)]).toEqual([
    [200, 1],
    [200, 0],
  ]);
  const [current] = (await sessionsOf(here)).filter((session) => session.current);
  await give(here);
  await post(there, `auth/sessions/${current?.id}/revoke/`);
  expect((await give(here))[0]).toBe(401);
  expect(await give(there)).toEqual([200, 1]);
  // By another process: its notice alone says so.
  await sql`delete from session`.execute(server.database.owner.kysely);
  await notifySessionsEnded(server.database.app.kysely, [randomUUID()]);
  await expect.poll(async () => (await give(there))[0], { interval: 5, timeout: 500 }).toBe(401);
});

it('[SY12] a session has eight, a person thirty-two; one more is told when to come again', async () => {
  const sessions = await Promise.all([1, 2, 3, 4, 5].map(() => signedIn('warehouse')));
  const [first, last] = [sessions[0], sessions[4]];
  if (!first || !last) throw new Error('nobody signed in');
  const opened = [];
  for (let n = 0; n < 8; n++) opened.push(await stream(first));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const ninth = await stream(first);
  expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '60']);
  for (const session of sessions.slice(1, 4)) for (let n = 0; n < 8; n++) opened.push(await stream(session));
  expect((await stream(last)).status).toBe(429);
  opened[0]?.leave();
  await expect.poll(async () => (await stream(last)).status).toBe(200);
  for (const { leave } of opened) leave();
});
