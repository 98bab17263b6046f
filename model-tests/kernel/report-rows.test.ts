import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { expect, test } from 'vitest';
import type { CoverPath } from './cover.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadPlug, downloadSpec } from './fixtures/download.plug.ts';
import { movesFrom, nodeAt } from './graph.ts';
import type { Graph, System } from './graph.ts';
import { heardRows, soundPaths } from './report-rows.ts';

type Events = readonly AnyEventObject[];

/** The download as seen by somebody who cannot start one without its answer. */
function answered() {
  const { system, rowsOf, rowsOn } = heardRows(machineSystem(downloadPlug()), downloadSpec);
  const start = { type: 'start', url: 'a' };
  const done = { type: 'xstate.done.actor.fetchFile', output: 'another file' };
  const broke = { type: 'xstate.error.actor.fetchFile', error: new Error('broke') };
  const joined: System<AnyMachineSnapshot, Events> = {
    ...system,
    offers: () => [
      { word: 'get', label: 'get', event: [start, done] },
      { word: 'lose', label: 'lose', event: [start, broke] },
    ],
    step: (snapshot, events) => {
      const steps = events.reduce(
        (before, event) => [...before, system.step(before.at(-1)?.next ?? snapshot, event)],
        [] as ReturnType<typeof system.step>[],
      );
      return {
        next: steps.at(-1)?.next ?? snapshot,
        accepted: steps.some(({ accepted }) => accepted),
        fired: steps.flatMap(({ fired }) => fired),
        does: [],
      };
    },
  };
  return { joined, rowsOf, rowsOn };
}

function pathOf(graph: Graph<AnyMachineSnapshot, Events>, ...labels: readonly string[]): CoverPath<Events> {
  const [start] = graph.starts;
  if (!start) throw new Error('no start');
  let at = start.node;
  const edges = labels.map((label) => {
    const edge = movesFrom(graph, nodeAt(graph, at).index).find(({ offer }) => offer.label === label);
    if (!edge) throw new Error(`no ${label}`);
    at = edge.to;
    return edge;
  });
  return { graph: graph.name, start: start.label, edges };
}

test('[PROOF] rows speak of each step of what a level does at once, whatever came with it', () => {
  const { joined, rowsOf } = answered();
  const graph = explore(joined);
  const hits = rowsOf(joined)([pathOf(graph, 'get')]);
  expect(Object.keys(hits)).toEqual(downloadSpec.rows.map(({ id }) => id));
  expect(Object.entries(hits).filter(([, times]) => times > 0)).toEqual([
    ['DL-01', 1],
    ['DL-02', 1],
  ]);
  expect(rowsOf(joined)([pathOf(graph, 'get'), pathOf(graph, 'lose')])).toMatchObject({
    'DL-01': 2,
    'DL-02': 1,
    'DL-03': 1,
  });
  expect(Object.values(rowsOf(joined)([])).every((times) => times === 0)).toBe(true);
});

test('[PROOF] the rows of a move are those of all its steps, from the state where it begins', () => {
  const { joined, rowsOn } = answered();
  const graph = explore(joined);
  const [start] = graph.starts;
  const told = graph.edges.map((edge) => [edge.from === start?.node, rowsOn(joined, graph)(edge)]);
  expect(told.slice(0, 2)).toEqual([
    [true, ['DL-01', 'DL-02']],
    [true, ['DL-01', 'DL-03']],
  ]);
  expect(told.slice(2).every(([, rows]) => Array.isArray(rows) && rows.length === 0)).toBe(true);
});

test('[PROOF] of what is called by several names a step is told by the one of what was done', () => {
  const press = { type: 'press' };
  const offers = ['button', 'key'].map((word) => ({ word, label: word, event: press }));
  const system: System<string, typeof press> = {
    name: 'names',
    starts: [{ label: 'start', state: 'here' }],
    offers: () => [],
    step: (next) => ({ next, accepted: true, fired: [], does: [] }),
    key: (state) => state,
  };
  const row = (on: string) => ({ id: on, on, from: {}, to: {}, src: { decision: 'As it is.' }, layers: [] });
  const rows = ['button', 'key'].map(row);
  const spec = { rows, starts: {}, observe: () => ({ state: {} }), ask: () => null };
  const { system: heard, rowsOn } = heardRows(system, spec, () => offers);
  const graph = explore({ ...heard, offers: () => offers });
  expect(graph.edges.map(rowsOn(heard, graph))).toEqual([['button'], ['key']]);
});

test('[PROOF] a path on which something was otherwise walks no rows', () => {
  const { joined } = answered();
  const graph = explore(joined);
  const [good, bad] = [pathOf(graph, 'get'), pathOf(graph, 'lose')];
  const at = (...path: string[]) => ({ path, expected: 'x', got: 'y' });
  expect(soundPaths([good, bad], { mismatches: [] })).toEqual([good, bad]);
  expect(soundPaths([good, bad], { mismatches: [at('(fresh)', 'lose', 'dismiss')] })).toEqual([good]);
  expect(soundPaths([good, bad], { mismatches: [at('(fresh)', 'dismiss')] })).toEqual([]);
});
