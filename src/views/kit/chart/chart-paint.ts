import type { Tone } from '#views/ui/tone.ts';

export interface StatePaint {
  readonly tone?: Tone;
  /** A short figure in the corner: a count or a duration. */
  readonly badge?: string;
  /** A line below the name. */
  readonly note?: string;
  /** The meaning of badge and note, for screen readers. */
  readonly said?: string;
  readonly isActive?: boolean;
  readonly isDimmed?: boolean;
}

export interface TransitionPaint {
  readonly tone?: Tone;
  /** A short figure next to the event. */
  readonly label?: string;
  /** Its throughput, 0 to 1: the width of the arrow. */
  readonly weight?: number;
  readonly isDashed?: boolean;
  readonly isDimmed?: boolean;
}

/** What is painted on a chart; ids are those of its shape. */
export interface ChartPaint {
  readonly states?: Readonly<Record<string, StatePaint>>;
  readonly transitions?: Readonly<Record<string, TransitionPaint>>;
  /** Transitions that the spec requires and the chart lacks. */
  readonly ghosts?: readonly GhostArrow[];
}

export interface GhostArrow {
  readonly source: string;
  readonly target: string;
  readonly label: string;
}

/** A column that a tab adds to the chart's table: what it paints, in words. */
export interface ChartColumn {
  readonly id: string;
  readonly header: string;
  /** Contains figures, which are aligned. */
  readonly isFigure?: boolean;
  /** Text for a state or a transition; empty if none. */
  readonly cell: (id: string) => string;
}
