import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentTables, type AgentKind } from '#model/areas/setup/agent/agent-kinds.ts';
import { importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { command, createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { attacked, birthOf, type Attacked } from './actors.fixtures.ts';

let server: CompanyApp;
let all: Attacked;
/** Everybody whose id an agent could be given, by what they are. */
let ids: readonly (readonly [name: string, id: string])[];

beforeAll(async () => {
  server = await openCompanyApp();
  all = await attacked(server);
  const agents = Object.entries(all.home.honest);
  ids = [...all.ofPeople, ...agents, ['the system', 'system'], ['in capitals', all.outsider.toUpperCase()]];
  await mustPropose(server.platform.executor, 1, [createProduct({ sku: 'SECRET' })]);
}, 120_000);
afterAll(() => server.close());

const api = (user: string) => clientOf(server, user);
const bearer = (secret: string) => clientOf(server, null, { authorization: `Bearer ${secret}` });

/** Who did how much, and what there is of agents: nothing of it changes by an attack. */
async function traces(company: number) {
  return server.database.withCompany(company, async (trx) => {
    const { rows } =
      await sql`select by, kind, count(*) from event where company_id = ${company} and kind <> 'comment'
      group by 1, 2 order by 1, 2`.execute(trx);
    return rows;
  });
}

const reads = [
  'boot/',
  'documents/product/',
  'documents/customer/',
  'documents/member/',
  'stock/counting/',
  'number-series/',
] as const;

/** Every way to look at a company. */
async function seenBy(client: ReturnType<typeof clientOf>, company: number) {
  const answers = await Promise.all(reads.map((path) => client.get(`${company}/${path}`)));
  const listed = await client.post(`${company}/lists/product/export/`, {
    filters: {},
    today: '2026-05-04',
    sort: { column: 'sku', direction: 'ascending' },
  });
  const streamed = await client.get(`${company}/events/?from=1&epoch=0`);
  const written = await client.post(`${company}/commands/`, {
    commands: [command('product', freshId(), 'create', createProduct().data)],
  });
  return [...answers, listed, streamed, written].map(({ status }) => status);
}

describe.each(agentTables)('a %s under the id of somebody else', (kind: AgentKind) => {
  it('[AG5] is refused, alone and in a batch, and lets nobody in', async () => {
    const { home, away } = all;
    const before = [await traces(1), await traces(2)];
    for (const [name, id] of ids) {
      if (home.honest[kind] === id) continue; // one of its own kind is just another version of itself
      const { type, data, secret, code } = await birthOf(kind, 1, `By ${name}`);
      const alone = await api(home.maker).post(`1/documents/${kind}/${id}/${type}/`, { data });
      expect([name, alone.status, alone.json().code]).toEqual([name, 409, 'agentIdTaken']);
      expect(alone.json().detail).toMatch(/new one/);
      const commands = [
        command(kind, id, type, data),
        command(kind, id, 'enable'),
        command(kind, id, 'connect'),
      ];
      const batch = await api(home.maker).post('1/commands/', { commands });
      const refusals = batch.json().outcomes.map((one: { refusal?: { code: string } }) => one.refusal?.code);
      expect(refusals[0]).toBe('agentIdTaken');
      expect(refusals.every(Boolean)).toBe(true);
      expect(new Set(await seenBy(bearer(secret), 1))).toEqual(new Set([401]));
      const accept = { code, permissions: [] };
      expect((await api(away.manager).post('2/pairings/accept/', accept)).status).toBe(404);
    }
    expect([await traces(1), await traces(2)]).toEqual(before);
  });
});

it('[AG5] two agents of one batch do not share an id either', async () => {
  const id = freshId();
  for (const first of agentTables) {
    const own = freshId();
    const births = [first, ...agentTables.filter((kind) => kind !== first)];
    const commands = await Promise.all(
      births.map(async (kind) => {
        const { type, data } = await birthOf(kind, 1, `Twin ${kind} ${id} ${first}`);
        return command(kind, own, type, data);
      }),
    );
    const { outcomes } = (await api(all.home.maker).post('1/commands/', { commands })).json();
    expect(outcomes.map((one: { refusal?: { code: string } }) => one.refusal?.code ?? 'taken')).toEqual([
      'taken',
      ...agentTables.slice(1).map(() => 'agentIdTaken'),
    ]);
  }
});

it('[AG4] whoever is no member sees nothing of a company, whatever works in it', async () => {
  const members = new Set(
    all.home.ids.filter(([name]) => !['away', 'left'].includes(name)).map(([, id]) => id),
  );
  for (const [name, id] of ids) {
    if (members.has(id)) continue;
    expect([name, new Set(await seenBy(api(id), 1))]).toEqual([name, new Set([404])]);
  }
});

it('[AG5] no import makes an agent', () => {
  const kinds = new Set<string>(agentTables);
  expect(importTargets.filter(({ kind }) => kinds.has(kind))).toEqual([]);
});

it('[MS10] each company makes the id of its own side of a pairing, whatever the other one calls its own', async () => {
  const { home, away } = all;
  // Where it was made before ids were refused: the inviter has it under the id of somebody who may do much in the other one.
  const [, victim = ''] = away.ids.find(([name]) => name === 'seller') ?? [];
  const { type, data, code } = await birthOf('pairing', 1, 'Other');
  const asked = freshId();
  expect((await api(home.maker).post(`1/documents/pairing/${asked}/${type}/`, { data })).status).toBe(200);
  const accepted = await api(away.manager).post('2/pairings/accept/', { code, permissions: [] });
  expect(accepted.status, accepted.text).toBe(200);
  const { id } = accepted.json();
  expect(id).not.toBe(asked);
  expect(id).not.toBe(victim);
  const rows = await Promise.all(
    [
      [1, asked],
      [2, id],
    ].map(([company, document]) =>
      server.database.withCompany(Number(company), async (trx) => {
        const { rows: found } = await sql<{ data: { partner: object } }>`
          select data from row_pairing where company_id = ${company} and id = ${document}`.execute(trx);
        return found[0]?.data.partner;
      }),
    ),
  );
  expect(rows).toMatchObject([
    { company: 2, pairing: id },
    { company: 1, pairing: asked },
  ]);
});
