import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { webhookFixture } from '#model/areas/integrations/webhook/webhook.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { addMember, FOUNDER, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { openReceiver } from './receiver.fixtures.ts';
import { giveUpFailing } from './webhook-jobs.ts';
import {
  aroundWebhooks,
  api,
  closing,
  deps,
  endpoint,
  give,
  jobs,
  made,
  newProduct,
  rowOf,
  server,
  soon,
  state,
  stateOf,
  tell,
} from './webhooks.fixtures.ts';

aroundWebhooks();

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

  it('[WB9] gives a new secret to nobody who has not just proven who they are', async () => {
    const hook = await endpoint(['product.activated']);
    const left = api(FOUNDER, { 'x-proven': '2026-01-01T00:00:00.000Z' });
    const answer = await left.post(`1/webhooks/${hook.id}/secret/`, {});
    expect([answer.status, answer.json()]).toMatchObject([403, { code: 'proofNeeded' }]);
    const kept = await left.post(`1/connections/${hook.id}/secrets/`, { secrets: {} });
    expect([kept.status, kept.json()]).toMatchObject([403, { code: 'proofNeeded' }]);
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
