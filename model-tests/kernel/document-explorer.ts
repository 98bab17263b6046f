import { explore } from './explore.ts';
import type { Graph, Offer, Step, System } from './graph.ts';

/** A command's outcome. `facts` are the types of the events, in order; `fired` are chart transitions where known. */
export type Verdict =
  | { accepted: true; facts: readonly string[]; fired?: readonly string[] }
  | { accepted: false; code: string };

export interface Proposal<W> {
  world: W;
  verdict: Verdict;
}

/** How documents are explored: a world holds the rows (a store, balances), a command is anything proposed. */
export interface DocumentPlug<W, C> {
  name: string;
  empty: () => W;
  /** Situations to start from, each reached by commands that must all be accepted. */
  starts: readonly { label: string; setup: readonly ((world: W) => C)[] }[];
  /** Every command in valid and invalid variants, as a function of the rows; closed states offer them too. */
  alphabet: (world: W) => readonly Offer<C>[];
  /** Decides and folds on a world that it may modify. */
  propose: (world: W, command: C) => Proposal<W>;
  /** A copy that shares nothing that `propose` changes. */
  fork: (world: W) => W;
  /** What distinguishes a world: states and counters, not ids, times or numbers. */
  key: (world: W) => string;
}

/** The rows and their decider as a system: same explorer, tree, covers and closed-world check as for app charts. */
export function documentSystem<W, C>(plug: DocumentPlug<W, C>): System<W, C> {
  return {
    name: plug.name,
    starts: plug.starts.map(({ label, setup }) => ({ label, state: setUp(plug, label, setup) })),
    offers: plug.alphabet,
    key: plug.key,
    step: (world, command): Step<W> => {
      const proposal = attempt(plug, world, command);
      if ('crash' in proposal)
        return { next: world, accepted: false, fired: [], does: [], crash: proposal.crash };
      const { world: next, verdict } = proposal;
      return verdict.accepted
        ? { next, accepted: true, fired: verdict.fired ?? [], does: verdict.facts }
        : { next, accepted: false, fired: [], does: [], refusal: verdict.code };
    },
  };
}

/** Refusals are values, so anything thrown is a separate fault: it must not end the exploration. */
function attempt<W, C>(plug: DocumentPlug<W, C>, world: W, command: C): Proposal<W> | { crash: string } {
  try {
    return plug.propose(plug.fork(world), command);
  } catch (error) {
    return { crash: String(error) };
  }
}

export function exploreDocuments<W, C>(plug: DocumentPlug<W, C>, limit?: number): Graph<W, C> {
  return explore(documentSystem(plug), limit);
}

function setUp<W, C>(plug: DocumentPlug<W, C>, label: string, setup: readonly ((world: W) => C)[]): W {
  let world = plug.empty();
  setup.forEach((command, index) => {
    const { world: next, verdict } = plug.propose(world, command(world));
    if (!verdict.accepted)
      throw new Error(`${plug.name}: set-up "${label}" step ${index} refused: ${verdict.code}`);
    world = next;
  });
  return world;
}
