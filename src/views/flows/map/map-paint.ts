import type { FlowArrow, FlowFigures, FlowState } from '#model/flows/flow-figures.ts';
import type { Tone } from '../../ui/tone.ts';
import type { ChartPaint, StatePaint, TransitionPaint } from '../chart/chart-paint.ts';

/** How figures are said in the language of the page. */
export interface MapWords {
  readonly count: (count: number) => string;
  readonly value: (minor: number) => string;
  readonly duration: (seconds: number) => string;
  readonly perDay: (perDay: number) => string;
  readonly times: (count: number) => string;
  /** All that is said of a state, for who does not see it. */
  readonly state: (state: FlowState) => string;
}

/** The median of fewer stays says little. */
const FEW = 3;
/** Steps a day below which the number of all of them says more. */
const SELDOM = 0.1;
/** How near the limit the slow ones come from which on a state is called slow. */
const NEAR = 0.75;

/** Figures as paint: how many in the corner, how long under the name, how much runs through an arrow as its width. */
export function mapPaint(figures: FlowFigures, days: number, words: MapWords): ChartPaint {
  const most = Math.max(1, ...figures.transitions.map(({ count }) => count));
  return {
    states: Object.fromEntries(figures.states.map((state) => [state.state, statePaint(state, words)])),
    transitions: Object.fromEntries(
      figures.transitions.map((arrow) => [arrow.transition, arrowPaint(arrow, most, days, words)]),
    ),
  };
}

function statePaint(state: FlowState, words: MapWords): StatePaint {
  const { documents, stays, value, median } = state;
  const note = [
    ...(value === null || documents === 0 ? [] : [words.value(value)]),
    ...(median === null || stays < FEW ? [] : [words.duration(median)]),
  ].join(' · ');
  return {
    ...(documents > 0 && { badge: words.count(documents) }),
    ...(note !== '' && { note }),
    ...((documents > 0 || stays > 0) && { said: words.state(state) }),
    // Colours of a map tell how long documents wait: the state's own would be read as such.
    tone: dwellTone(state) ?? 'neutral',
    isDimmed: documents === 0 && stays === 0,
  };
}

const arrowPaint = ({ count }: FlowArrow, most: number, days: number, words: MapWords): TransitionPaint => ({
  label: count / days < SELDOM ? words.times(count) : words.perDay(count / days),
  // By its root: the arrow that is taken most must not make all others hairlines.
  weight: Math.sqrt(count / most),
});

/** Red where documents are late, amber where one of ten comes near the limit, green within it; nothing without a limit. */
export function dwellTone({ limit, late, ninetieth }: FlowState): Tone | undefined {
  if (limit === null) return undefined;
  if (late > 0) return 'danger';
  if (ninetieth === null) return undefined;
  return ninetieth > limit * NEAR ? 'warning' : 'success';
}
