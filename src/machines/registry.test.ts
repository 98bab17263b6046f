import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { z } from 'zod';
import { EVERY_MEMBER } from '#model/engine/document-type.ts';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { Miss } from '#model/engine/miss.ts';
import { emptyReplica } from '#model/engine/replica.fixtures.ts';
import type { StateValue } from '#model/engine/rows.ts';
import { initialState } from '#model/engine/step.ts';
import { Store } from '#model/engine/store.ts';
import { kinds } from '#model/kinds.ts';
import { stockFacts } from '#model/stock/stock.facts.ts';
import { compare } from '#model/values/order.ts';
import { purchasingStory } from './areas/purchasing/purchase-order/purchasing-story.fixtures.ts';
import { engine } from './registry.ts';

const adjectives = `rotating built partlyBuilt ready active archived suspended removed blocked draft phasingOut placed acknowledged closed cancelled
  notReceived partlyReceived received counted posted reversed discarded confirmed onHold awaitingApproval notStarted picking
  invited expired revoked declined partlyShipped shipped nothing toInvoice released claimed paused picked open packed delivered
  requested approved accepted dispatched rejected reserved inTransit returning done planned counting reviewed ready graded credited refused toCredit
  incomplete trialing pastDue unpaid canceling canceled closing ended
  mapping checking checked running stopped undoing undone
  pending failing disabled configured connected disconnected
  quoted lost ordered answered awarded advanced partlyInvoiced invoiced
  partly parked matched sentBack deviating
  issued partlyPaid paid setOff writtenOff uncredited partlyCredited notDue due overdue reminded disputed settled notSent sent
  unallocated partlyAllocated allocated awaiting deviating
  paired matching inSync conflict unpaired enabled`;
const stateNames = new Set(adjectives.split(/\s+/));
const named = [...engine.types.values()].map((type) => [type.kind, type] as const);

