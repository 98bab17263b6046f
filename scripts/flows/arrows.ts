import type { ChartShape, ShapeState } from '../../src/model/flows/chart-shape.ts';
import { staysWithin } from '../../src/views/kit/chart/chart-text.ts';

/** What is drawn as one arrow. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
}

/** A part's transitions between states, merged per pair of states; those to a folded state's children end at it. */
export function arrowsOf(shape: ChartShape, part: string, folded: readonly string[]): readonly Arrow[] {
  const found = new Map<string, { from: string; to: string; transitions: string[] }>();
  for (const transition of shape.transitions) {
    if (staysWithin(transition) || !isWithin(transition.source, part)) continue;
    const from = shownOf(transition.source, folded);
    for (const target of transition.targets) {
      const to = shownOf(target, folded);
      if (from === to) continue;
      const key = `${from} ${to}`;
      const arrow = found.get(key) ?? { from, to, transitions: [] };
      arrow.transitions.push(transition.id);
      found.set(key, arrow);
    }
  }
  return [...found.values()];
}

/** The regions of a parallel chart, or the chart as a whole. Throws if an arrow would leave its region. */
export function partsOf(shape: ChartShape): readonly string[] {
  const root = shape.states.find(({ parent }) => parent === null);
  if (!root) throw new Error(`${shape.id} has no root`);
  if (root.kind !== 'parallel') return [root.id];
  const regions = shape.states.filter(({ parent }) => parent === root.id).map(({ id }) => id);
  const strays = shape.transitions.filter(
    ({ source, targets }) =>
      targets.length > 0 &&
      !regions.some((region) => [source, ...targets].every((state) => isWithin(state, region))),
  );
  if (strays.length > 0) throw new Error(`leaves its region: ${strays.map(({ id }) => id).join(', ')}`);
  return regions;
}

/** Every set of states of a part that may be folded together: none of them lies within another. */
export function foldsOf(shape: ChartShape, part: string): readonly (readonly string[])[] {
  const below = (parent: string): readonly (readonly string[])[] =>
    childrenOf(shape, parent)
      .filter(({ kind }) => kind === 'compound' || kind === 'parallel')
      .reduce<readonly (readonly string[])[]>(
        (sets, { id }) => sets.flatMap((set) => [...below(id), [id]].map((own) => [...set, ...own])),
        [[]],
      );
  return below(part);
}

export const childrenOf = (shape: ChartShape, parent: string): readonly ShapeState[] =>
  shape.states.filter((state) => state.parent === parent);

export const isWithin = (state: string, ancestor: string): boolean =>
  state === ancestor || state.startsWith(`${ancestor}.`);

const shownOf = (state: string, folded: readonly string[]): string =>
  folded.find((one) => isWithin(state, one)) ?? state;
