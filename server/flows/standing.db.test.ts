import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { FlowFigures, StoodDocuments, WaitingDocument } from '#model/flows/flow-figures.ts';
import { valueOfDocument } from '#model/flows/document-value.ts';
import { dwellLimits } from '#model/flows/dwell-limits.ts';
import { leavesOf } from '#model/flows/log-steps.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import { addMember, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import {
  byDay,
  kinds,
  MUCH_LATER,
  NOW,
  openFlowCompany,
  zone,
  type FlowCompany,
} from './flow-company.fixtures.ts';
import { rowsThen } from './flow-log.fixtures.ts';
import { tellFlows } from './flow-summary.ts';

let flows: FlowCompany;
let server: CompanyApp;
let company: number;
beforeAll(async () => {
  flows = await openFlowCompany();
  ({ server, company } = flows);
});
afterAll(() => server.close());

describe('documents in their states', () => {
  it.each(kinds)('[FM2] every document of %s stands in one state of each region', async (kind) => {
    const { states } = await flows.figures(kind);
    const stand = new Map(states.map(({ state, documents }) => [state, documents]));
    const last = [...(await flows.logOf(kind)).values()].map((entries) => entries.at(-1)?.state ?? '');
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
        for (const row of await flows.rowsOf(kind))
          for (const state of leavesOf(kind, row.state)) {
            const value = valueOfDocument(kind, row);
            if (value !== null) sums.set(state, (sums.get(state) ?? 0) + value);
          }
        const { states } = await flows.figures(kind);
        const told = states.filter(({ value }) => value !== null).map(({ state, value }) => [state, value]);
        expect(Object.fromEntries(told)).toEqual(Object.fromEntries(sums));
        expect([...sums.values()].some((value) => value > 0)).toBe(true);
      };
      await check();
      if (kind !== 'salesOrder') return;
      const isWaiting = ({ state }: DocumentRow): boolean =>
        leavesOf('', state).join() === '.billing.nothing,.commercial.confirmed,.fulfilment.notStarted';
      const order = (await flows.rowsOf(kind)).find(isWaiting);
      const reason = 'customerRequest';
      await mustPropose(server.platform.executor, company, [
        { kind, document: order?.id ?? '', type: 'cancel', data: { reason } },
      ]);
      await check();
    },
  );

  it('[FM2] products are worth their stock', async () => {
    const { states } = await flows.figures('product');
    const { rows } = await server.database.withCompany(company, (trx) =>
      sql<{
        value: number;
      }>`select sum((data ->> 'value')::bigint)::bigint as value from row_valuation`.execute(trx),
    );
    const [sum] = rows;
    expect(sum?.value).toBeGreaterThan(0);
    expect(states.reduce((total, { value }) => total + (value ?? 0), 0)).toBe(sum?.value);
  });

  it.each(kinds)('[FM2] %s are counted as they stood when the days ended', async (kind) => {
    const moves = [...(await flows.logOf(kind)).values()]
      .flat()
      .map(({ at }) => dayIn(at, zone))
      .toSorted();
    const range = { from: '2020-01-01', to: moves.at(Math.floor(moves.length / 2)) ?? '2026-01-01' };
    const { stood } = await flows.reckoned(kind, range);
    const { states, at } = await flows.figures(kind, range);
    const told = states.filter(({ documents }) => documents > 0);
    expect(Object.fromEntries(told.map(({ state, documents }) => [state, documents]))).toEqual(
      Object.fromEntries(stood),
    );
    expect(dayIn(new Date(Date.parse(at) - 1).toISOString(), zone)).toBe(range.to);
  });

  it.each(['salesOrder', 'purchaseOrder', 'goodsReceipt', 'shipment'])(
    '[FM2] %s are worth what they were worth then',
    async (kind) => {
      const range = { from: '2020-01-01', to: addDays(dayIn(NOW, zone), -60) };
      const sums = new Map<string, number>();
      for (const row of (await rowsThen(server.database, company, kind, { ...range, zone })) as DocumentRow[])
        for (const state of leavesOf(kind, row.state)) {
          const value = valueOfDocument(kind, row);
          if (value !== null) sums.set(state, (sums.get(state) ?? 0) + value);
        }
      const { states } = await flows.figures(kind, range);
      const told = states.flatMap(({ state, value }) => (value === null ? [] : [[state, value] as const]));
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(sums));
      expect([...sums.values()].some((value) => value > 0)).toBe(true);
    },
  );

  it('[FM2] products are worth the stock that there was then', async () => {
    const range = { from: '2020-01-01', to: addDays(dayIn(NOW, zone), -60) };
    const held = await rowsThen(server.database, company, 'valuation', { ...range, zone });
    const sum = held.reduce((total, row) => total + Number(Reflect.get(row, 'value')), 0);
    const { states } = await flows.figures('product', range);
    expect(states.reduce((total, { value }) => total + (value ?? 0), 0)).toBe(sum);
    expect(sum).toBeGreaterThan(0);
  });

  it('[FM9] behind a state are the documents that were in it when the days ended, in pages', async () => {
    const range = { from: '2020-01-01', to: addDays(dayIn(NOW, zone), -30) };
    const stood = async (query: object) =>
      (await flows.ask<StoodDocuments>('salesOrder/stood/', { ...range, ...query })).body;
    const { states } = await flows.figures('salesOrder', range);
    const [busiest] = states.toSorted((a, b) => b.documents - a.documents);
    const state = busiest?.state ?? '';
    const all = await stood({ state, limit: 200 });
    expect([all.documents.length, all.next]).toEqual([busiest?.documents, null]);
    const first = await stood({ state, limit: 2 });
    const second = await stood({ state, limit: 2, after: first.next });
    expect([...first.documents, ...second.documents]).toEqual(all.documents.slice(0, 4));
    const log = await flows.logOf('salesOrder');
    for (const { document, name, since } of all.documents) {
      const then = log.get(document)?.findLast(({ at }) => dayIn(at, zone) <= range.to);
      expect(leavesOf('salesOrder', then?.state ?? '')).toContain(state);
      expect([name === null || name.startsWith('SO-'), since <= (then?.at ?? '')]).toEqual([true, true]);
    }
  });

  it('[FM8] what was told bit by bit is what all of the log tells at once', async () => {
    const before = await Promise.all(kinds.map((kind) => flows.figures(kind)));
    const read = (again: readonly FlowFigures[]) => again.map((one) => ({ ...one, asOf: 0 }));
    await server.database.withCompany(company, (trx) =>
      sql`update flow_head set mark = 'another chart'`.execute(trx),
    );
    const after = await Promise.all(kinds.map((kind) => flows.figures(kind)));
    expect(read(after)).toEqual(read(before));
    expect(after.some(({ transitions }) => transitions.length > 3)).toBe(true);
  });

  it('[FM8] at night everything is told', async () => {
    const { database } = server;
    await database.withCompany(company, (trx) => sql`delete from flow_head`.execute(trx));
    await tellFlows({ engine, database })(company);
    const { rows } = await database.withCompany(company, (trx) =>
      sql<{ kind: string; behind: number }>`
        select kind, head - seq as behind from flow_head join company_head using (company_id)`.execute(trx),
    );
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(rows.every(({ behind }) => behind === 0)).toBe(true);
  });

  it('[FM8] those who ask at the same time are told the same, and once', async () => {
    await server.database.withCompany(company, (trx) =>
      sql`update flow_head set mark = 'another chart' where kind = 'salesOrder'`.execute(trx),
    );
    const answers = await Promise.all([1, 2, 3].map(() => flows.figures('salesOrder')));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const days = answers[0]?.transitions.map((one) => [one.transition, one.days]) ?? [];
    const expected = (await flows.reckoned('salesOrder')).days;
    expect(Object.fromEntries(days)).toEqual(
      Object.fromEntries([...expected].map(([id, counts]) => [id, byDay(counts)])),
    );
  });

  it('[FM5] limits are a matter of the company, and only who manages it may say so', async () => {
    flows.setClock(MUCH_LATER);
    const lateIn = async (state: string) =>
      (await flows.figures('salesOrder')).states.find((one) => one.state === state);
    const state = 'salesOrder.commercial.confirmed';
    const before = await lateIn(state);
    expect(before?.late).toBeGreaterThan(0);
    const row = (await flows.rowsOf('company'))[0];
    const policies = (row as unknown as { policies: object }).policies; // a company's row
    const say = (limits: object) => ({
      kind: 'company',
      document: 'company',
      type: 'changePolicies',
      data: { ...policies, dwellLimits: limits },
    });
    const { executor } = server.platform;
    await mustPropose(executor, company, [say({ [state]: null, 'salesOrder.fulfilment.shipped': 1 })]);
    expect(await lateIn(state)).toEqual({ ...before, limit: null, late: 0 });
    expect((await lateIn('salesOrder.fulfilment.shipped'))?.limit).toBe(3600);
    await mustPropose(executor, company, [say({ [state]: 87_600 })]);
    expect(await lateIn(state)).toEqual({ ...before, limit: 87_600 * 3600, late: 0 });
    const { user } = await addMember(executor, company, 'Ebba', [
      'flows.view',
      'company.view',
      'company.edit',
    ]);
    const [refused] = await executor.submit(company, asUser(user), [{ id: freshId(), seen: 0, ...say({}) }]);
    expect(refused).toMatchObject({ refusal: { code: 'notPermitted' } });
    await mustPropose(executor, company, [say({})]);
    expect(await lateIn(state)).toEqual(before);
    flows.setClock(NOW);
  });

  it('[FM5] what is usual is said of states that open documents leave again, and of no others', async () => {
    const states = (await Promise.all(kinds.map((kind) => flows.figures(kind)))).flatMap((one) => one.states);
    const timed = states.filter(({ limit }) => limit !== null);
    expect(timed.filter(({ canWait }) => !canWait)).toEqual([]);
    expect(timed.length).toBe(Object.keys(dwellLimits).length);
    const over = ['salesOrder.commercial.closed', 'purchaseOrder.commercial.cancelled', 'comment.open'];
    expect(states.filter(({ state }) => over.includes(state)).map(({ canWait }) => canWait)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[FM5] a document waits since it came into its state, and is late beyond the limit', async () => {
    flows.setClock(MUCH_LATER);
    for (const kind of kinds) {
      const expected: WaitingDocument[] = [];
      const open = await flows.openOnes(kind);
      for (const [document, entries] of await flows.logOf(kind)) {
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
      const { slowest, states, at } = await flows.figures(kind);
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
    flows.setClock(NOW);
  });
});
