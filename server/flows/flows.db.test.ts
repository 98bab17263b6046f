import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { Conformance, FlowFigures, TakenSteps, WaitingDocument } from '#model/flows/flow-figures.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { pathRules } from '#model/flows/conformance.ts';
import { valueOfDocument } from '#model/flows/document-value.ts';
import { dwellLimits } from '#model/flows/dwell-limits.ts';
import { leavesOf } from '#model/flows/log-steps.ts';
import { dayIn } from '#model/values/moments.ts';
import { seedCompanies } from '#server/demo/companies.ts';
import { seedTrade } from '#server/demo/trade.ts';
import { createUserStore } from '#server/identity/user-store.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { percentile, readLog, readRows, reckon } from './flow-log.fixtures.ts';

const NOW = '2026-05-06T12:00:00.000Z';
const kinds = [...engine.types.keys()];
const wide = { from: '2020-01-01', to: '2099-12-31' };
/** What time it is to the server. */
let clock = NOW;
const MUCH_LATER = '2026-08-06T12:00:00.000Z';
let server: CompanyApp;
let company: number;
let other: number;
const zone = 'Europe/Oslo';

beforeAll(async () => {
  server = await openCompanyApp({ now: () => clock });
  const { database, platform } = server;
  const deps = { engine, database, executor: platform.executor };
  const users = createUserStore(database.app, () => NOW);
  const seeded = await seedCompanies({ ...deps, users, now: () => NOW });
  const fjord = seeded?.find((one) => one.company.key === 'fjord');
  if (!fjord) throw new Error('the demonstration lost a company');
  await seedTrade(deps, fjord);
  company = fjord.id;
  founder = await userWith('founder@example.com');
  other = 90;
  await foundCompany(platform.executor, other);
});
afterAll(() => server.close());
let founder: string;

const userWith = async (email: string): Promise<string> =>
  server.database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ user: string }>`
      select data ->> 'user' as user from row_member where data ->> 'email' = ${email}`.execute(trx);
    return rows[0]?.user ?? '';
  });

const ask = async <T>(path: string, query: object = wide, { user = founder, of = company } = {}) => {
  const answer = await clientOf(server, user).get(`${of}/flows/${path}?${new URLSearchParams({ ...query })}`);
  return { status: answer.status, body: answer.json() as T }; // as described
};
const figures = async (kind: string, query: object = wide) =>
  (await ask<FlowFigures>(`${kind}/`, query)).body;

const logOf = (kind: string) => readLog(server.database, company, kind);
const rowsOf = (kind: string) => readRows(server.database, company, kind);
const reckoned = (kind: string, range = wide) => reckon(server.database, company, kind, { ...range, zone });

async function openOnes(kind: string): Promise<ReadonlySet<string>> {
  const table = engine.types.get(kind)?.table;
  const open = (await rowsOf(kind)).filter((row) => table?.isOpen?.(row) ?? true);
  return new Set(open.map(({ id }) => id));
}

const byDay = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1));

describe('the process map', () => {
  it.each(kinds)(
    '[FM3] counts every step of %s on its transitions and days, and knows them all',
    async (kind) => {
      const { transitions, unrecognised } = await figures(kind);
      const { days } = await reckoned(kind);
      expect(unrecognised).toBe(0);
      const told = Object.fromEntries(transitions.map((one) => [one.transition, one.days]));
      expect(told).toEqual(Object.fromEntries([...days].map(([id, counts]) => [id, byDay(counts)])));
      for (const { count, days: each } of transitions)
        expect(each.reduce((sum, day) => sum + day.count, 0)).toBe(count);
    },
  );

  it.each(['salesOrder', 'purchaseOrder', 'pick'])(
    '[FM4] measures the stays of %s that ended within the days',
    async (kind) => {
      const all = [...(await reckoned(kind)).days.values()].flatMap((counts) => [...counts.keys()]).sort();
      const range = {
        from: all.at(Math.floor(all.length / 3)) ?? '',
        to: all.at(Math.floor(all.length / 1.5)) ?? '',
      };
      for (const days of [wide, range]) {
        const { stays } = await reckoned(kind, days);
        const { states } = await figures(kind, days);
        for (const { state, stays: many, median, ninetieth } of states) {
          const own = stays.get(state) ?? [];
          expect([state, many]).toEqual([state, own.length]);
          expect(median ?? -1).toBeCloseTo(percentile(own, 0.5), 1);
          expect(ninetieth ?? -1).toBeCloseTo(percentile(own, 0.9), 1);
        }
      }
      expect((await reckoned(kind, range)).stays.size).toBeGreaterThan(1);
    },
  );
});

