import type { ChartShape, ShapeTransition } from '#model/flows/chart-shape.ts';

/** The keyboard position in a chart: a state or a transition, and the states visited on the way. */
export interface Walk {
  readonly at: string;
  readonly trail: readonly string[];
}

/** What walking needs to know: the visible states, in display order. */
export interface WalkMap {
  readonly shape: ChartShape;
  /** Whether a state is not folded away. */
  readonly isShown: (state: string) => boolean;
}

export type Step = 'next' | 'previous' | 'out' | 'in' | 'back' | 'first' | 'last';

/**
 * Where a step leads. On a state: the next or previous one, out to its first transition, back to where the walk came
 * from. On a transition: the next or previous one of its state, out to its target, in to its source.
 */
export function walk(from: Walk, step: Step, map: WalkMap): Walk {
  const states = map.shape.states.filter(({ id }) => map.isShown(id)).map(({ id }) => id);
  const transition = map.shape.transitions.find(({ id }) => id === from.at);
  if (step === 'first') return { at: states[0] ?? from.at, trail: [] };
  if (step === 'last') return { at: states.at(-1) ?? from.at, trail: [] };
  if (transition) return fromTransition(from, transition, step, map);
  if (step === 'next' || step === 'previous')
    return { at: neighbour(states, from.at, step), trail: from.trail };
  if (step === 'out') return { at: waysOut(from.at, map)[0]?.id ?? from.at, trail: from.trail };
  return stepBack(from);
}

/** The transitions that start in a state, in order. */
const waysOut = (state: string, { shape }: WalkMap): readonly ShapeTransition[] =>
  shape.transitions.filter(({ source }) => source === state);

function fromTransition(from: Walk, transition: ShapeTransition, step: Step, map: WalkMap): Walk {
  const { source, targets } = transition;
  if (step === 'in' || step === 'back') return { at: source, trail: from.trail };
  if (step === 'out') return { at: shown(targets[0] ?? source, map), trail: [...from.trail, source] };
  const siblings = waysOut(source, map).map(({ id }) => id);
  return { at: neighbour(siblings, from.at, step === 'next' ? 'next' : 'previous'), trail: from.trail };
}

function stepBack({ at, trail }: Walk): Walk {
  const before = trail.at(-1);
  return before === undefined ? { at, trail } : { at: before, trail: trail.slice(0, -1) };
}

function neighbour(ids: readonly string[], id: string, step: 'next' | 'previous'): string {
  const place = ids.indexOf(id) + (step === 'next' ? 1 : -1);
  return ids[(place + ids.length) % ids.length] ?? id;
}

/** A state, or the folded one around it. */
function shown(state: string, map: WalkMap): string {
  if (map.isShown(state)) return state;
  const parent = map.shape.states.find(({ id }) => id === state)?.parent;
  return parent ? shown(parent, map) : state;
}
