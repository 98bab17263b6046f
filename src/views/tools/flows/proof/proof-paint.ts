import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ProofChart, ProofPicture, ProofRow } from '#model/flows/proof-report.ts';
import type { ChartPaint, GhostArrow, TransitionPaint } from '#views/kit/chart/chart-paint.ts';

interface Painted {
  readonly chart: ProofChart;
  readonly shape: ChartShape;
  /** The selected level. */
  readonly level: string;
  /** The row whose transitions are highlighted; all of them if none is selected. */
  readonly row: ProofRow | undefined;
  readonly count: (count: number) => string;
}

/** The report on its chart: green for what the level took, wider the more often; dashed red for what it did not. */
export function proofPaint({ chart, shape, level, row, count }: Painted): ChartPaint {
  const most = Math.max(1, ...chart.definitions.map(({ hits }) => hits[level] ?? 0));
  const transitions = chart.definitions.map(({ id, hits }): [string, TransitionPaint] => {
    const taken = hits[level] ?? 0;
    const isDimmed = row !== undefined && !row.transitions.includes(id);
    if (taken === 0) return [id, { tone: 'danger', isDashed: true, isDimmed }];
    // Square root: otherwise the busiest arrow would make all others hairlines.
    return [id, { tone: 'success', label: count(taken), weight: Math.sqrt(taken / most), isDimmed }];
  });
  const states = shape.states.flatMap(({ id }) => {
    const pictured = picturesOf(id, shape, chart.pictures).length;
    return pictured > 0 ? [[id, { badge: count(pictured) }] as const] : [];
  });
  return {
    states: Object.fromEntries(states),
    transitions: Object.fromEntries(transitions),
    ghosts: ghostsOf(shape, chart.rows),
  };
}

/** The arrows that rows require and the chart lacks: source and target of each row that does not pass. */
export function ghostsOf(shape: ChartShape, rows: readonly ProofRow[]): readonly GhostArrow[] {
  const ghosts = rows
    .filter(({ status }) => status !== 'pass')
    .flatMap((row) =>
      Object.entries(row.to).flatMap(([region, words]) =>
        words.flatMap((word) => wayTo(shape, row, region, word)),
      ),
    );
  return ghosts.filter(({ source, target }) => !leads(shape, source, target));
}

function wayTo(shape: ChartShape, row: ProofRow, region: string, word: string): GhostArrow[] {
  const target = stateOf(shape, region, word);
  const sources = (row.from[region] ?? []).flatMap((from) => stateOf(shape, region, from) ?? []);
  if (target === undefined) return [];
  return sources
    .filter((source) => source !== target)
    .map((source) => ({ source, target, label: `${row.id}: ${row.on}` }));
}

/** Rows use the spec's words for regions: the state of that name, within the region if there is one. */
function stateOf(shape: ChartShape, region: string, word: string): string | undefined {
  const named = shape.states.filter(({ key, kind }) => key === word && kind !== 'parallel');
  const within = named.find(({ parent }) => parent?.endsWith(`.${region}`));
  return (within ?? (named.length === 1 ? named[0] : undefined))?.id;
}

/** Whether some transition leads from this state, or one around it, to that state, or into it. */
const leads = ({ transitions }: ChartShape, from: string, to: string): boolean =>
  transitions.some(
    ({ source, targets }) =>
      (from === source || from.startsWith(`${source}.`)) &&
      targets.some((target) => target === to || target.startsWith(`${to}.`)),
  );

/** The pictures of a state: those that name it, with its region first if another state has the same name. */
export function picturesOf(
  state: string,
  shape: ChartShape,
  pictures: readonly ProofPicture[],
): readonly ProofPicture[] {
  const own = shape.states.find(({ id }) => id === state);
  if (!own) return [];
  return pictures.filter((picture) => {
    const words = picture.state.split('-');
    return words.some((_, at) => stateCalled(shape.states, own, words, at));
  });
}

/** Whether a picture's words name a state, with its region first if another state has the same name. */
export function stateCalled(
  states: ChartShape['states'],
  { id, key, parent }: ChartShape['states'][number],
  words: readonly string[],
  at: number,
): boolean {
  if (words[at] !== key || parent === null) return false;
  const isAlone = states.every((other) => other.id === id || other.key !== key);
  return isAlone || words[at - 1] === parent.split('.').at(-1);
}
