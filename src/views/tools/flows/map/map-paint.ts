import type { FlowArrow, FlowFigures, FlowState } from '#model/flows/flow-figures.ts';
import type { Tone } from '#views/ui/tone.ts';
import type { ChartPaint, StatePaint, TransitionPaint } from '#views/kit/chart/chart-paint.ts';

/** Formats figures in the language of the page. */
export interface MapWords {
  readonly count: (count: number) => string;
  readonly value: (minor: number) => string;
  readonly duration: (seconds: number) => string;
  readonly perDay: (perDay: number) => string;
  readonly times: (count: number) => string;
  /** A full description of a state, for screen readers. */
  readonly state: (state: FlowState) => string;
}

/** With fewer stays, the median means little. */
const FEW = 3;
/** Below this many steps a day, the total is shown instead of the rate. */
const SELDOM = 0.1;
/** The share of the limit from which the slow documents turn a state amber. */
const NEAR = 0.75;

/** Figures as paint: the count in the corner, the duration below the name, the throughput as an arrow's width. */
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
    // Colours on a map mean waiting time: the state's own colour would be misread.
    tone: dwellTone(state) ?? 'neutral',
    isDimmed: documents === 0 && stays === 0,
  };
}

const arrowPaint = ({ count }: FlowArrow, most: number, days: number, words: MapWords): TransitionPaint => ({
  label: count / days < SELDOM ? words.times(count) : words.perDay(count / days),
  // Square root: otherwise the busiest arrow would make all others hairlines.
  weight: Math.sqrt(count / most),
});

/** Red where documents are late, amber where one in ten comes near the limit, green within it; none without a limit. */
export function dwellTone({ limit, late, ninetieth }: FlowState): Tone | undefined {
  if (limit === null) return undefined;
  if (late > 0) return 'danger';
  if (ninetieth === null) return undefined;
  return ninetieth > limit * NEAR ? 'warning' : 'success';
}
