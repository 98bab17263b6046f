import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentTables, type AgentKind } from '#model/areas/setup/agent/agent-kinds.ts';
import { asAgent, asSystem, asUser } from '#model/engine/actor.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { openArchive } from '#server/operations/archive/archive-reader.ts';
import { restoreCompany } from '#server/operations/archive/restore-company.ts';
import { writeArchive } from '#server/operations/archive/write-archive.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createFileStore } from '#server/files/file-store.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { chainLog } from '#server/platform/db/chain-log.ts';
import { nameDoubtfulAgents } from '#server/platform/db/doubtful-agents.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { wholeWalk } from '#server/platform/model/verify-log.ts';
import { stopDoubtfulAgents } from '#server/platform/security/stop-doubtful-agents.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { command, createProduct, freshId, testExecutor } from '#server/testing/company.fixtures.ts';
import { createUserStore } from './user-store.ts';
import { attacked, birthOf, working, type Attacked } from './actors.fixtures.ts';

/**
 * What was written before ids were refused: agents at work that have the ids of people. They act as what they are, within
 * the rights of who made them, and those whose ids they have are let in as what they are themselves.
 */
/** Links came after ids were refused. */
const kindsOfBefore = agentTables.filter((kind) => kind !== 'sharedLink');

let server: CompanyApp;
let all: Attacked;
let executor: Executor;
const planted: {
  readonly kind: AgentKind;
  readonly id: string;
  readonly name: string;
  readonly secret: string;
}[] = [];
const seenBefore = new Map<string, unknown>();

beforeAll(async () => {
  server = await openCompanyApp();
  all = await attacked(server);
  const ofBefore = { ...companyBusiness, refusesFacts: async () => null };
  executor = await testExecutor(server.database, { business: ofBefore });
  for (const [, id] of all.ofPeople) seenBefore.set(id, await seen(clientOf(server, id)));
  // One kind after the other: an id is that of one agent.
  for (const [place, [name, id]] of all.ofPeople.entries()) {
    const kind = kindsOfBefore[place % kindsOfBefore.length] ?? 'apiClient';
    await plant(kind, id, name);
  }
}, 120_000);
afterAll(() => server.close());

/** As its maker made it and put it to work. */
async function plant(kind: AgentKind, id: string, name: string): Promise<void> {
  const { type, data, secret } = await birthOf(kind, 1, `${kind} by ${name}`);
  const steps = [[type, data] as const, ...(kind === 'pairing' ? pairedWith(id) : working[kind])];
  const commands = steps.map(([step, given]) => ({ kind, document: id, type: step, data: given }));
  const settled = await executor.systemPropose(1, commands, { by: asUser(all.home.maker) });
  const refused = settled.find((one) => 'refusal' in one);
  if (refused) throw new Error(JSON.stringify([kind, refused]));
  planted.push({ kind, id, name, secret });
}

/** Each with a company of its own. */
const pairedWith = (id: string) =>
  working.pairing.map(([type, data]) =>
    type === 'answer'
      ? ([type, { partner: { company: 100 + planted.length, name: id, currency: 'SEK' } }] as const)
      : ([type, data] as const),
  );

async function seen(client: ReturnType<typeof clientOf>) {
  const rows = async (kind: string) => {
    const { status, text } = await client.get(`1/documents/${kind}/`);
    return [status, status === 200 ? JSON.parse(text).rows.length : text];
  };
  const kinds = ['product', 'customer', 'role', 'member'];
  const boot = await client.get('1/boot/');
  return [boot.status, ...(await Promise.all(kinds.map(rows)))];
}

const factsOf = (company: number) =>
  server.database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ by: string; type: string | null }>`
      select by, by_type as type from event where company_id = ${company} and kind = 'product'`.execute(trx);
    return rows;
  });

