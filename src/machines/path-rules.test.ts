import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { StateValue } from '#model/engine/rows.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { pathRules } from '#model/flows/conformance.ts';
import { dwellLimits, limitsIn, ownLimits } from '#model/flows/dwell-limits.ts';
import { continuedFacts, transitionsTaken } from '#model/flows/log-steps.ts';
import { transitionsOf } from '#model/flows/transition-id.ts';
import { engine } from './registry.ts';

function chartOf(kind: string): AnyStateMachine {
  const type = engine.types.get(kind);
  if (!type) throw new Error(`no document type ${kind}`);
  return type.chart;
}

test.each(pathRules.map((rule) => [`${rule.kind}.${rule.id}`, rule] as const))(
  '[CF1] %s can happen',
  (_, rule) => {
    const { states, transitions } = chartShape(chartOf(rule.kind));
    const facts = transitions.flatMap(({ actions }) => actions);
    expect(facts).toEqual(
      expect.arrayContaining([rule.fact, ...(rule.daysAfter ? [rule.daysAfter.fact] : [])]),
    );
    const from = (rule.from?.states ?? []).map((name) =>
      [rule.kind, rule.from?.region, name].filter(Boolean).join('.'),
    );
    expect(states.map(({ id }) => id)).toEqual(expect.arrayContaining(from));
    // In its own region a state must allow the fact; states of other regions do not matter.
    const writes = transitions
      .filter(({ actions }) => actions.includes(rule.fact))
      .map(({ source }) => source);
    const regionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
    const own = from.filter((id) => writes.some((source) => regionOf(source) === regionOf(id)));
    expect(writes).toEqual(expect.arrayContaining(own));
  },
);

test('[CF1] no rule is there twice, and none stands where a chart goes on from a fact before', () => {
  const names = pathRules.map(({ kind, id }) => `${kind}.${id}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.keys(dwellLimits))('[FL6] documents leave %s again', (state) => {
  const [kind = ''] = state.split('.');
  const { transitions } = chartShape(chartOf(kind));
  expect(transitions.some(({ source, targets }) => source === state && targets.length > 0)).toBe(true);
});

test('[FL9] a company limits what it says otherwise, and keeps nothing of what is usual', () => {
  const usual = dwellLimits['pick.claimed'] ?? 0;
  const own = { 'pick.claimed': 3, 'pick.paused': null, 'pick.picked': 5 };
  const limits = limitsIn(own);
  expect(Object.keys(own).map((state) => limits.get(state))).toEqual([3, undefined, 5]);
  expect(limits.get('shipment.open')).toBe(dwellLimits['shipment.open']);
  expect(ownLimits(own, { 'pick.claimed': usual, 'pick.picked': null, 'shipment.open': 1 })).toEqual({
    'pick.paused': null,
    'shipment.open': 1,
  });
});

test('[FL4] what the log of a document tells is enough: regions are flat, also those within a state of a flat chart, a transition writes two facts at most', () => {
  for (const { chart } of engine.types.values()) {
    const { states } = chartShape(chart);
    const within = states.filter(({ kind, parent }) => kind === 'parallel' && parent === chart.id);
    const depthOf = (id: string): number =>
      chart.root.type === 'parallel' ? 3 : within.some((one) => id.startsWith(`${one.id}.`)) ? 4 : 2;
    expect(states.filter(({ id }) => id.split('.').length > depthOf(id))).toEqual([]);
    expect(transitionsOf(chart).filter(({ definition }) => definition.actions.length > 2)).toEqual([]);
    // What goes on is never the first fact of a step that stays where the first led.
    for (const pair of continuedFacts(chart))
      expect(pair).toMatch(
        />(closed|reopened)$|^packed>shipped$|^approved>(placed|confirmed)$|^accepted>(confirmed|approvalAsked)$|^requested>approved$|^reversed>corrected$|^(picksLost|promisesTaken|submitted)>posted$/,
      );
  }
});

const flat = [...engine.types.values()].filter(({ chart }) => chart.root.type === 'compound');
test.each(flat.map(({ kind, chart }) => [kind, chart] as const))(
  '[FL4] every transition of %s is known by what it leaves in the log',
  (_, chart) => {
    for (const { id, source, targets, actions } of chartShape(chart).transitions) {
      const before = valueOf(chart, source);
      const step = { before, fact: actions[0] ?? '', after: valueOf(chart, targets[0] ?? source) };
      expect(transitionsTaken(chart, step)).toEqual([id]);
    }
  },
);

/** The state of a document that is in a state of its chart: with regions within it, where each begins. */
function valueOf(chart: AnyStateMachine, id: string): StateValue {
  const value = id
    .split('.')
    .slice(1)
    .reduceRight<StateValue>((inner, name) => (inner === '' ? name : { [name]: inner }), '');
  return chart.resolveState({ value, context: {} }).value as StateValue; // XState's own StateValue has the same shape
}
