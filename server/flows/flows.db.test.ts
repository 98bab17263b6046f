import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { Conformance, FlowFigures, TakenSteps } from '#model/flows/flow-figures.ts';
import { pathRules } from '#model/flows/conformance.ts';
import { leavesOf } from '#model/flows/log-steps.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { dayIn } from '#model/values/moments.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import { addMember, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { unusualDocuments } from './conformance-queries.ts';
import {
  byDay,
  kinds,
  MUCH_LATER,
  NOW,
  openFlowCompany,
  wide,
  zone,
  type FlowCompany,
} from './flow-company.fixtures.ts';
import type { Trx } from './flow-queries.ts';
import { percentile } from './flow-log.fixtures.ts';

let flows: FlowCompany;
let server: CompanyApp;
let company: number;
beforeAll(async () => {
  flows = await openFlowCompany();
  ({ server, company } = flows);
});
afterAll(() => server.close());

describe('the process map', () => {
  it.each(kinds)(
    '[FM3] counts every step of %s on its transitions and days, and knows them all',
    async (kind) => {
      const { transitions, unrecognised } = await flows.figures(kind);
      const { days } = await flows.reckoned(kind);
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
      const all = [...(await flows.reckoned(kind)).days.values()]
        .flatMap((counts) => [...counts.keys()])
        .sort();
      const range = {
        from: all.at(Math.floor(all.length / 3)) ?? '',
        to: all.at(Math.floor(all.length / 1.5)) ?? '',
      };
      for (const days of [wide, range]) {
        const { stays } = await flows.reckoned(kind, days);
        const { states } = await flows.figures(kind, days);
        for (const { state, stays: many, median, ninetieth } of states) {
          const own = stays.get(state) ?? [];
          expect([state, many]).toEqual([state, own.length]);
          expect(median ?? -1).toBeCloseTo(percentile(own, 0.5), 1);
          expect(ninetieth ?? -1).toBeCloseTo(percentile(own, 0.9), 1);
        }
      }
      expect((await flows.reckoned(kind, range)).stays.size).toBeGreaterThan(1);
    },
  );
});

