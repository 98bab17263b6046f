import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { madeSecret } from '#server/accounts/api-clients/api-clients.fixtures.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import { followLog, stretchOf } from '#server/testing/log-follower.ts';
import { deviceOf, type Device } from './device.fixtures.ts';
import { mustShareFiles } from './shared-files.fixtures.ts';
import { missing } from './tool.fixtures.ts';
import { openTrial, type Trial } from './trial.fixtures.ts';

const COMPANY = 1;
const FOUNDER = 'admin@example.com';
const away = missing('haproxy');

describe.skipIf(away.length > 0)(`three servers behind haproxy ${away.join()}`, () => {
  let trial: Trial;
  let device: Device;
  beforeAll(async () => {
    trial = await openTrial();
    device = await deviceOf(trial.address, FOUNDER);
  });
  afterAll(() => trial?.close());

  /** As the device asks one server, past the proxy. */
  const at = (server: number, path: string, init: RequestInit = {}, as = device): Promise<Response> =>
    fetch(`${trial.servers.urls[server]}/api/${path}`, {
      ...init,
      headers: { cookie: as.cookie, ...(init.headers as Record<string, string>) },
    });
  const post = (server: number, path: string, body: object, as = device): Promise<Response> =>
    at(
      server,
      path,
      { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      as,
    );
  const head = async (): Promise<number> =>
    (await trial.database.withCompany(COMPANY, (trx) => readHead(trx, COMPANY)))?.head ?? 0;

  it('[MP1] know one session, and that it has ended', async () => {
    const statuses = await Promise.all([0, 1, 2].map(async (one) => (await at(one, 'auth/me/')).status));
    expect(statuses).toEqual([200, 200, 200]);
    const other = await deviceOf(trial.address, FOUNDER);
    const url = trial.servers.urls[0] ?? '';
    const stream = await followLog(url, { cookie: other.cookie }, `${COMPANY}?from=${(await head()) + 1}`);
    expect((await post(2, 'auth/logout/', {}, other)).status).toBe(204);
    expect(await stream.ended).toBeNull();
    for (const one of [0, 1, 2]) expect((await at(one, 'auth/me/', {}, other)).status).toBe(401);
  });

  it('[MP1] change nothing of a company that a session looks at as a role, whichever was told', async () => {
    const other = await deviceOf(trial.address, FOUNDER);
    const give = async (server: number): Promise<number> => {
      const commands = [command('product', freshId(), 'create', productFixture({ sku: freshId() }))];
      return (await post(server, `core/companies/${COMPANY}/commands/`, { commands }, other)).status;
    };
    expect([await give(1), await give(1)]).toEqual([200, 200]);
    const tried = await at(
      0,
      'core/users/me/tried-role/',
      {
        method: 'PUT',
        body: JSON.stringify({ company: COMPANY, role: demoId('nordlager/role/Viewer') }),
        headers: { 'content-type': 'application/json' },
      },
      other,
    );
    expect(tried.status, await tried.text()).toBe(204);
    await vi.waitFor(async () => expect(await give(1)).toBe(403), { timeout: 500, interval: 20 });
  });

  it('[MP2] tell on a stream of one what the others write, in order', async () => {
    const from = (await head()) + 1;
    const url = trial.servers.urls[0] ?? '';
    const stream = await followLog(url, { cookie: device.cookie }, `${COMPANY}?from=${from}`);
    const givers = await Promise.all([1, 2].map((one) => deviceOf(trial.servers.urls[one] ?? '', FOUNDER)));
    const given = await Promise.all(
      [...givers, device].map(async (giver) => {
        let last = 0;
        for (let turn = 0; turn < 20; turn += 1) {
          const id = freshId();
          const [done] = await giver.give([command('product', id, 'create', productFixture({ sku: id }))]);
          last = done?.seq ?? 0;
        }
        return last;
      }),
    );
    const last = Math.max(...given);
    await stream.until(last);
    expect(stretchOf(stream.batches)).toEqual({ from, to: last });
    stream.stop();
  });

  it('[MP3] count wrong passwords together', async () => {
    const tries = await Promise.all(
      Array.from({ length: 15 }, async (_, n) => {
        const answer = await post(n % 3, 'auth/token/', { email: 'viewer@example.com', password: 'wrong' });
        return answer.status;
      }),
    );
    expect(tries.filter((status) => status === 401)).toHaveLength(10);
    expect(tries.filter((status) => status === 429)).toHaveLength(5);
  });

  it('[MP3] let an API client call as often as its class says, and at most a tenth more for each', async () => {
    const { secret, kept } = await madeSecret();
    const made = await post(0, `core/companies/${COMPANY}/documents/apiClient/${freshId()}/create/`, {
      data: apiClientFixture({ name: 'Three', rate: 'low', secret: kept }),
    });
    expect(made.status, await made.text()).toBe(200);
    const left = 60_000 - (epoch() % 60_000);
    if (left < 20_000) await pause(left); // all of it is to be in one minute
    const url = `${trial.address}/api/core/companies/${COMPANY}/documents/product/?limit=1`;
    const headers = { authorization: `Bearer ${secret}` };
    const caller = async (): Promise<readonly number[]> => {
      const statuses: number[] = [];
      while (statuses.length < 20) statuses.push((await fetch(url, { headers })).status);
      return statuses;
    };
    const statuses = (await Promise.all(Array.from({ length: 6 }, caller))).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const taken = statuses.filter((status) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(60);
    expect(taken).toBeLessThanOrEqual(72);
  });

  it('[MP4] send each letter once', async () => {
    const people = demoPeople.slice(0, 6);
    for (const [n, { email }] of people.entries())
      for (const server of [n % 3, (n + 1) % 3])
        expect((await post(server, 'auth/password/reset/', { email })).status).toBe(200);
    await vi.waitFor(async () => expect((await trial.letters()).length).toBeGreaterThanOrEqual(12), {
      timeout: 45_000,
      interval: 200,
    });
    const { rows } = await trial.database.owner.pool.query<{ id: string }>('select id from mail');
    expect((await trial.letters()).toSorted()).toEqual(rows.map(({ id }) => `${id}.eml`).toSorted());
  });

  it('[MP5] hand out files, thumbnails and exports that others took in or wrote, in a folder that they share', async () => {
    expect.hasAssertions();
    await mustShareFiles(trial, device);
  });

  it('[MP6] have the same secrets, on machines that share no folder', async () => {
    const keys = await Promise.all(
      [0, 1, 2].map(async (one) => {
        const channels = await (await at(one, 'core/users/me/channels/')).text();
        return /"push_key":"([^"]+)"/.exec(channels)?.[1] ?? channels;
      }),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThan(60);
  });
});
