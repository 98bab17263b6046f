/** Left, top, width, height, in px. */
export type Box = readonly [number, number, number, number];

/** One transition as it is written beside an arrow or within its state: its words, already broken into lines. */
export interface DrawnRow {
  readonly id: string;
  readonly event: readonly string[];
  /** The condition; empty where there is none. */
  readonly guard: readonly string[];
}

export interface DrawnState {
  readonly title: readonly string[];
  /** Transitions that stay in the state. */
  readonly rows: readonly DrawnRow[];
}

/** All transitions from one state to another, drawn as one arrow. */
export interface DrawnArrow {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
  /** x, y, x, y … from its start to its point. */
  readonly points: readonly number[];
  /** Where its words stand; null for the arrow from an initial dot. */
  readonly label: Box | null;
}

/** A part of a chart with some of its states folded. */
export interface DrawnPart {
  readonly width: number;
  readonly height: number;
  readonly states: Readonly<Record<string, Box>>;
  readonly arrows: readonly DrawnArrow[];
  /** Initial dots: centre x, centre y. */
  readonly dots: readonly (readonly [number, number])[];
}

/** A region of a parallel chart, or the whole of another; drawn apart from the others, since no arrow leaves it. */
export interface PartLayout {
  /** The state that it is: the region, or the chart itself. */
  readonly state: string;
  /** By the folded states, `foldKey` of them. */
  readonly variants: Readonly<Record<string, DrawnPart>>;
}

/** A chart as it is drawn in a language and a direction. Made by scripts/flows. */
export interface ChartLayout {
  readonly states: Readonly<Record<string, DrawnState>>;
  /** The words beside arrows, by transition. */
  readonly rows: Readonly<Record<string, DrawnRow>>;
  readonly parts: readonly PartLayout[];
}

/** A chart as small as a stamp: its states and arrows, without words. */
export interface Preview {
  readonly width: number;
  readonly height: number;
  /** By the path of the state below its chart. */
  readonly states: readonly { readonly path: string; readonly box: Box; readonly isFrame: boolean }[];
  readonly arrows: readonly (readonly number[])[];
  /** How many states it has, without those that hold others and the one before a document exists. */
  readonly count: number;
}

/** Left to right on wide pages, top to bottom on narrow ones. */
export type Flow = 'wide' | 'tall';

/** The name of a set of folded states within a layout. */
export const foldKey = (folded: Iterable<string>): string => [...folded].toSorted().join(' ');
