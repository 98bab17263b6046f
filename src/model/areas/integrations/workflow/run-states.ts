import type { RunState } from './run-answer.ts';

interface OfRun {
  readonly state: RunState;
}

const underWay: ReadonlySet<RunState> = new Set(['started', 'waiting']);
const over: ReadonlySet<RunState> = new Set(['done', 'failed']);
const going: ReadonlySet<RunState> = new Set(['started']);
const failed: ReadonlySet<RunState> = new Set(['failed']);
const cut: ReadonlySet<RunState> = new Set(['cut']);

/** Whether a run goes on by itself. */
export const isUnderWay = ({ state }: OfRun): boolean => underWay.has(state);
/** Whether it goes on at once. */
export const goesOn = ({ state }: OfRun): boolean => going.has(state);
/** Whether it has ended. */
export const isOver = ({ state }: OfRun): boolean => over.has(state);
/** Whether it can be run again. */
export const hasFailed = ({ state }: OfRun): boolean => failed.has(state);
/** Whether it was not started, as too many had followed from one another. */
export const wasCut = ({ state }: OfRun): boolean => cut.has(state);
