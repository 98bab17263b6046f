import type { Tone } from '../../ui/tone.ts';

export interface StatePaint {
  readonly tone?: Tone;
  /** A short figure in the corner: how many, how long. */
  readonly badge?: string;
  /** A line under the name. */
  readonly note?: string;
  /** What badge and note mean, to who walks the chart without seeing it. */
  readonly said?: string;
  readonly isActive?: boolean;
  readonly isDimmed?: boolean;
}

export interface TransitionPaint {
  readonly tone?: Tone;
  /** A short figure beside the event. */
  readonly label?: string;
  /** How much runs through it, 0 to 1: the width of the arrow. */
  readonly weight?: number;
  readonly isDashed?: boolean;
  readonly isDimmed?: boolean;
}

/** What is painted on a chart; ids are those of its shape. */
export interface ChartPaint {
  readonly states?: Readonly<Record<string, StatePaint>>;
  readonly transitions?: Readonly<Record<string, TransitionPaint>>;
  /** Transitions that the text states and the chart lacks. */
  readonly ghosts?: readonly GhostArrow[];
}

export interface GhostArrow {
  readonly source: string;
  readonly target: string;
  readonly label: string;
}

/** A column that a tab adds to the chart's table: what it has painted, in words. */
export interface ChartColumn {
  readonly id: string;
  readonly header: string;
  /** It says figures, which stand below one another. */
  readonly isFigure?: boolean;
  /** What it says of a state or a transition; empty where it says nothing. */
  readonly cell: (id: string) => string;
}
