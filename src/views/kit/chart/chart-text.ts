import type { ChartShape, ShapeTransition } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';

/** The label of a transition, before it is broken into lines. */
export interface RowText {
  readonly id: string;
  readonly event: string;
  readonly guard: string;
  readonly isAgain: boolean;
}

/** The words a chart is drawn with. */
export interface ChartText {
  /** The name of each state, by id. */
  readonly states: Readonly<Record<string, string>>;
  readonly transitions: readonly RowText[];
}

/** All words of a drawing. */
export function chartText(shape: ChartShape, words: ChartWords): ChartText {
  return {
    states: Object.fromEntries(shape.states.map(({ id }) => [id, words.state(id)])),
    transitions: shape.transitions.map((transition) => ({
      id: transition.id,
      event: words.event(transition.event),
      guard: guardText(transition, words),
      isAgain: staysWithin(transition) && transition.targets.length > 0,
    })),
  };
}

/** Whether a transition ends where it starts: it is written within its state, not drawn. */
export const staysWithin = ({ source, targets }: ShapeTransition): boolean =>
  targets.every((target) => target === source);

function guardText({ id, guard }: ShapeTransition, words: ChartWords): string {
  if (guard !== null) return words.guard(guard);
  const branch = /\[(\d+)\]--> /.exec(id)?.[1];
  return branch !== undefined && branch !== '0' ? words.otherwise : '';
}
