import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/**
 * `at`: `idle`, `choosing` (the dialog is open), `starting` (on the way to the first page), `seeking` (looking for a
 * step's element), `shown`, `asking` (the stop confirmation) or `paused`. `box`: the dialog's tick.
 */
export interface TourObserved extends Observation {
  /** The choice in the dialog. */
  selection: string | null;
  currentTour: string | null;
  currentStep: number;
  totalSteps: number;
  completedTours: readonly string[];
  dontShowAgain: boolean;
  /** Whether the offer of this visit was made. */
  offered: boolean;
  /** Steps whose element was not found. */
  leftOut: readonly number[];
  direction: 'on' | 'back';
  /** Whether the stop confirmation is enabled. */
  confirmation: boolean;
  /** All tours: their steps by page. */
  tours: Readonly<Record<string, readonly string[]>>;
  /** The page where they are offered. */
  home: string;
}

export interface TourAsk {
  /** An existing tour; otherwise undefined. */
  tour?: string;
  path?: string;
}

export type TourRow = Row<TourObserved, TourAsk>;
type Then = NonNullable<TourRow['then']>;
type When = NonNullable<TourRow['when']>;

export const layers: TourRow['layers'] = ['model', 'browser'];
export const modelOnly: TourRow['layers'] = ['model'];

export const opens = quoted('The dialog opens with selection and checkbox reset;');
export const closes = quoted('closing by X or Cancel, or starting, saves dontShowAgain when ticked.');
export const goes = quoted(
  'Starting a tour first navigates to its route if not already there, waits about 500 ms, then begins.',
);
export const begins = quoted('idle to active on start (step 0, total set, dialog hidden).');
export const steps = quoted('Next increases the step up to the total. Back decreases it, not below 0.');
export const completes = quoted('Complete adds the tour id to the completed list once, saves, and ends.');
export const unrecorded = quoted('Cancel or skip ends without recording.');
export const pauses = quoted('Pause and resume exist.');
export const resets = quoted('Reset clears the list and the flag.');
export const keys = quoted('Keyboard: Esc exits, left and right arrows go back and next.');
export const confirms = quoted(
  'A stop confirmation ("Are you sure you want to stop the tour?") exists only if enabled, and is not enabled in the tours.',
);
export const firstTime = quoted('A first-time user has no completed tours and dontShowAgain not set.');

const decided = (decision: string): Source => ({ decision });
export const searches = decided('Before a step is shown its page is gone to and its element looked for.');
export const leaves = decided(
  'A step without its element is left out, onwards or back, and not looked for again.',
);
export const readsOn = decided(
  'Next after the last step completes the tour: the total is never a step of its own.',
);
export const keepsPage = decided(
  'While paused the page and its keys are the person’s: only going on and ending remain.',
);
export const strays = decided('Who goes to another page, or cannot leave theirs, has paused the tour.');
export const nothingLeft = decided('A tour of which nothing can be shown ends unrecorded, and says so.');
export const signedOut = decided('A tour ends with the session.');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Figures that a row may change; all others must stay. */
export const changes =
  (expected: (before: TourObserved, ask: TourAsk) => Partial<TourObserved>): Then =>
  (before, after, ask) => {
    const { state: _, ...wanted } = { ...before, ...expected(before, ask) };
    const { state: __, ...got } = after;
    return same(wanted, got);
  };
export const nothing = changes(() => ({}));

const ended: Partial<TourObserved> = {
  selection: null,
  currentTour: null,
  currentStep: 0,
  totalSteps: 0,
  leftOut: [],
  direction: 'on',
};
export const ends = changes(() => ended);
export const never = changes(() => ({ ...ended, dontShowAgain: true }));

export const begun = ({ selection, tours }: TourObserved): Partial<TourObserved> => ({
  ...ended,
  currentTour: selection,
  totalSteps: tours[selection ?? '']?.length ?? 0,
});
export const recorded = ({ completedTours, currentTour }: TourObserved): Partial<TourObserved> => ({
  ...ended,
  completedTours: [...new Set([...completedTours, currentTour ?? ''])],
});

export const startsHere: When = ({ selection, tours }, { path }) =>
  selection !== null && tours[selection]?.[0] === path;
export const startsElsewhere: When = (before, ask) => before.selection !== null && !startsHere(before, ask);

/** The steps on one side of the current one that were not skipped, nearest first. */
export const ahead = ({ currentStep, totalSteps, leftOut }: TourObserved): number[] =>
  Array.from({ length: totalSteps }, (_, step) => step).filter(
    (step) => step > currentStep && !leftOut.includes(step),
  );
export const behind = ({ currentStep, totalSteps, leftOut }: TourObserved): number[] =>
  Array.from({ length: totalSteps }, (_, step) => totalSteps - 1 - step).filter(
    (step) => step < currentStep && !leftOut.includes(step),
  );
/** Where the search goes after a step without its element. */
export const onwards = (seen: TourObserved): number | undefined =>
  seen.direction === 'back' ? (behind(seen)[0] ?? ahead(seen)[0]) : ahead(seen)[0];
export const isAnyShown = ({ leftOut, totalSteps }: TourObserved): boolean => leftOut.length + 1 < totalSteps;
export const isThereOf = ({ currentTour, currentStep, tours }: TourObserved): string | undefined =>
  tours[currentTour ?? '']?.[currentStep];

export const open = { at: 'choosing', box: '*' };
export const idle = { at: 'idle', box: 'none' };
export const active = { at: ['seeking', 'shown'] };
export const withConfirmation: When = ({ confirmation }) => confirmation;
export const without: When = ({ confirmation }) => !confirmation;
export const isNewcomer: When = ({ completedTours, dontShowAgain, offered, home }, { path }) =>
  path === home && completedTours.length === 0 && !dontShowAgain && !offered;
