import { describe, expect, test } from 'vitest';
import { definitionsOf } from './coverage/definitions.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug } from './fixtures/download.plug.ts';
import { mutantsOf } from './mutate.ts';
import { librarySimplePaths, missingFromTree, replayTree, walkTree } from './paths.ts';

describe('simple-path tree', () => {
  const plug = downloadPlug();
  const graph = explore(machineSystem(plug));

  test('[KERNEL] contains every path of xstate/graph, and every transition besides', () => {
    const library = librarySimplePaths(plug);
    expect(library.length).toBeGreaterThan(5);
    expect(missingFromTree(graph, library)).toEqual([]);
    const fired = new Set<string>();
    walkTree(graph, { enter: (edge) => edge.fired.forEach((id) => fired.add(id)) });
    expect(definitionsOf(downloadMachine).filter(({ id }) => !fired.has(id))).toEqual([]);
    const replayed = new Set(library.flat());
    expect(replayed.has('note')).toBe(false); // the self-transition that simple paths never take
  });

  test('[KERNEL] misses what is not in the graph', () => {
    expect(missingFromTree(graph, [['start a', 'retry']])).toEqual([['start a', 'retry']]);
    expect(missingFromTree(graph, [['start nothing']])).toEqual([['start nothing']]);
  });

  test('[KERNEL] no state repeats on a path before its last step, and shared prefixes run once', () => {
    const lengths: number[] = [];
    const tree = walkTree(graph, {
      enter: () => undefined,
      path: (edges) => {
        const visited = edges.map((edge) => edge.from);
        expect(new Set(visited).size).toBe(visited.length);
        lengths.push(edges.length);
      },
    });
    expect(tree.paths).toBe(lengths.length);
    expect(tree.steps).toBe(lengths.reduce((sum, length) => sum + length, 0));
    expect(tree.executed).toBeLessThan(tree.steps);
    expect(tree.longest).toBe(Math.max(...lengths));
  });

  test('[KERNEL] says so when it is cut off', () => {
    expect(walkTree(graph, { enter: () => undefined }, 4).truncated).toBe(true);
  });

  test('[KERNEL] replay on the real system agrees, and tells where another system diverges', () => {
    expect(replayTree(graph, machineSystem(plug)).divergences).toEqual([]);
    const redirect = mutantsOf(downloadMachine).find(({ id }) =>
      id.startsWith('redirect: download.shown dismiss'),
    );
    const other = machineSystem(downloadPlug(redirect?.build()));
    expect(replayTree(graph, other).divergences[0]?.path).toEqual(['start a', 'loaded', 'dismiss']);
  });
});
