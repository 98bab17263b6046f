import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { bisimCheck, coarsest } from './bisim.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadPlug } from './fixtures/download.plug.ts';

const forgetsIdle = (snapshot: AnyMachineSnapshot): string =>
  snapshot.value === 'idle' || snapshot.value === 'shown'
    ? String(snapshot.value)
    : JSON.stringify([snapshot.value, snapshot.context.tries]);

describe('bisimulation check', () => {
  const graph = explore(machineSystem(downloadPlug()));

  test('[KERNEL] proves a key that forgets only what no longer matters', () => {
    const verdict = bisimCheck(graph, forgetsIdle);
    expect(verdict.unsound).toEqual([]);
    expect(verdict.classes).toBeLessThan(verdict.states);
  });

  test('[KERNEL] convicts the tempting key that forgets the counter', () => {
    const verdict = bisimCheck(graph, (snapshot) => String(snapshot.value));
    expect(verdict.sound).toBe(false);
    expect(verdict.unsound.map(({ class: name }) => name)).toContain('loading');
  });

  test('[KERNEL] proves nothing on a truncated graph', () => {
    const cut = explore(machineSystem(downloadPlug()), 3);
    expect(() => bisimCheck(cut, forgetsIdle)).toThrow('truncated');
  });

  test('[KERNEL] the computed partition is sound and no finer than a proven key', () => {
    const classes = coarsest(graph, (snapshot) => String(snapshot.value));
    const byState = new Map(graph.nodes.map((node) => [node.state, String(classes[node.index])]));
    expect(bisimCheck(graph, (snapshot) => byState.get(snapshot) ?? '').sound).toBe(true);
    expect(new Set(classes).size).toBeLessThanOrEqual(bisimCheck(graph, forgetsIdle).classes);
  });
});