describe('behind an arrow', () => {
  const transition = 'salesOrder.commercial.draft --confirm--> salesOrder.commercial.confirmed';
  const taken = async (query: object, kind = 'salesOrder') =>
    (await flows.ask<TakenSteps>(`${kind}/taken/`, { transition, ...query })).body;

  it('[FM6] are the documents that took it within the days, newest first, in pages', async () => {
    const all = await taken({ ...wide, limit: 200 });
    const { transitions } = await flows.figures('salesOrder');
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
    const { transitions } = await flows.figures('salesOrder');
    const silent = transitions.filter((one) => /fulfilment|billing/.test(one.transition));
    expect(silent.length).toBeGreaterThan(4);
    for (const { transition: id, count } of silent)
      expect((await taken({ ...wide, transition: id, limit: 200 })).steps.length).toBe(Math.min(count, 200));
  });

  it('[FM6] a transition that the chart lacks is none', async () => {
    const answer = await flows.ask('salesOrder/taken/', {
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
    (await flows.ask<Conformance>('', { ...wide, limit: 200, ...query })).body;
  const reasonsOf = ({ unusual }: Conformance) =>
    unusual.flatMap(({ kind, reasons }) => reasons.map(({ rule }) => `${kind}.${rule}`));

  it('[FM7] tells of each document once, with every reason, as the log has it', async () => {
    const answer = await told();
    expect(answer.unusualCount).toBe(answer.unusual.length);
    expect(new Set(answer.unusual.map(({ document }) => document)).size).toBe(answer.unusual.length);
    const expected = new Set<string>();
    for (const rule of pathRules) {
      const log = await flows.logOf(rule.kind);
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

  const eventsRead = async (trx: Trx): Promise<number> => {
    const { rows } = await sql<{ events: number }>`
      select idx_tup_fetch::int as events from pg_stat_xact_user_tables where relname = 'event'`.execute(trx);
    return rows[0]?.events ?? 0;
  };

  it('[FM7] reads none of what was written before the days', async () => {
    const { database, platform } = server;
    const layouts = [...platform.layouts.values()];
    const read = (from: string) =>
      database.withCompany(company, async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx); // a small log would be read whole
        const scope = { company, layouts, range: { ...wide, from }, timeZone: zone };
        const before = await eventsRead(trx);
        await unusualDocuments(trx, scope, { before: undefined, limit: 9 });
        return (await eventsRead(trx)) - before;
      });
    expect(await read(wide.from)).toBeGreaterThan(100);
    expect(await read(wide.to)).toBe(0);
  });

  it('[FM5] counts what has waited too long, the longest first', async () => {
    flows.setClock(MUCH_LATER);
    const { late, lateCount } = await told();
    expect(lateCount).toBeGreaterThan(0);
    expect(late.length).toBe(Math.min(lateCount, 100));
    const sums = await Promise.all(kinds.map((kind) => flows.figures(kind)));
    expect(sums.flatMap(({ states }) => states).reduce((sum, one) => sum + one.late, 0)).toBe(lateCount);
    flows.setClock(NOW);
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
    const paths = ['', 'salesOrder/', 'salesOrder/taken/', 'salesOrder/stood/'];
    const query = { ...wide, transition: 'x', state: 'x' };
    for (const path of paths)
      expect((await flows.ask(path, query, { user: seller })).body).toMatchObject({
        code: 'notPermitted',
        params: { permission: 'flows.view' },
      });
    for (const path of paths.slice(1))
      expect((await flows.ask(path, query, { user: watcher })).body).toMatchObject({
        code: 'notPermitted',
        params: { permission: 'salesOrder.view' },
      });
    expect((await flows.ask('', { ...wide, kind: 'product' }, { user: watcher })).status).toBe(403);
    flows.setClock(MUCH_LATER);
    const { unusual, late } = (await flows.ask<Conformance>('', wide, { user: watcher })).body;
    flows.setClock(NOW);
    expect(late.length).toBeGreaterThan(0);
    const kindsTold = new Set([...unusual, ...late].map(({ kind }) => kind));
    expect([...kindsTold].toSorted()).toEqual(['pick', 'shipment']);
    const shipments = (await flows.ask<FlowFigures>('shipment/', wide, { user: watcher })).body.states;
    expect(shipments.every(({ value }) => value === null)).toBe(true);
  });

  it('[FM10] nobody limited to warehouses of what stands in one', async () => {
    const { executor } = server.platform;
    const { user, role } = await addMember(executor, company, 'Nora', permissions);
    const [warehouse] = await flows.rowsOf('warehouse');
    const data = { name: 'Only there', permissions, warehouses: [warehouse?.id ?? ''] };
    await mustPropose(executor, company, [{ kind: 'role', document: role, type: 'update', data }]);
    const query = { ...wide, transition: 'x', state: 'x' };
    for (const path of ['salesOrder/', 'pick/taken/', 'shipment/stood/'])
      expect((await flows.ask(path, query, { user })).body).toMatchObject({ code: 'figuresOfAll' });
    expect((await flows.ask('', { ...wide, kind: 'pick' }, { user })).status).toBe(403);
    expect((await flows.ask('product/', wide, { user })).status).toBe(200);
    flows.setClock(MUCH_LATER);
    const { unusual, late } = (await flows.ask<Conformance>('', wide, { user })).body;
    flows.setClock(NOW);
    const placed = ({ kind }: { kind: string }) => engine.tables.get(kind)?.place !== undefined;
    expect([...unusual, ...late].filter(placed)).toEqual([]);
  });

  it('[FM1] comments count where what they are about may be seen', async () => {
    const { user } = await addMember(server.platform.executor, company, 'Kim', [
      'flows.view',
      'product.view',
    ]);
    const product = (await flows.rowsOf('product'))[0]?.id ?? '';
    const order = (await flows.rowsOf('salesOrder'))[0]?.id ?? '';
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
      (await flows.ask<FlowFigures>('comment/', wide, { user: who })).body.states.find(
        ({ state }) => state === 'comment.open',
      );
    expect((await open(flows.founder))?.documents).toBe(((await open(user))?.documents ?? 0) + 1);
  });

  it('[FM1] nothing of another company', async () => {
    const { user } = await addMember(server.platform.executor, flows.other, 'Olle', [
      'flows.view',
      'salesOrder.view',
    ]);
    const empty = (await flows.ask<FlowFigures>('salesOrder/', wide, { user, of: flows.other })).body;
    expect(empty.states.every(({ documents, stays }) => documents + stays === 0)).toBe(true);
    expect(empty.transitions).toEqual([]);
    expect((await flows.ask('salesOrder/', wide, { user })).status).toBe(404);
  });

  it('[FM3] days that make no sense are refused', async () => {
    for (const query of [{}, { from: '2026-05-02', to: '2026-05-01' }, { from: 'x', to: '2026-05-01' }])
      expect((await flows.ask('pick/', query)).status).toBe(422);
    expect((await flows.ask('rocket/', wide)).status).toBe(404);
  });
});
