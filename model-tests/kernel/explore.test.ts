import { describe, expect, test } from 'vitest';
import { definitionsOf } from './coverage/definitions.ts';
import { halfTested, watchGuards } from './coverage/guards.ts';
import { explore, machineSystem, neverOffered } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug } from './fixtures/download.plug.ts';
import { shortestTo } from './graph.ts';
import { mutantsOf } from './mutate.ts';
import { machineStepper } from './machine-step.ts';

describe('explore', () => {
  const graph = explore(machineSystem(downloadPlug()));

  test('[KERNEL] reaches every state of the real machine, through outcomes, timers and always', () => {
    const values = new Set(graph.nodes.map((node) => String(node.state.value)));
    expect([...values].toSorted()).toEqual(['failed', 'idle', 'loading', 'lost', 'shown']);
    expect(graph.truncated).toBe(false);
    const fired = new Set(graph.edges.flatMap((edge) => edge.fired));
    expect(definitionsOf(downloadMachine).filter(({ id }) => !fired.has(id))).toEqual([]);
  });

  test('[KERNEL] offers outcomes only while the child lives and timers only while they run', () => {
    const offered = (value: string): string[] => {
      const node = graph.nodes.find((candidate) => candidate.state.value === value);
      return (node?.out ?? []).map((index) => graph.edges[index]?.offer.word ?? '');
    };
    expect(offered('loading')).toContain('broke');
    expect(offered('idle')).not.toContain('broke');
    expect(offered('shown')).toContain('faded');
    expect(offered('loading')).not.toContain('faded');
    expect(offered('lost')).toEqual([]);
  });

  test('[KERNEL] says so when it stops at the limit', () => {
    expect(explore(machineSystem(downloadPlug()), 3).truncated).toBe(true);
  });

  test('[KERNEL] refuses an alphabet in which a child can only succeed', () => {
    const plug = downloadPlug();
    const hopeful = {
      ...plug,
      alphabet: () => plug.alphabet(downloadSnapshot()).filter((offer) => offer.word !== 'broke'),
    };
    expect(() => explore(machineSystem(hopeful))).toThrow('offers no xstate.error.actor.fetchFile');
  });

  test('[KERNEL] a missing onError shows as a crash, not as nothing', () => {
    const careless = mutantsOf(downloadMachine).find(
      ({ id }) => id === 'remove event: download.loading invoke[0] onError',
    );
    const crashed = explore(machineSystem(downloadPlug(careless?.build()))).edges.filter(
      (edge) => edge.crash !== undefined,
    );
    expect(crashed.map((edge) => edge.offer.word)).toContain('broke');
  });

  test('[KERNEL] lists event types that are never sent', () => {
    const plug = downloadPlug();
    const mute = {
      ...plug,
      alphabet: () => plug.alphabet(downloadSnapshot()).filter((offer) => offer.word !== 'note'),
    };
    expect(neverOffered(downloadMachine, explore(machineSystem(mute)))).toEqual(['note']);
    expect(neverOffered(downloadMachine, graph)).toEqual([]);
  });

  test('[KERNEL] gives the shortest way to a state', () => {
    const lost = graph.nodes.find((node) => node.state.value === 'lost');
    expect(shortestTo(graph, lost?.index ?? -1)).toEqual(['(fresh)', 'start a', 'broke', 'retry', 'broke']);
  });

  test('[KERNEL] still learns from xstate which definitions fired', () => {
    const stepper = machineStepper(downloadMachine);
    const { next } = stepper.initial(undefined);
    const step = stepper.step(next, { type: 'start', url: 'a' });
    expect(step.fired.map((definition) => definition.eventType)).toEqual(['start']);
    expect(step.next.value).toBe('loading');
  });

  test('[KERNEL] counts what each guard answered', () => {
    const watched = watchGuards(downloadMachine);
    explore(machineSystem(downloadPlug(watched.machine)));
    expect(halfTested(watched.answers)).toEqual([expect.stringMatching(/^mayRetry: \d+ yes, 0 no$/)]);
  });
});

function downloadSnapshot(): Parameters<ReturnType<typeof downloadPlug>['alphabet']>[0] {
  return machineStepper(downloadMachine).initial(undefined).next;
}
