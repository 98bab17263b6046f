import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { WebhookState } from '#model/webhook/delivery-answer.ts';
import { webhookFixture } from '#model/webhook/webhook.fixtures.ts';
import { builtInRoles } from '#model/role/permissions.ts';
import { createSecretBox } from '#server/identity/second-factor/secret-box.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { urlOfDatabase } from '#server/testing/test-database.ts';
import { fanOut } from './fan-out.ts';
import { isOfferedKind } from './catalogue.ts';
import { forgetDeliveries } from './delivery-store.ts';
import { openReceiver, type Told } from './receiver.fixtures.ts';
import { endStuck, giveUpFailing, handleWebhooks } from './webhook-jobs.ts';

const SECRET = 'a key of the tests';
const state = { days: 0 };
const now = (): string => new Date(Date.now() + state.days * 86_400_000).toISOString();

let server: CompanyApp;
let jobs: JobRunner;
let deps: Parameters<typeof handleWebhooks>[0];
const faults: unknown[] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await openCompanyApp({ now });
  await foundCompany(server.platform.executor, 1);
});
beforeEach(() => {
  const { database, platform } = server;
  const onFault = (error: unknown): void => void faults.push(error);
  jobs = createJobRunner({ database, onFault });
  const box = createSecretBox(SECRET);
  deps = { ...platform, engine, database, box, now, jobs, mayBeLocal: true, onFault, patience: 2_000 };
  closing.push(jobs.close, async () => stop());
  const stop = handleWebhooks(deps);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  for (const [id] of made.splice(0)) await give(id, 'disable').catch(() => undefined);
  await server.database.owner.pool.query('delete from jobs.job');
  faults.length = 0;
  state.days = 0;
});
afterAll(() => server.close());

const made: [id: string][] = [];
const api = (user = FOUNDER) => clientOf(server, user);
const give = (document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind: 'webhook', document, type, data }]);

/** A receiver that is told, and its endpoint. */
async function endpoint(
  events: readonly string[],
  script?: Parameters<typeof openReceiver>[0],
  by = FOUNDER,
) {
  const receiver = await openReceiver(script);
  closing.push(receiver.close);
  const id = freshId();
  const create = await api(by).post(`1/documents/webhook/${id}/create/`, {
    data: webhookFixture({ url: receiver.url, events: [...events] }),
  });
  expect(create.status, create.text).toBe(200);
  made.push([id]);
  const { secret } = (await api().post(`1/webhooks/${id}/secret/`, {})).json() as { secret: string };
  const verified = await api().post(`1/webhooks/${id}/verify/`, {});
  expect(verified.json()).toEqual({ problem: '' });
  return { ...receiver, id, secret };
}

/** A product, with its facts `created` and `activated`. */
async function newProduct(sku: string): Promise<string> {
  const id = freshId();
  await mustPropose(server.platform.executor, 1, [
    createProduct({ sku }, id),
    { kind: 'product', document: id, type: 'activate', data: {} },
  ]);
  return id;
}

const tell = async (): Promise<number> => {
  await fanOut({ ...deps, isOffered: isOfferedKind(engine) }, 1);
  return jobs.drain('webhook');
};
const stateOf = async (id: string): Promise<WebhookState> =>
  (await api().get(`1/webhooks/${id}/`)).json() as WebhookState;
const rowOf = async (id: string) => {
  const { rows } = await server.database.owner.pool.query<{ state: string }>(
    `select set_config('app.company_id', '1', false)`,
  );
  expect(rows).toHaveLength(1);
  const found = await server.database.owner.pool.query<{ data: Record<string, unknown> }>(
    `select data from row_webhook where company_id = 1 and id = $1`,
    [id],
  );
  return found.rows[0]?.data;
};
const soon = () =>
  server.database.owner.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);

