import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { receiptCount } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { pricedLine } from '#model/lines/line-schemas.ts';
import { salesOrderForm, type SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { DryRun, WorkflowRuns } from '#model/areas/integrations/workflow/run-answer.ts';
import { addDays } from '#model/values/moments.ts';
import {
  templateForm,
  templateNames,
  type TemplateName,
} from '#model/areas/integrations/workflow/templates.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import { readOn } from '#server/jobs/follow-log.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { freshId, testExecutor } from '#server/testing/company.fixtures.ts';
import { freezeJobs } from '#server/testing/frozen-jobs.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { tellTime } from './clock.ts';
import { followFacts } from './follow-facts.ts';
import type { WrittenContent } from '#server/mail/mail-queue.ts';
import { withPapers } from '#server/papers/mail/paper-letter.ts';
import { wakeRuns } from './run-store.ts';
import type { WorkflowDeps } from './workflow-deps.ts';
import { handleWorkflows } from './workflow-jobs.ts';

const SEEDED = '2026-05-06T12:00:00.000Z';
const clock = { at: SEEDED };
const now = (): string => clock.at;
const admin = demoPeople.find(({ role, founder }) => role === 'Administrator' && !founder)?.user ?? '';

let server: CompanyApp;
let jobs: JobRunner;
let deps: WorkflowDeps;
let folder: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lagra-templates-'));
  const executor = await testExecutor(database);
  const files = createFileStore(folder);
  await seedDemo({ engine, database, executor, files, users: createUserStore(database.app, now), now });
  await executor.close();
  server = await openCompanyApp({ now, database });
  jobs = createJobRunner({ database, onFault: () => undefined });
  deps = { ...server.platform, engine, database, files: server.files, now };
  handleWorkflows({ ...deps, jobs, onFault: () => undefined })();
}, 300_000);
afterAll(async () => {
  await jobs.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function moveTo(at: string): Promise<void> {
  clock.at = at;
  await freezeJobs(server.database, at);
}

const api = () => clientOf(server, admin);

async function query<T extends object>(
  company: number,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  const client = await server.database.owner.pool.connect();
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [String(company)]);
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    client.release();
  }
}

async function follow(company: number): Promise<void> {
  for (let tried = 1; tried > 0;) {
    await readOn(server.database, followFacts(deps), company);
    await tellTime(deps, company);
    await server.database.withCompany(company, (trx) => wakeRuns(trx, company, clock.at));
    tried = await jobs.drain('workflowRun');
  }
}