describe('documents in their states', () => {
  it.each(kinds)('[FM2] every document of %s stands in one state of each region', async (kind) => {
    const { states } = await figures(kind);
    const stand = new Map(states.map(({ state, documents }) => [state, documents]));
    const last = [...(await logOf(kind)).values()].map((entries) => entries.at(-1)?.state ?? '');
    const leaves = last.flatMap((state) => leavesOf(kind, state));
    for (const state of new Set(leaves))
      expect([state, stand.get(state)]).toEqual([state, leaves.filter((one) => one === state).length]);
    expect(states.reduce((sum, { documents }) => sum + documents, 0)).toBe(leaves.length);
  });

  it.each(['salesOrder', 'purchaseOrder', 'goodsReceipt', 'shipment'])(
    '[FM2] %s are worth what their rows say, again after one has changed',
    async (kind) => {
      const check = async (): Promise<void> => {
        const sums = new Map<string, number>();
        for (const row of await rowsOf(kind))
          for (const state of leavesOf(kind, row.state)) {
            const value = valueOfDocument(kind, row);
            if (value !== null) sums.set(state, (sums.get(state) ?? 0) + value);
          }
        const { states } = await figures(kind);
        const told = states.filter(({ value }) => value !== null).map(({ state, value }) => [state, value]);
        expect(Object.fromEntries(told)).toEqual(Object.fromEntries(sums));
        expect([...sums.values()].some((value) => value > 0)).toBe(true);
      };
      await check();
      if (kind !== 'salesOrder') return;
      const isWaiting = ({ state }: DocumentRow): boolean =>
        leavesOf('', state).join() === '.billing.nothing,.commercial.confirmed,.fulfilment.notStarted';
      const order = (await rowsOf(kind)).find(isWaiting);
      const reason = 'customerRequest';
      await mustPropose(server.platform.executor, company, [
        { kind, document: order?.id ?? '', type: 'cancel', data: { reason } },
      ]);
      await check();
    },
  );

  it('[FM2] products are worth their stock', async () => {
    const { states } = await figures('product');
    const { rows } = await server.database.withCompany(company, (trx) =>
      sql<{
        value: number;
      }>`select sum((data ->> 'value')::bigint)::bigint as value from row_valuation`.execute(trx),
    );
    const [sum] = rows;
    expect(sum?.value).toBeGreaterThan(0);
    expect(states.reduce((total, { value }) => total + (value ?? 0), 0)).toBe(sum?.value);
  });

  it('[FM5] a document waits since it came into its state, and is late beyond the limit', async () => {
    clock = MUCH_LATER;
    for (const kind of kinds) {
      const expected: WaitingDocument[] = [];
      const open = await openOnes(kind);
      for (const [document, entries] of await logOf(kind)) {
        const last = entries.at(-1);
        if (!last || !open.has(document)) continue;
        for (const state of leavesOf(kind, last.state)) {
          const hours = dwellLimits[state];
          if (hours === undefined) continue;
          const away = entries.findLastIndex((entry) => !leavesOf(kind, entry.state).includes(state));
          const since = entries[away + 1]?.at ?? '';
          expected.push({ kind, document, name: null, state, since, limit: hours * 3600 });
        }
      }
      const { slowest, states, at } = await figures(kind);
      const share = ({ since, limit }: WaitingDocument) =>
        (Date.parse(at) - Date.parse(since)) / 1000 / limit;
      expected.sort((a, b) => share(b) - share(a));
      expect(slowest.map(({ since, state }) => [state, since])).toEqual(
        expected.slice(0, 8).map(({ since, state }) => [state, since]),
      );
      for (const { state, late } of states) {
        const beyond = expected.filter((one) => one.state === state && share(one) > 1);
        expect([state, late]).toEqual([state, beyond.length]);
      }
    }
    clock = NOW;
  });
});