describe.each(named)('%s', (_, type) => {
  test('[DT1] each command has a schema and a permission, and is an event of the chart', () => {
    const commands = Object.entries(type.commands);
    expect(commands.map(([name]) => name).sort()).toEqual(eventsOf(type.chart));
    const odd = commands.filter(
      ([, spec]) => !('safeParse' in spec.schema) || !isPermission(spec.permission),
    );
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  test('[DT2] each fact that the chart emits has a schema, and nothing is said of others', () => {
    const emitted = [...new Set(transitionsOf(type.chart).flatMap((one) => one.facts))].sort();
    expect(Object.keys(type.facts).sort()).toEqual(emitted);
    const followed = [type.folds, type.stock ?? {}, type.reactions ?? {}].flatMap((part) =>
      Object.keys(part),
    );
    expect(followed.filter((fact) => !emitted.includes(fact))).toEqual([]);
  });

  test('[DT2] a reason becomes part of a row only where a fold says so', () => {
    const assigned = Object.entries(type.facts).filter(([fact]) => !(fact in type.folds));
    const reasoned = assigned.filter(([, schema]) =>
      JSON.stringify(z.toJSONSchema(schema)).includes('"reason"'),
    );
    expect(reasoned.map(([fact]) => fact)).toEqual([]);
  });

  test('[DT3] the chart decides and does nothing else', () => {
    const active = nodesOf(type.chart).filter(
      ({ invoke, after, always, entry, exit, type: kind }) =>
        [invoke, after, always ?? [], entry, exit].some((list) => list.length > 0) ||
        kind === 'history' ||
        kind === 'final',
    );
    expect(active.map((node) => node.id)).toEqual([]);
    const { guards, actions } = type.chart.implementations;
    const nameless = transitionsOf(type.chart).filter(
      ({ guard, facts }) =>
        (guard !== undefined && !(typeof guard === 'string' && guard in guards)) ||
        facts.some((fact) => !(fact in actions)),
    );
    expect(nameless).toEqual([]);
  });

  test('[DT4] it starts in `none`, and its states are adjectives or participles', () => {
    expect(Object.values(valuesOf(type.chart, startOf(type.chart)))[0]).toBe('none');
    const names = nodesOf(type.chart)
      .filter((node) => node.type === 'atomic')
      .map((node) => node.key);
    expect(names.filter((name) => name !== 'none' && !stateNames.has(name))).toEqual([]);
  });
});

test('[DT2] a kind is concerned by its own facts only, and its limits are of its own states', () => {
  const strange = kinds.flatMap(({ kind, concerns, limits }) => {
    const type = engine.types.get(kind);
    const states = new Set(type && nodesOf(type.chart).map(({ path }) => path.join('.')));
    const facts = Object.keys(concerns).filter((fact) => !type || !(fact in type.facts));
    return [...facts, ...Object.keys(limits).filter((state) => !states.has(state))];
  });
  expect(strange).toEqual([]);
});

test('[EN23] what a complete look-up finds is open, so every device has it', () => {
  const wrong: string[] = [];
  let complete = 0;
  for (const { kind, table, chart } of engine.types.values()) {
    const own = Object.entries(table.indexes).filter(([, index]) => index.complete);
    complete += own.length;
    const words = nodesOf(chart).filter((node) => node.type === 'atomic');
    for (const { key: word } of words) {
      const state = chart.root.type === 'parallel' ? { commercial: word } : word;
      const parties = { order: '2', customer: '3', supplier: '4', warehouse: '5' };
      const money = { amount: 1, allocations: [], refunds: [] };
      const lists = { lines: [], charges: [], receipts: [{ receipt: '6' }], suppliers: [{ supplier: '4' }] };
      const row = { id: '1', state, ...parties, ...money, ...lists };
      const found = own.filter(([, index]) => index.keys(row).length > 0);
      if (found.length > 0 && table.isOpen?.(row) !== true) wrong.push(`${kind} ${word}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(complete).toBeGreaterThan(3);
});

test('[EN23] a device that lacks rows answers a complete look-up only', () => {
  const { view } = emptyReplica(engine, () => purchasingStory().env());
  expect(view.by('purchaseOrder', 'openSupplier', 'nobody')).toEqual([]);
  expect(() => view.by('purchaseOrder', 'supplier', 'nobody')).toThrow(Miss);
  // @ts-expect-error -- no look-up of orders has this name
  expect(() => view.by('purchaseOrder', 'buyer', 'nobody')).toThrow(Miss);
});

describe('a story of buying', () => {
  const world = purchasingStory();

  test('[DT5] every fact of buying happens in it', () => {
    const happened = new Set(world.log.map((event) => `${event.kind}.${event.type}`));
    const missing = ['category', 'supplier', 'purchaseOrder', 'goodsReceipt'].flatMap((kind) =>
      Object.keys(engine.types.get(kind)?.facts ?? {})
        .map((fact) => `${kind}.${fact}`)
        .filter((fact) => !happened.has(fact)),
    );
    expect(missing).toEqual([]);
  });

  test('[DT5] every fact’s data fit its schema, and lose nothing in it', () => {
    const wrong = world.log.filter((event) => {
      const schema =
        event.kind === STOCK ? stockSchema(event.type) : engine.types.get(event.kind)?.facts[event.type];
      const parsed = schema?.safeParse(event.data);
      return !parsed?.success || JSON.stringify(sorted(parsed.data)) !== JSON.stringify(sorted(event.data));
    });
    expect(wrong.map((event) => `${event.kind}.${event.type}`)).toEqual([]);
  });

  test('[DT5] every fact’s state is one that the chart leads to by it', () => {
    const states = new Map<string, StateValue>();
    const wrong: string[] = [];
    for (const group of unitsOf(world.log)) {
      const [first] = group;
      const chart = first && engine.types.get(first.kind)?.chart;
      if (!first || !chart) continue;
      // Files of a document are a row under its id.
      const own = `${first.kind}/${first.document}`;
      const from = states.get(own) ?? startOf(chart);
      if (!leadInTurn(chart, from, group))
        wrong.push(`${first.kind}: ${group.map(({ type }) => type).join()}`);
      const last = group.at(-1)?.state ?? null;
      if (last !== null) states.set(own, last);
    }
    expect(wrong).toEqual([]);
    const order = engine.types.get('purchaseOrder')?.chart;
    const [draft, closed] = ['draft', 'closed'].map((commercial) => ({ commercial, receipt: 'notReceived' }));
    expect(order && draft && closed && leads(order, draft, ['placed'], closed)).toBe(false);
  });

  test('[DT6] redacted facts fold to redacted rows', () => {
    const access = accessClass(engine, (permission) => permission !== 'product.viewCost');
    const visible = [...engine.tables.values()].filter((table) => access.tables.has(table.name));
    const device = new Store(visible);
    const held = { ...bound(device), has: (table: string) => access.tables.has(table) };
    for (const event of world.log) {
      const redacted = redactEvent(access, engine, event);
      if (redacted) fold(engine, held, redacted);
    }
    const rows = (store: Store, name: string) =>
      [...store.all(name).values()].sort((a, b) => compare(a.id, b.id));
    for (const table of visible) {
      const wanted = rows(world.store, table.name).map((row) => redactRow(access, table, row));
      expect(rows(device, table.name)).toEqual(wanted);
    }
    expect(JSON.stringify(visible.map((table) => rows(device, table.name)))).not.toMatch(
      /"(unitCost|purchasePrice|boughtAt)"/,
    );
  });
});

const bound = (store: Store) => ({
  getRow: store.getRow.bind(store),
  rowsBy: store.rowsBy.bind(store),
  put: store.put.bind(store),
  remove: store.remove.bind(store),
});

const stockSchema = (fact: string) => Object.entries(stockFacts).find(([name]) => name === fact)?.[1];

/** `<kind>.<action>`; a command may need the permission of another kind. RO4 compares them with the catalogue. */
const isPermission = (permission: string | null): boolean => {
  const [kind = '', action = ''] = permission?.split('.') ?? [];
  return (
    permission === null ||
    permission === EVERY_MEMBER ||
    (engine.types.has(kind) && /^[a-z][A-Za-z]*$/.test(action))
  );
};

const nodesOf = (chart: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(chart.root);
};

interface Way {
  readonly event: string;
  readonly guard: unknown;
  readonly facts: readonly string[];
  readonly target: string | null;
}

/** The ways out of a state; a target is named by its state in the region that is so deep in the chart. */
function waysFrom(node: AnyStateNode, depth = node.path.length - 1): Way[] {
  return [...node.transitions].flatMap(([event, list]) =>
    list.map((one) => ({
      event,
      guard: one.guard,
      facts: one.actions.map((action) => (typeof action === 'string' ? action : 'nameless')),
      target: one.target?.[0]?.path[depth] ?? null,
    })),
  );
}

const transitionsOf = (chart: AnyStateMachine): Way[] => nodesOf(chart).flatMap((node) => waysFrom(node));
const eventsOf = (chart: AnyStateMachine): string[] =>
  [...new Set(transitionsOf(chart).map((one) => one.event))].sort();

/** The regions of a chart; a non-parallel chart counts as one, and the regions within its states each one more. */
const regionsOf = (chart: AnyStateMachine): Record<string, AnyStateNode> =>
  chart.root.type === 'parallel'
    ? chart.root.states
    : Object.fromEntries([
        ['', chart.root],
        ...Object.values(chart.root.states)
          .filter(({ type }) => type === 'parallel')
          .flatMap(({ states }) => Object.values(states))
          .map((region) => [region.path.join('.'), region] as const),
      ]);

function startOf(chart: AnyStateMachine): StateValue {
  const start = initialState(chart);
  return typeof start === 'string'
    ? start
    : (chart.resolveState({ value: {}, context: {} }).value as StateValue); // the same shape
}

const valuesOf = (chart: AnyStateMachine, state: StateValue): Record<string, string> => {
  if (typeof state === 'string') return { '': state };
  if (chart.root.type === 'parallel')
    return Object.fromEntries(Object.entries(state).map(([region, value]) => [region, String(value)]));
  return Object.fromEntries(
    Object.entries(state).flatMap(([at, inner]) => [
      ['', at],
      ...Object.entries(inner).map(([region, value]) => [`${at}.${region}`, String(value)]),
    ]),
  );
};

/** Whether some command leads from one state to another and emits exactly these facts. */
function leads(
  chart: AnyStateMachine,
  from: StateValue,
  facts: readonly string[],
  to: StateValue | null,
): boolean {
  if (to === null) return false;
  const [before, after] = [valuesOf(chart, from), valuesOf(chart, to)];
  return eventsOf(chart).some((event) => {
    let emitted: string[][] = [[]];
    for (const [region, node] of Object.entries(regionsOf(chart))) {
      const at = before[region] ?? '';
      // A region within a state begins and ends with it.
      if (before[region] === undefined || after[region] === undefined) continue;
      const own = node.states[at];
      const { length } = node.path;
      const ways = own
        ? [...waysFrom(own), ...waysFrom(node, length)].filter((way) => way.event === event)
        : [];
      const fitting = [...ways, { facts: [], target: null }].filter(
        (way) => (way.target ?? at) === after[region],
      );
      emitted = emitted.flatMap((sofar) => fitting.map((way) => [...sofar, ...way.facts]));
    }
    return emitted.some((list) => list.join() === facts.join());
  });
}

/** Whether commands lead there, one after the other: a correction reverses and posts again in one unit. [LN8] */
const leadInTurn = (chart: AnyStateMachine, from: StateValue, events: readonly LogEvent[]): boolean =>
  events.length === 0 ||
  events.some((event, index) => {
    const [own, rest] = [events.slice(0, index + 1), events.slice(index + 1)];
    const { state } = event;
    const facts = own.map(({ type }) => type);
    const isOne = own.every((one) => JSON.stringify(one.state) === JSON.stringify(state));
    return isOne && leads(chart, from, facts, state) && leadInTurn(chart, state ?? from, rest);
  });

/** The facts of one document in one unit of work, in order. */
function unitsOf(log: readonly LogEvent[]): LogEvent[][] {
  const units = new Map<string, LogEvent[]>();
  for (const event of log.filter((one) => one.kind !== STOCK)) {
    const key = `${event.command}/${event.kind}/${event.document}`;
    units.set(key, [...(units.get(key) ?? []), event]);
  }
  return [...units.values()];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => compare(a, b))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
