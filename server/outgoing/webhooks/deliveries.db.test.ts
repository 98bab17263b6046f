import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { addMember } from '#server/testing/company.fixtures.ts';
import { urlOfDatabase } from '#server/testing/test-database.ts';
import { forgetDeliveries } from './delivery-store.ts';
import { type Told } from './receiver.fixtures.ts';
import { endStuck } from './webhook-jobs.ts';
import {
  aroundWebhooks,
  SECRET,
  api,
  deps,
  endpoint,
  jobs,
  newProduct,
  now,
  server,
  soon,
  stateOf,
  tell,
  write,
} from './webhooks.fixtures.ts';

aroundWebhooks();

describe('deliveries', () => {
  it('[WB8] of a slow endpoint delay no other', async () => {
    const slow = await endpoint(['product.*'], ({ body }) =>
      body.includes('lagra.verify') ? undefined : { after: 1_900 },
    );
    const quick = await endpoint(['product.*']);
    for (let n = 0; n < 12; n += 1) await newProduct(`SLOW-${n}`);
    await jobs.start();
    const begun = performance.now();
    await write();
    await vi.waitFor(() => expect(quick.told()).toHaveLength(24), { timeout: 8_000, interval: 50 });
    expect(performance.now() - begun).toBeLessThan(6_000);
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
      const at = fromNow(days * 86_400_000);
      await server.database.withCompany(1, (trx) => forgetDeliveries(trx, 1, at));
      return (await stateOf(hook.id)).deliveries.length;
    };
    expect(await kept(29)).toBe(1);
    expect(await kept(31)).toBe(0);
  });

  it('[WB5, JQ9] none is lost where the server is killed, those of a document come in order, doubled ones have one id', async () => {
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

  it('[JQ9] are made of what another process wrote while it still believed that nobody is told', async () => {
    await endpoint(['product.*']);
    const waiting = async () => {
      const { rows } = await server.database.owner.pool.query(
        `select start_after > now() + interval '5 seconds' as later from jobs.job
          where name = 'fanOut' and singleton_key = '1 later'`,
      );
      return rows;
    };
    await vi.waitFor(async () => expect(await waiting()).toEqual([{ later: true }]));
  });

  it('[WB9] are not made while there is no secret, as in a company that was restored, nor made up for later', async () => {
    const hook = await endpoint(['product.*']);
    await server.database.withCompany(1, async (trx) => {
      for (const table of ['webhook_secret', 'log_place'])
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
    await write();
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
    expect(schema).toMatchObject({ type: 'object', properties: { sku: { type: 'string' } } });
    const narrow = await addMember(server.platform.executor, 1, 'Narrow', ['webhook.view', 'tag.view']);
    const seen = (await api(narrow.user).get('1/webhook-events/')).json() as { events: { event: string }[] };
    expect(new Set(seen.events.map(({ event }) => event.split('.')[0]))).not.toContain('salesOrder');
    expect((await api(narrow.user).post('1/webhooks/x/test/', {})).status).toBe(403);
  });
});