/** The first document in a state, in its newest form. */
async function first<T>(company: number, kind: string, where: string): Promise<T & { readonly id: string }> {
  const table = `row_${kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  const [found] = await query<{ data: T & { readonly id: string } }>(
    company,
    `select data from ${table} where company_id = ${company} and ${where} order by id limit 1`,
  );
  if (!found) throw new Error(`no ${kind} where ${where}`);
  return found.data;
}

const nextDayAt = (time: string): string => `${addDays(clock.at.slice(0, 10), 1)}T${time}:00.000Z`;

/** Makes what each template waits for happen. */
const happens: Readonly<Record<TemplateName, (company: number, give: Give) => Promise<void>>> = {
  reorder: async () => moveTo(nextDayAt('06:30')),
  lateOrder: async () => moveTo(nextDayAt('09:30')),
  onHold: async (company, give) => {
    const order = await first<SalesOrderRow>(
      company,
      'salesOrder',
      `data -> 'state' ->> 'commercial' = 'confirmed'`,
    );
    await give('salesOrder', order.id, 'hold', { reason: 'credit' });
    await moveTo(new Date(Date.parse(clock.at) + 25 * 3_600_000).toISOString());
  },
  largeOrder: async (company, give) => {
    const order = await first<SalesOrderRow>(
      company,
      'salesOrder',
      `data -> 'state' ->> 'commercial' = 'draft'`,
    );
    const lines = order.lines.map((line) => ({ ...pricedLine.strip().parse(line), price: 90_000_0000 }));
    const { customer } = order;
    const [party] = await query<{ data: Record<string, unknown> }>(
      company,
      `select data from row_customer where company_id = ${company} and id = $1`,
      [customer],
    );
    expect(party).toBeDefined();
    await give('salesOrder', order.id, 'update', {
      ...salesOrderForm.strip().parse({ ...order, lines: [] }),
      lines,
    });
    await give('salesOrder', order.id, 'confirm', {});
  },
  deliveryNote: async (company, give) => {
    const { id } = await first(company, 'shipment', `state = 'packed'`);
    await give('shipment', id, 'ship', {});
  },
  receiptDiffers: async (company, give) => {
    const receipt = await first<{ lines: object[] }>(company, 'goodsReceipt', `state = 'counted'`);
    const [line, ...rest] = receiptCount.strip().parse(receipt).lines;
    const lines = [{ ...line, rejected: 1000 }, ...rest];
    await give('goodsReceipt', receipt.id, 'count', { lines, overReason: null, deliveryNote: '' });
    await give('goodsReceipt', receipt.id, 'post', {});
  },
};
type Give = (kind: string, document: string, type: string, data: object) => Promise<void>;

describe.each([1, 2])('the templates in demonstration company %i', (company) => {
  const roleOf = async (name: string): Promise<string | null> =>
    (
      await query<{ id: string }>(
        company,
        `select id from row_role as role where company_id = ${company} and data ->> 'name' = $1 and exists (
           select from row_member where company_id = ${company} and state = 'active' and data ->> 'role' = role.id)`,
        [name],
      )
    )[0]?.id ?? null;

  it.each([...templateNames])('[WKF10] %s works as it is', async (name) => {
    const roles = new Map<string, string | null>();
    for (const role of ['Administrator', 'Sales', 'Purchasing']) roles.set(role, await roleOf(role));
    const currency = company === 1 ? 'SEK' : 'EUR';
    const form = templateForm(name, { role: (role) => roles.get(role) ?? null, currency, language: 'en' });
    const id = freshId();
    const give: Give = async (kind, document, type, data) => {
      const version = type === 'enable' ? 1 : undefined;
      const answer = await api().post(`${company}/documents/${kind}/${document}/${type}/`, { data, version });
      expect(answer.status, `${type} ${answer.text}`).toBe(200);
    };
    // The demonstration has some of them already, and names are unique.
    await give('workflow', id, 'create', { ...form, name: `${form.name}, tried` });
    const begun = performance.now();
    const { actions: _, name: _name, ...tried } = form;
    const dry = await api().post(`${company}/workflows/dry-run/`, tried);
    expect(dry.status, dry.text).toBe(200);
    expect((dry.json() as DryRun).from.slice(0, 10)).toBe(addDays(clock.at.slice(0, 10), -30));
    expect(performance.now() - begun).toBeLessThan(3_000);
    await give('workflow', id, 'enable', {});
    await happens[name](company, give);
    await follow(company);
    const { runs } = (await api().get(`${company}/workflows/${id}/runs/`)).json() as WorkflowRuns;
    expect(runs.length).toBeGreaterThan(0);
    for (const { state, step, of, refusal } of runs)
      expect({ state, step, refusal }).toEqual({ state: 'done', step: of, refusal: null });
    await give('workflow', id, 'disable', {});
  });

  it('[WKF10] leave a draft order, and a letter with the delivery note', async () => {
    const made = await query(
      company,
      `select document from event where company_id = ${company} and kind = 'purchaseOrder' and type = 'created'
         and by in (select id from row_workflow where company_id = ${company})`,
    );
    expect(made.length).toBeGreaterThan(0);
    const [mail] = await query<{
      id: string;
      recipient: string;
      locale: 'en';
      data: { about: string; content: WrittenContent };
    }>(
      company,
      `select id, recipient, locale, data from mail where template = 'documentPaper'
        and data ->> 'about' like '${company}/%' limit 1`,
    );
    const { id = '', recipient: to = '', locale = 'en', data } = mail ?? {};
    const write = withPapers({ ...deps, linkFor: async () => null }, async () => null);
    const letter = await write({ id, template: 'documentPaper', to, locale, ...data });
    expect(letter).toMatchObject({
      subject: expect.stringMatching(/^(Delivery note|Följesedel) /),
      attachments: [{ name: expect.stringMatching(/\.pdf$/), type: 'application/pdf' }],
      replyTo: undefined,
    });
  });
});