describe('agents of before that have the id of a person', () => {
  it('[AG4] let nobody in, and give nobody more or less than they had', async () => {
    for (const [name, id] of all.ofPeople)
      expect([name, await seen(clientOf(server, id))]).toEqual([name, seenBefore.get(id)]);
    expect(seenBefore.get(all.outsider)).toContain(404);
  });

  it('[AG4] act within the rights of who made them: their bearers and their steps see and write nothing else', async () => {
    const before = await factsOf(1);
    for (const { kind, id, name, secret } of planted) {
      const steps = await executor.submit(1, asAgent(id), [
        command('product', freshId(), 'create', createProduct().data),
        command('role', freshId(), 'create', { name: `Role ${id}`, permissions: [] }),
      ]);
      const codes = steps.map((one) => ('refusal' in one ? one.refusal.code : 'taken'));
      expect([kind, name, ...codes]).toEqual([kind, name, 'notPermitted', 'notPermitted']);
      if (kind !== 'apiClient') continue;
      const client = clientOf(server, null, { authorization: `Bearer ${secret}` });
      const [boot, product, customer, role, member] = await seen(client);
      expect([name, boot, customer]).toEqual([name, 200, [200, 1]]);
      for (const one of [product, role, member]) expect(one).toMatchObject([403, expect.anything()]);
    }
    expect(await factsOf(1)).toEqual(before);
  });

  it('[AG4] nobody gives commands as the other: a person not as an agent, an agent not as a person, and none as the system', async () => {
    const [seller = ''] = all.home.ids.flatMap(([name, id]) => (name === 'seller' ? [id] : []));
    const create = () => [command('product', freshId(), 'create', createProduct().data)];
    const honest = Object.values(all.home.honest);
    const strangers = [asAgent(seller), ...honest.map(asUser), asSystem, asUser('system'), asAgent('system')];
    for (const actor of strangers) {
      const [settled] = await executor.submit(1, actor, create());
      expect([actor, settled]).toMatchObject([actor, { refusal: { code: 'notPermitted' } }]);
    }
    const [own] = await executor.submit(1, asUser(seller), create());
    expect(own).toHaveProperty('seq');
    expect((await factsOf(1)).at(-1)).toEqual({ by: seller, type: 'user' });
  });

  it('[AG5] [CX6] do not come back with an export of their company', async () => {
    const { database, platform, folder } = server;
    const files = createFileStore(join(folder, 'files'));
    const path = join(folder, 'export.zip');
    await inSnapshot(database, 1, async (trx) => {
      const how = {
        company: 1,
        layouts: platform.layouts,
        files,
        path,
        at: now(),
        by: 'x',
      };
      for await (const _ of writeArchive(trx, how));
    });
    const archive = await openArchive(path);
    const users = createUserStore(database.app, now);
    const founder = await users.find(all.outsider);
    if (!founder) throw new Error('no account');
    const deps = { ...platform, database, engine, files, users, now };
    const restore = async (): Promise<void> => {
      for await (const _ of restoreCompany(deps, { archive, founder, name: null }));
    };
    const count = async () =>
      (await database.owner.pool.query<{ n: string }>('select count(*) as n from company')).rows[0]?.n;
    const before = await count();
    await expect(restore()).rejects.toThrow(/has the id of a person or of something else that works/);
    expect(await count()).toBe(before);
    archive.close();
  });

  it('[AG6] are named once, stopped by the system, stay readable, and are not resumed', async () => {
    const lines: string[] = [];
    const naming = () => server.database.owner.kysely.transaction().execute((trx) => nameDoubtfulAgents(trx));
    await naming();
    await naming();
    const stopping = () =>
      stopDoubtfulAgents({
        database: server.database,
        executor: server.platform.executor,
        now,
        log: (line) => void lines.push(line),
      });
    await stopping();
    await stopping();
    expect(lines.length).toBe(2);
    expect(planted.every(({ kind, id }) => lines[0]?.includes(`${kind} ${id} of company 1`))).toBe(true);
    const named = await server.database.owner.pool.query<{ about: string }>(
      `select about from security_event where event = 'agentDoubtful' order by about`,
    );
    expect(named.rows.map(({ about }) => about)).toEqual(
      planted.map(({ kind, id }) => `${kind}/${id}`).toSorted(),
    );
    const manager = clientOf(server, all.home.maker);
    const again = { apiClient: 'resume', workflow: 'enable', connection: 'resume', pairing: 'resume' };
    for (const { kind, id } of planted) {
      const read = await manager.get(`1/documents/${kind}/${id}/`);
      expect([kind, read.status]).toEqual([kind, 200]);
      expect(['suspended', 'disabled', 'paused']).toContain(read.json().row.state);
      const resumed = await manager.post(`1/documents/${kind}/${id}/${again[kind as keyof typeof again]}/`, {
        data: {},
        version: read.json().row.version,
      });
      expect([kind, resumed.json().code]).toEqual([kind, 'agentIdTaken']);
    }
  });

  it('[AG4] [AUD5] the log is whole, with facts that say what their author is and facts that do not', async () => {
    const { database, platform } = server;
    await database.owner.kysely.transaction().execute(async (trx) => {
      await sql`select set_config('app.company_id', '2', true)`.execute(trx);
      await sql`update event set by_type = null where company_id = 2`.execute(trx);
      await chainLog(trx, 2);
    });
    await executor.submit(2, asUser(all.away.manager), [command('role', freshId(), 'create')]);
    await executor.systemPropose(2, [createProduct()], { by: asSystem });
    for (const company of [1, 2]) {
      const verdict = await database.withCompany(company, (trx) => wholeWalk(trx, company, platform.layouts));
      expect(verdict.broken).toBeNull();
    }
    await database.owner.kysely.transaction().execute(async (trx) => {
      await sql`select set_config('app.company_id', '2', true)`.execute(trx);
      await sql`update event set by_type = 'user' where company_id = 2 and by_type = 'system'`.execute(trx);
    });
    const forged = await database.withCompany(2, (trx) => wholeWalk(trx, 2, platform.layouts));
    expect(forged.broken).toMatchObject({ what: 'changed' });
  });
});
