import { expect, test } from 'vitest';
import { explore, machineSystem } from './explore.ts';
import { downloadPlug } from './fixtures/download.plug.ts';
import type { Graph } from './graph.ts';
import { withSteps } from './report-steps.ts';

const graph = explore(machineSystem(downloadPlug()));
const begun = { label: '(fresh)', event: 'xstate.init', taken: [] };
const stepsOf = (...path: readonly string[]) => withSteps(graph, [{ path }])[0]?.steps;

test('[PROOF] a failing path tells the event of each step, with what it takes', () => {
  expect(stepsOf('(fresh)', 'start a', 'loaded')).toEqual([
    begun,
    { label: 'start a', event: 'start', taken: [expect.stringContaining('download.idle --start')] },
    {
      label: 'loaded',
      event: 'xstate.done.actor.fetchFile',
      taken: [expect.stringContaining('--> download.shown')],
    },
  ]);
});

test('[PROOF] a step that is refused takes nothing, one that the graph does not know has no event', () => {
  expect(stepsOf('(fresh)', 'dismiss', 'conjure', 'start a')).toEqual([
    begun,
    { label: 'dismiss', event: 'dismiss', taken: [] },
    { label: 'conjure', event: null, taken: [] },
    { label: 'start a', event: null, taken: [] },
  ]);
  expect(stepsOf('(elsewhere)', 'start a')).toBeUndefined();
});

test('[PROOF] what is done at once is told event by event', () => {
  const fired = ['a --go[1]--> b', 'b --always--> c', 'c --xstate.done.actor.x--> d'];
  const joined: Graph<null, { type: string }> = {
    name: 'joined',
    nodes: [{ index: 0, key: '', state: null, depth: 0, via: undefined, out: [0] }],
    edges: [
      {
        index: 0,
        from: 0,
        to: 0,
        offer: { word: 'do', label: 'do', event: { type: 'do' } },
        accepted: true,
        fired,
        does: [],
      },
    ],
    starts: [{ label: 'x', node: 0, fired: ['a --always--> b'] }],
    truncated: false,
  };
  expect(withSteps(joined, [{ path: ['(x)', 'do'] }])[0]?.steps).toEqual([
    { ...begun, label: '(x)', taken: ['a --always--> b'] },
    { label: 'do', event: 'go', taken: fired.slice(0, 2) },
    { label: 'do', event: 'xstate.done.actor.x', taken: fired.slice(2) },
  ]);
});