describe('an endpoint', () => {
  it('[WB2] is told nothing before it has answered the challenge', async () => {
    const receiver = await openReceiver(() => ({ body: 'ok' }));
    closing.push(receiver.close);
    const id = freshId();
    await give(id, 'create', webhookFixture({ url: receiver.url, events: ['*'] }));
    made.push([id]);
    expect((await api().post(`1/webhooks/${id}/verify/`, {})).json()).toMatchObject({
      code: 'webhookWithoutSecret',
    });
    await api().post(`1/webhooks/${id}/secret/`, {});
    await newProduct('BEFORE');
    expect(await tell()).toBe(0);
    expect((await api().post(`1/webhooks/${id}/verify/`, {})).json()).toEqual({
      problem: 'did not answer with the challenge',
    });
    expect((await api().post(`1/webhooks/${id}/test/`, {})).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ state: 'pending' });
  });

  it('[WB5, WB6, WB7] is told what it asks for, signed as the specification’s own library demands, from then on', async () => {
    await newProduct('EARLIER');
    const hook = await endpoint(['product.activated']);
    const product = await newProduct('TOLD');
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    const [one] = hook.received.slice(1);
    expect(JSON.parse(one?.body ?? '')).toMatchObject({
      type: 'product.activated',
      data: {
        company: 1,
        kind: 'product',
        document: product,
        fact: 'activated',
        by: FOUNDER,
        state: 'active',
      },
    });
    const library = new Webhook(hook.secret);
    const headers = one?.headers as Record<string, string>;
    expect(library.verify(one?.body ?? '', headers)).toMatchObject({ type: 'product.activated' });
    expect(() => library.verify(`${one?.body ?? ''} `, headers)).toThrow('No matching signature');
    expect(() => new Webhook('whsec_c2VjcmV0').verify(one?.body ?? '', headers)).toThrow(
      'No matching signature',
    );
  });

  it('[WB9] has two secrets for a day after one is replaced; neither is in the database as it is', async () => {
    const hook = await endpoint(['product.activated']);
    const { secret } = (await api().post(`1/webhooks/${hook.id}/secret/`, {})).json() as { secret: string };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await newProduct('TWICE-SIGNED');
    await tell();
    const verify = (which: string, { body, headers }: { body: string; headers: object }) =>
      new Webhook(which).verify(body, headers as Record<string, string>);
    const both = hook.received.at(-1);
    if (!both) throw new Error('nothing was sent');
    expect(verify(secret, both)).toBeTruthy();
    expect(verify(hook.secret, both)).toBeTruthy();
    state.days = 2;
    await newProduct('ONCE-SIGNED');
    await tell();
    expect(String(hook.received.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    await server.database.owner.pool.query(`select set_config('app.company_id', '1', false)`);
    const { rows } = await server.database.owner.pool.query('select sealed from webhook_secret');
    for (const { sealed } of rows as { sealed: Buffer }[])
      expect(sealed.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
    expect((await stateOf(hook.id)).secrets).toHaveLength(1);
  });

  it('[WB13] is told what the role of its maker may see now, and nothing once they are gone', async () => {
    const { executor } = server.platform;
    const keeper = await addMember(executor, 1, 'Hooker', [
      ...builtInRoles.Viewer,
      'webhook.view',
      'webhook.create',
      'webhook.edit',
    ]);
    const hook = await endpoint(['product.*', 'role.*'], undefined, keeper.user);
    const product = await newProduct('SEEN');
    await addMember(executor, 1, 'Another', ['product.view']);
    await tell();
    expect(hook.told().map(({ data }) => data['document'])).toEqual([product, product]);
    expect(JSON.stringify(hook.told())).not.toContain('role');
    const { deliveries } = await stateOf(hook.id);
    expect(deliveries.filter(({ state: is }) => is === 'withheld').length).toBeGreaterThan(0);
    const before = hook.told().length;
    const { rows } = await server.database.owner.pool.query<{ id: string }>(
      `select id from row_member where company_id = 1 and data ->> 'user' = $1`,
      [keeper.user],
    );
    await mustPropose(executor, 1, [
      { kind: 'member', document: rows[0]?.id ?? '', type: 'suspend', data: {} },
    ]);
    await newProduct('UNSEEN');
    await tell();
    expect(hook.told()).toHaveLength(before);
  });

  it('[WB3, WB4, WB8] that fails is tried again later, fails, recovers; after five days it is off', async () => {
    let status = 503;
    const hook = await endpoint(['product.activated'], ({ body }) =>
      body.includes('lagra.verify')
        ? undefined
        : { status, headers: { 'retry-after': '3600' }, body: 'busy' },
    );
    await newProduct('RETRIED');
    expect(await tell()).toBe(1);
    expect(await rowOf(hook.id)).toMatchObject({ state: 'failing', problem: 'answered 503' });
    const { rows } = await server.database.owner.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - now())::float8 as seconds from jobs.job where name = 'webhook'`,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(3_500);
    status = 200;
    await soon();
    expect(await jobs.drain('webhook')).toBe(1);
    expect(await rowOf(hook.id)).toMatchObject({ state: 'active', failingSince: null });
    const ids = hook.received.slice(1).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    status = 500;
    await newProduct('FAILS');
    await tell();
    await giveUpFailing(deps, 1);
    expect(await rowOf(hook.id)).toMatchObject({ state: 'failing' });
    state.days = 5.1;
    await giveUpFailing(deps, 1);
    expect(await rowOf(hook.id)).toMatchObject({ state: 'disabled' });
    await soon();
    await jobs.drain('webhook');
    expect((await stateOf(hook.id)).counts).toMatchObject({ dead: 1, waiting: 0 });
    state.days = 0;
  });

  it('[WB3, WB8] that is gone is turned off, one that redirects is not followed, one that is endless is cut', async () => {
    const other = await openReceiver();
    closing.push(other.close);
    const answers = [
      { status: 302, headers: { location: other.url } },
      { status: 200, body: 'x'.repeat(200_000) },
      { status: 410 },
    ];
    const hook = await endpoint(['product.activated'], ({ body }) =>
      body.includes('lagra.verify') ? undefined : answers.shift(),
    );
    await newProduct('REDIRECTED');
    await tell();
    expect(other.received).toEqual([]);
    expect((await stateOf(hook.id)).deliveries[0]).toMatchObject({ status: 302, state: 'waiting' });
    await soon();
    await jobs.drain('webhook');
    const { deliveries } = await stateOf(hook.id);
    const { attempts } = (
      await api().get(`1/webhooks/${hook.id}/deliveries/${deliveries[0]?.id ?? ''}/`)
    ).json() as {
      attempts: { n: number; got_body: string; sent_headers: Record<string, string>; sent_body: string }[];
    };
    expect(attempts.map(({ n }) => n)).toEqual([2, 1]);
    expect(attempts[0]?.got_body).toHaveLength(1024);
    expect(attempts[0]?.sent_headers).toHaveProperty('webhook-signature');
    expect(attempts[0]?.sent_body).toContain('product.activated');
    await newProduct('GONE');
    await tell();
    expect(await rowOf(hook.id)).toMatchObject({ state: 'disabled' });
  });
});

describe('deliveries', () => {
  it('[WB8] of a slow endpoint delay no other', async () => {
    const slow = await endpoint(['product.*'], ({ body }) =>
      body.includes('lagra.verify') ? undefined : { after: 1_900 },
    );
    const quick = await endpoint(['product.*']);
    for (let n = 0; n < 12; n += 1) await newProduct(`SLOW-${n}`);
    await jobs.start();
    const begun = Date.now();
    await fanOut({ ...deps, isOffered: isOfferedKind(engine) }, 1);
    await vi.waitFor(() => expect(quick.told()).toHaveLength(24), { timeout: 8_000, interval: 50 });
    expect(Date.now() - begun).toBeLessThan(6_000);
    expect(slow.told().length).toBeLessThan(24);
  });

  it('[WB12] are sent again under their ids: one, those of a time, all that were given up', async () => {
    const hook = await endpoint(['product.activated']);
    await newProduct('AGAIN-1');
    const between = now();
    await newProduct('AGAIN-2');
    await tell();
    const ids = (): unknown[] => hook.received.slice(1).map(({ headers }) => headers['webhook-id']);
    const [first, second] = ids();
    const replay = (which: object) => api().post(`1/webhooks/${hook.id}/replay/`, which);
    expect((await replay({ what: 'one', id: first })).json()).toEqual({ deliveries: 1 });
    await jobs.drain('webhook');
    expect((await replay({ what: 'range', from: between, to: now() })).json()).toEqual({ deliveries: 1 });
    await jobs.drain('webhook');
    expect((await replay({ what: 'dead' })).json()).toEqual({ deliveries: 0 });
    expect(ids()).toEqual([first, second, first, second]);
    expect((await replay({ what: 'some' })).status).toBe(422);
  });

  it('[WB11] are kept for thirty days, and a test is one of them', async () => {
    const hook = await endpoint(['product.activated']);
    expect((await api().post(`1/webhooks/${hook.id}/test/`, {})).json()).toEqual({ deliveries: 1 });
    await jobs.drain('webhook');
    expect(hook.told()).toMatchObject([{ type: 'lagra.test' }]);
    const kept = async (days: number): Promise<number> => {
      const at = new Date(Date.now() + days * 86_400_000).toISOString();
      await server.database.withCompany(1, (trx) => forgetDeliveries(trx, 1, at));
      return (await stateOf(hook.id)).deliveries.length;
    };
    expect(await kept(29)).toBe(1);
    expect(await kept(31)).toBe(0);
  });

  it('[WB5] none is lost where the server is killed, those of a document come in order, doubled ones have one id', async () => {
    const hook = await endpoint(['product.*'], ({ body }) =>
      body.includes('lagra.verify') ? undefined : { after: 3 },
    );
    const { ownerUrl, folder } = inject('testServer');
    for (let round = 0; round < 2; round += 1) {
      const before = hook.received.length;
      const worker = fork(join(import.meta.dirname, 'webhook-worker.fixtures.ts'), [
        urlOfDatabase(ownerUrl, server.database.name),
        folder,
        SECRET,
      ]);
      await vi.waitFor(() => expect(hook.received.length).toBeGreaterThan(before + 15), { timeout: 30_000 });
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await server.database.owner.pool.query(
        `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute';
         update jobs.queue set monitor_claim_on = null, monitor_on = null`,
      );
      await jobs.recover();
      for (let tried = 1; tried > 0;) {
        await soon();
        tried = await tell();
      }
    }
    await server.database.owner.pool.query(`select set_config('app.company_id', '1', false)`);
    const { rows } = await server.database.owner.pool.query<{ seq: string; document: string }>(
      `select seq, document from event where company_id = 1 and kind = 'product'
          and seq > (select max(seq) from event where kind = 'webhook' and document = $1 and type = 'verified') order by seq`,
      [hook.id],
    );
    const bodies = hook.received
      .slice(1)
      .map(({ body, headers }) => ({ ...(JSON.parse(body) as Told), id: headers['webhook-id'] }));
    const seqs = new Set(bodies.map(({ data }) => Number(data['seq'])));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ seq }) => Number(seq)).filter((seq) => !seqs.has(seq))).toEqual([]);
    const idOf = new Map<number, unknown>();
    for (const { data, id } of bodies)
      expect(
        idOf.set(Number(data['seq']), idOf.get(Number(data['seq'])) ?? id).get(Number(data['seq'])),
      ).toBe(id);
    const firsts = [...new Set(bodies.map(({ data }) => Number(data['seq'])))];
    for (const document of new Set(rows.map((row) => row.document))) {
      const own = new Set(rows.filter((row) => row.document === document).map(({ seq }) => Number(seq)));
      const order = firsts.filter((seq) => own.has(seq));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('[WB9] are not made while there is no secret, as in a company that was restored, nor made up for later', async () => {
    const hook = await endpoint(['product.*']);
    await server.database.withCompany(1, async (trx) => {
      for (const table of ['webhook_secret', 'webhook_cursor'])
        await trx.executeQuery(CompiledQuery.raw(`delete from ${table} where company_id = 1`));
    });
    await newProduct('UNTOLD');
    expect(await tell()).toBe(0);
    await api().post(`1/webhooks/${hook.id}/secret/`, {});
    expect(await tell()).toBe(0);
    await newProduct('TOLD-AGAIN');
    expect(await tell()).toBe(2);
  });

  it('[WB5] one that ended unnoticed holds up what follows of its document no longer than a quarter of an hour', async () => {
    const hook = await endpoint(['product.*']);
    await newProduct('STUCK');
    await fanOut({ ...deps, isOffered: isOfferedKind(engine) }, 1);
    await server.database.owner.pool.query(
      `update jobs.job set state = 'failed', completed_on = now() where id =
         (select id from jobs.job where name = 'webhook' order by created_on limit 1)`,
    );
    expect(await jobs.drain('webhook')).toBe(0);
    await endStuck(deps, 1);
    expect(await jobs.drain('webhook')).toBe(1);
    expect((await stateOf(hook.id)).counts).toMatchObject({ dead: 1, delivered: 1 });
  });

  it('[WB6] are of facts in the catalogue, as far as one may see them', async () => {
    const { events } = (await api().get('1/webhook-events/')).json() as { events: { event: string }[] };
    const names = events.map(({ event }) => event);
    expect(names).toEqual(
      expect.arrayContaining(['salesOrder.confirmed', 'pick.finished', 'product.created']),
    );
    expect(names.some((name) => name.startsWith('webhook.'))).toBe(false);
    const { schema } = (await api().get('1/webhook-events/?event=product.created')).json() as {
      schema: object;
    };
    expect(schema).toMatchObject({ type: 'object', properties: { sku: {} } });
    const narrow = await addMember(server.platform.executor, 1, 'Narrow', ['webhook.view', 'tag.view']);
    const seen = (await api(narrow.user).get('1/webhook-events/')).json() as { events: { event: string }[] };
    expect(new Set(seen.events.map(({ event }) => event.split('.')[0]))).not.toContain('salesOrder');
    expect((await api(narrow.user).post('1/webhooks/x/test/', {})).status).toBe(403);
  });
});
