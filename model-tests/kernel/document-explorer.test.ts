import { describe, expect, test } from 'vitest';
import { watchTransitions } from './coverage/transitions.ts';
import { conform, conforms } from './conform.ts';
import { everyEdge } from './cover.ts';
import { documentSystem, exploreDocuments } from './document-explorer.ts';
import { loanMachine, loanPlug, loanSpec } from './fixtures/loan.plug.ts';
import type { LoanWorld } from './fixtures/loan.plug.ts';
import { judgeSurvivors, mutantsOf, runMutants } from './mutate.ts';
import { notices } from './notice.ts';
import { replayTree } from './paths.ts';
import { walkCover } from './walk.ts';
import type { Driver } from './walk.ts';

const graph = exploreDocuments(loanPlug());

/** The plug's own system behind the interface of a server; `spoil` plants a fault. */
function loanDriver(spoil: (label: string) => boolean = () => false): Driver {
  const system = documentSystem(loanPlug());
  let world: LoanWorld = { rows: {} };
  return {
    start: async (label) =>
      void (world = system.starts.find((start) => start.label === label)?.state ?? world),
    offer: async (label) => {
      const offer = system.offers(world).find((candidate) => candidate.label === label);
      if (!offer) throw new Error(label);
      const step = system.step(world, offer.event);
      if (spoil(label)) return { accepted: !step.accepted };
      world = step.next;
      return step.refusal === undefined
        ? { accepted: step.accepted }
        : { accepted: step.accepted, code: step.refusal };
    },
    key: async () => system.key(world),
  };
}

describe('document explorer', () => {
  test('[KERNEL] explores rows by commands: refusals stay, acceptances move', () => {
    expect(graph.truncated).toBe(false);
    expect(graph.nodes.map((node) => node.key)).toContain('{"state":{"at":"closed"},"returned":2}');
    expect(graph.edges.filter((edge) => !edge.accepted).every((edge) => edge.from === edge.to)).toBe(true);
    expect(replayTree(graph, documentSystem(loanPlug())).divergences).toEqual([]);
  });

  test('[KERNEL] rows hold closed-world, and every mutant of the chart is killed', () => {
    const result = conform(graph, loanSpec);
    expect(result.failures).toEqual([]);
    expect(conforms(result)).toBe(true);
    const run = runMutants(mutantsOf(loanMachine), (machine) =>
      notices(documentSystem(loanPlug(machine)), graph, loanSpec),
    );
    const signed = [
      { mutant: 'swap branches: loan.lent giveBack', reason: 'the two guards exclude each other' },
    ];
    expect(judgeSurvivors(run, signed)).toEqual({ unsigned: [], stale: [] });
    expect(run.total).toBeGreaterThan(15);
  });

  test('[KERNEL] a set-up that is refused is an error, not an empty exploration', () => {
    const plug = loanPlug();
    const setup = [() => ({ type: 'giveBack', data: { count: 1 } })];
    expect(() => exploreDocuments({ ...plug, starts: [{ label: 'odd', setup }] })).toThrow('refused');
  });

  test('[KERNEL] a decider that throws is a crash on that edge, and a failure', () => {
    const plug = loanPlug();
    const brittle: typeof plug = {
      ...plug,
      propose: (world, command) => {
        if (command.type === 'void') throw new Error('no row');
        return plug.propose(world, command);
      },
    };
    const result = conform(exploreDocuments(brittle), loanSpec);
    expect(result.failures[0]).toMatchObject({ expected: 'no crash', got: 'Error: no row' });
  });

  test('[KERNEL] a cover walked at another level agrees step by step, refused offers included', async () => {
    const walk = await walkCover(graph, everyEdge([graph]).paths, loanDriver());
    expect(walk.mismatches).toEqual([]);
    expect(walk.refusals).toBe(graph.edges.filter((edge) => !edge.accepted).length);
  });

  test('[KERNEL] a level that accepts what it should refuse is found', async () => {
    const walk = await walkCover(
      graph,
      everyEdge([graph]).paths,
      loanDriver((label) => label === 'give back none'),
    );
    expect(walk.mismatches[0]).toMatchObject({
      expected: expect.stringContaining('refused'),
      got: 'accepted',
    });
  });

  test('[KERNEL] watching a chart changes nothing but tells what fired', () => {
    const watched = watchTransitions(loanMachine);
    const same = exploreDocuments(loanPlug(watched.machine));
    expect(same.edges.map((edge) => [edge.from, edge.to, edge.accepted])).toEqual(
      graph.edges.map((edge) => [edge.from, edge.to, edge.accepted]),
    );
    expect(new Set(watched.take())).toContain('loan.none --open--> loan.lent');
  });
});