describe('behind an arrow', () => {
  const transition = 'salesOrder.commercial.draft --confirm--> salesOrder.commercial.confirmed';
  const taken = async (query: object, kind = 'salesOrder') =>
    (await ask<TakenSteps>(`${kind}/taken/`, { transition, ...query })).body;

  it('[FM6] are the documents that took it within the days, newest first, in pages', async () => {
    const all = await taken({ ...wide, limit: 200 });
    const { transitions } = await figures('salesOrder');
    expect(all.steps.length).toBe(transitions.find((one) => one.transition === transition)?.count);
    expect(all.steps.map(({ seq }) => seq)).toEqual(
      all.steps.map(({ seq }) => seq).toSorted((a, b) => b - a),
    );
    for (const { name, byName } of all.steps)
      expect([name, byName]).toEqual([expect.stringMatching(/^SO-/), expect.stringMatching(/./)]);
    const paged: unknown[] = [];
    let after: object = {};
    for (
      let page = await taken({ ...wide, limit: 7 });
      ;
      page = await taken({ ...wide, limit: 7, ...after })
    ) {
      paged.push(...page.steps);
      if (page.next === null) break;
      after = { after: page.next };
    }
    expect(paged).toEqual(all.steps);
    const day = dayIn(all.steps.at(-1)?.at ?? '', zone);
    const ofDay = all.steps.filter(({ at }) => dayIn(at, zone) === day);
    expect((await taken({ from: day, to: day })).steps).toEqual(ofDay);
  });

  it('[FM6] in a region that writes nothing itself too', async () => {
    const { transitions } = await figures('salesOrder');
    const silent = transitions.filter((one) => /fulfilment|billing/.test(one.transition));
    expect(silent.length).toBeGreaterThan(4);
    for (const { transition: id, count } of silent)
      expect((await taken({ ...wide, transition: id, limit: 200 })).steps.length).toBe(Math.min(count, 200));
  });

  it('[FM6] a transition that the chart lacks is none', async () => {
    const answer = await ask('salesOrder/taken/', {
      ...wide,
      transition: 'salesOrder.commercial.draft --ship--> x',
    });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'unknownTransition', detail: expect.any(String) },
    });
  });
});

describe('the usual path', () => {
  const told = async (query: object = {}) =>
    (await ask<Conformance>('', { ...wide, limit: 200, ...query })).body;
  const reasonsOf = ({ unusual }: Conformance) =>
    unusual.flatMap(({ kind, reasons }) => reasons.map(({ rule }) => `${kind}.${rule}`));

  it('[FM7] tells of each document once, with every reason, as the log has it', async () => {
    const answer = await told();
    expect(answer.unusualCount).toBe(answer.unusual.length);
    expect(new Set(answer.unusual.map(({ document }) => document)).size).toBe(answer.unusual.length);
    const expected = new Set<string>();
    for (const rule of pathRules) {
      const log = await logOf(rule.kind);
      const found: string[] = [];
      for (const [document, entries] of log) {
        const broken = entries.filter((entry, at) => {
          const before = entries[at - 1]?.state ?? '';
          const names = leavesOf('', before).map((leaf) => leaf.slice(1));
          const { region = '', states = null } = rule.from ?? {};
          const since =
            entries.slice(0, at).findLast(({ type }) => type === rule.daysAfter?.fact)?.at ?? entry.at;
          return (
            entry.type === rule.fact &&
            (states === null ||
              states.some((name) => names.includes([region, name].filter(Boolean).join('.')))) &&
            (!rule.daysAfter || Date.parse(entry.at) - Date.parse(since) > rule.daysAfter.days * 86_400_000)
          );
        });
        if (broken.length >= (rule.least ?? 1))
          found.push(`${document} ${rule.kind}.${rule.id} ${broken.length}`);
      }
      const all = [...log.values()].filter((entries) => entries.some(({ type }) => type === rule.fact));
      if (found.length <= (rule.share ?? 1) * all.length) for (const one of found) expected.add(one);
    }
    const got = answer.unusual.flatMap(({ document, kind, reasons }) =>
      reasons.map(({ rule, times }) => `${document} ${kind}.${rule} ${times}`),
    );
    expect(got.toSorted()).toEqual([...expected].toSorted());
    expect(new Set(reasonsOf(answer)).size).toBeGreaterThan(6);
  });

  it('[FM7] in pages, of one kind, within the days', async () => {
    const all = await told();
    const first = await told({ limit: 3 });
    const second = await told({ limit: 3, after: first.next });
    expect([...first.unusual, ...second.unusual]).toEqual(all.unusual.slice(0, 6));
    expect(second.unusualCount).toBe(all.unusualCount);
    const shipments = await told({ kind: 'shipment' });
    expect(shipments.unusual).toEqual(all.unusual.filter(({ kind }) => kind === 'shipment'));
    expect(shipments.unusual.length).toBeGreaterThan(0);
    expect((await told({ from: '2020-01-01', to: '2020-01-31' })).unusualCount).toBe(0);
  });

  it('[FM5] counts what has waited too long, the longest first', async () => {
    clock = MUCH_LATER;
    const { late, lateCount } = await told();
    expect(lateCount).toBeGreaterThan(0);
    expect(late.length).toBe(Math.min(lateCount, 100));
    const sums = await Promise.all(kinds.map((kind) => figures(kind)));
    expect(sums.flatMap(({ states }) => states).reduce((sum, one) => sum + one.late, 0)).toBe(lateCount);
    clock = NOW;
  });
});

