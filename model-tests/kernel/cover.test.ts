import { describe, expect, test } from 'vitest';
import { definitionsOf } from './coverage/definitions.ts';
import { everyEdge, everyPair, everyRow, everyTransition } from './cover.ts';
import type { Cover } from './cover.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug } from './fixtures/download.plug.ts';
import type { Edge } from './graph.ts';

describe('greedy covers', () => {
  const graph = explore(machineSystem(downloadPlug()));
  const ids = definitionsOf(downloadMachine).map(({ id }) => id);

  test('[KERNEL] every transition in few connected paths', () => {
    const cover = everyTransition([graph], ids);
    expect(cover.unreached).toEqual([]);
    expect(cover.paths.length).toBeLessThanOrEqual(2);
    expectConnected(cover);
  });

  test('[KERNEL] what else is asked of edges is taken too, where it can be', () => {
    const moveOf = ({ from, offer }: { from: number; offer: { label: string } }) => [
      `${offer.label} at ${from}`,
    ];
    const moves = (cover: Cover<unknown>): Set<string> =>
      new Set(cover.paths.flatMap(({ edges }) => edges.flatMap(moveOf)));
    const all = new Set(graph.edges.filter(({ accepted }) => accepted).flatMap(moveOf));
    expect(moves(everyTransition([graph], ids)).size).toBeLessThan(all.size);
    expect(moves(everyTransition([graph], ids, moveOf))).toEqual(all);
  });

  test('[KERNEL] what a cover passes by is walked after it, and nothing of it again', () => {
    const rowsOn = ({ offer }: Edge<unknown>): string[] => [offer.label];
    const labels = new Set(graph.edges.filter(({ accepted }) => accepted).map(({ offer }) => offer.label));
    const { paths } = everyTransition([graph], ids.slice(0, 1));
    const [first] = paths;
    if (!first) throw new Error('nothing is covered');
    const short = [{ ...first, edges: first.edges.slice(0, 1) }];
    const whole = everyRow(graph, short, rowsOn);
    expect(whole.slice(0, 1)).toEqual(short);
    expect(new Set(whole.flatMap(({ edges }) => edges.flatMap(rowsOn)))).toEqual(labels);
    expect(everyRow(graph, whole, rowsOn)).toEqual(whole);
  });

  test('[KERNEL] names what no input reaches', () => {
    expect(everyTransition([graph], [...ids, 'ghost']).unreached).toEqual(['ghost']);
  });

  test('[KERNEL] every pair is every two definitions that can follow one another', () => {
    const wanted = new Set(
      graph.edges.flatMap((first) =>
        graph.edges
          .filter((second) => second.from === first.to)
          .flatMap((second) => first.fired.flatMap((one) => second.fired.map((two) => `${one} then ${two}`))),
      ),
    );
    const cover = everyPair([graph]);
    expect(new Set(cover.covered)).toEqual(wanted);
    expectConnected(cover);
  });

  test('[KERNEL] every edge takes each accepted offer of each state', () => {
    const taken = new Set(everyEdge([graph]).paths.flatMap((path) => path.edges.map((edge) => edge.index)));
    expect(taken.size).toBe(graph.edges.filter((edge) => edge.accepted).length);
  });

  test('[KERNEL] a second input is walked only for what the first left', () => {
    const again = everyTransition([graph, { ...graph, name: 'twin' }], ids);
    expect(again.paths.every((path) => path.graph === 'download')).toBe(true);
  });
});

function expectConnected(cover: Cover<unknown>): void {
  for (const { edges } of cover.paths)
    edges.slice(1).forEach((edge, index) => expect(edge.from).toBe(edges[index]?.to));
}
