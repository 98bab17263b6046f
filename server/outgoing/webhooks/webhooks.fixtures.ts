import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { engine } from '#machines/registry.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import type { WebhookState } from '#model/areas/integrations/webhook/delivery-answer.ts';
import { webhookFixture } from '#model/areas/integrations/webhook/webhook.fixtures.ts';
import { createSecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import { readOn } from '#server/jobs/follow-log.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { fanOut } from './fan-out.ts';
import { isOfferedKind } from './catalogue.ts';
import { openReceiver } from './receiver.fixtures.ts';
import { handleWebhooks } from './webhook-jobs.ts';

export const SECRET = 'a key of the tests';
export const state = { days: 0 };
export const now = (): string => fromNow(state.days * 86_400_000);

export let server: CompanyApp;
export let jobs: JobRunner;
export let deps: Parameters<typeof handleWebhooks>[0];
const faults: unknown[] = [];
export const closing: (() => Promise<void>)[] = [];

/** A server that tells endpoints, for the tests of the file that calls this. */
export function aroundWebhooks(): void {
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
}

export const made: [id: string][] = [];
export const api = (user = FOUNDER, headers: Record<string, string> = {}) => clientOf(server, user, headers);
export const give = (document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind: 'webhook', document, type, data }]);

/** A receiver that is told, and its endpoint. */
export async function endpoint(
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
export async function newProduct(sku: string): Promise<string> {
  const id = freshId();
  await mustPropose(server.platform.executor, 1, [
    createProduct({ sku }, id),
    { kind: 'product', document: id, type: 'activate', data: {} },
  ]);
  return id;
}

export const write = (): Promise<void> =>
  readOn(server.database, fanOut({ ...deps, isOffered: isOfferedKind(engine) }), 1);
export const tell = async (): Promise<number> => {
  await write();
  return jobs.drain('webhook');
};
export const stateOf = async (id: string): Promise<WebhookState> =>
  (await api().get(`1/webhooks/${id}/`)).json() as WebhookState;
export const rowOf = async (id: string) => {
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
export const soon = () =>
  server.database.owner.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