describe('who is told', () => {
  it('[FM1] nobody without flows.view, and of no kind that they may not see', async () => {
    const { executor } = server.platform;
    const { user: seller } = await addMember(executor, company, 'Sven', ['salesOrder.view']);
    const { user: watcher } = await addMember(executor, company, 'Wera', [
      'flows.view',
      'pick.view',
      'shipment.view',
    ]);
    const paths = ['', 'salesOrder/', 'salesOrder/taken/'];
    const query = { ...wide, transition: 'x' };
    for (const path of paths)
      expect((await ask(path, query, { user: seller })).body).toMatchObject({
        code: 'notPermitted',
        params: { permission: 'flows.view' },
      });
    for (const path of paths.slice(1))
      expect((await ask(path, query, { user: watcher })).body).toMatchObject({
        code: 'notPermitted',
        params: { permission: 'salesOrder.view' },
      });
    expect((await ask('', { ...wide, kind: 'product' }, { user: watcher })).status).toBe(403);
    clock = MUCH_LATER;
    const { unusual, late } = (await ask<Conformance>('', wide, { user: watcher })).body;
    clock = NOW;
    expect(late.length).toBeGreaterThan(0);
    const kindsTold = new Set([...unusual, ...late].map(({ kind }) => kind));
    expect([...kindsTold].toSorted()).toEqual(['pick', 'shipment']);
    const shipments = (await ask<FlowFigures>('shipment/', wide, { user: watcher })).body.states;
    expect(shipments.every(({ value }) => value === null)).toBe(true);
  });

  it('[FM1] comments count where what they are about may be seen', async () => {
    const { user } = await addMember(server.platform.executor, company, 'Kim', [
      'flows.view',
      'product.view',
    ]);
    const product = (await rowsOf('product'))[0]?.id ?? '';
    const order = (await rowsOf('salesOrder'))[0]?.id ?? '';
    for (const about of [
      { kind: 'product', id: product },
      { kind: 'salesOrder', id: order },
    ])
      await mustPropose(server.platform.executor, company, [
        {
          kind: 'comment',
          document: about.id,
          type: 'write',
          data: { about: about.kind, id: freshId(), text: 'x', mentions: [] },
        },
      ]);
    const open = async (who: string) =>
      (await ask<FlowFigures>('comment/', wide, { user: who })).body.states.find(
        ({ state }) => state === 'comment.open',
      );
    expect((await open(founder))?.documents).toBe(((await open(user))?.documents ?? 0) + 1);
  });

  it('[FM1] nothing of another company', async () => {
    const { user } = await addMember(server.platform.executor, other, 'Olle', [
      'flows.view',
      'salesOrder.view',
    ]);
    const empty = (await ask<FlowFigures>('salesOrder/', wide, { user, of: other })).body;
    expect(empty.states.every(({ documents, stays }) => documents + stays === 0)).toBe(true);
    expect(empty.transitions).toEqual([]);
    expect((await ask('salesOrder/', wide, { user })).status).toBe(404);
  });

  it('[FM3] days that make no sense are refused', async () => {
    for (const query of [{}, { from: '2026-05-02', to: '2026-05-01' }, { from: 'x', to: '2026-05-01' }])
      expect((await ask('pick/', query)).status).toBe(422);
    expect((await ask('rocket/', wide)).status).toBe(404);
  });
});
