import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/**
 * `at`: `idle`, `choosing` (the dialog is open), `starting` (on the way to the first page), `seeking` (the element of a
 * step is looked for), `shown`, `asking` (the stop confirmation) or `paused`. `box`: the tick of the dialog.
 */
export interface TourSeen extends Observation {
  /** The choice of the dialog. */
  selection: string | null;
  currentTour: string | null;
  currentStep: number;
  totalSteps: number;
  completedTours: readonly string[];
  dontShowAgain: boolean;
  /** Whether the offer of this visit was made. */
  offered: boolean;
  /** Steps whose element was looked for in vain. */
  leftOut: readonly number[];
  direction: 'on' | 'back';
  /** Whether the stop confirmation is enabled. */
  confirmation: boolean;
  /** The tours there are: their steps by page. */
  tours: Readonly<Record<string, readonly string[]>>;
  /** The page where they are offered. */
  home: string;
}

export interface TourAsk {
  /** A tour there is; undefined for one that there is not. */
  tour?: string;
  path?: string;
}

type TourRow = Row<TourSeen, TourAsk>;
type Then = NonNullable<TourRow['then']>;
type When = NonNullable<TourRow['when']>;

const layers: TourRow['layers'] = ['model', 'browser'];
const modelOnly: TourRow['layers'] = ['model'];

const opens = quoted('The dialog opens with selection and checkbox reset;');
const closes = quoted('closing by X or Cancel, or starting, saves dontShowAgain when ticked.');
const goes = quoted(
  'Starting a tour first navigates to its route if not already there, waits about 500 ms, then begins.',
);
const begins = quoted('idle to active on start (step 0, total set, dialog hidden).');
const steps = quoted('Next increases the step up to the total. Back decreases it, not below 0.');
const completes = quoted('Complete adds the tour id to the completed list once, saves, and ends.');
const unrecorded = quoted('Cancel or skip ends without recording.');
const pauses = quoted('Pause and resume exist.');
const resets = quoted('Reset clears the list and the flag.');
const keys = quoted('Keyboard: Esc exits, left and right arrows go back and next.');
const confirms = quoted(
  'A stop confirmation ("Are you sure you want to stop the tour?") exists only if enabled, and is not enabled in the tours.',
);
const firstTime = quoted('A first-time user has no completed tours and dontShowAgain not set.');

const decided = (decision: string): Source => ({ decision });
const searches = decided('Before a step is shown its page is gone to and its element looked for.');
const leaves = decided('A step without its element is left out, onwards or back, and not looked for again.');
const readsOn = decided('Next after the last step completes the tour: the total is never a step of its own.');
const keepsPage = decided(
  'While paused the page and its keys are the person’s: only going on and ending remain.',
);
const strays = decided('Who goes to another page, or cannot leave theirs, has paused the tour.');
const nothingLeft = decided('A tour of which nothing can be shown ends unrecorded, and says so.');
const signedOut = decided('A tour ends with the session.');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Figures that a row may change; all others must stay as they were. */
const changes =
  (expected: (before: TourSeen, ask: TourAsk) => Partial<TourSeen>): Then =>
  (before, after, ask) => {
    const { state: _, ...wanted } = { ...before, ...expected(before, ask) };
    const { state: __, ...got } = after;
    return same(wanted, got);
  };
const nothing = changes(() => ({}));

const ended: Partial<TourSeen> = {
  selection: null,
  currentTour: null,
  currentStep: 0,
  totalSteps: 0,
  leftOut: [],
  direction: 'on',
};
const ends = changes(() => ended);
const never = changes(() => ({ ...ended, dontShowAgain: true }));

const begun = ({ selection, tours }: TourSeen): Partial<TourSeen> => ({
  ...ended,
  currentTour: selection,
  totalSteps: tours[selection ?? '']?.length ?? 0,
});
const recorded = ({ completedTours, currentTour }: TourSeen): Partial<TourSeen> => ({
  ...ended,
  completedTours: [...new Set([...completedTours, currentTour ?? ''])],
});

const startsHere: When = ({ selection, tours }, { path }) =>
  selection !== null && tours[selection]?.[0] === path;
const startsElsewhere: When = (before, ask) => before.selection !== null && !startsHere(before, ask);

/** The steps on one side of the current one that were not left out, the nearest first. */
const ahead = ({ currentStep, totalSteps, leftOut }: TourSeen): number[] =>
  Array.from({ length: totalSteps }, (_, step) => step).filter(
    (step) => step > currentStep && !leftOut.includes(step),
  );
const behind = ({ currentStep, totalSteps, leftOut }: TourSeen): number[] =>
  Array.from({ length: totalSteps }, (_, step) => totalSteps - 1 - step).filter(
    (step) => step < currentStep && !leftOut.includes(step),
  );
/** Where the search goes after a step without its element. */
const onwards = (seen: TourSeen): number | undefined =>
  seen.direction === 'back' ? (behind(seen)[0] ?? ahead(seen)[0]) : ahead(seen)[0];
const isAnyShown = ({ leftOut, totalSteps }: TourSeen): boolean => leftOut.length + 1 < totalSteps;
const isThereOf = ({ currentTour, currentStep, tours }: TourSeen): string | undefined =>
  tours[currentTour ?? '']?.[currentStep];

const open = { at: 'choosing', box: '*' };
const idle = { at: 'idle', box: 'none' };
const active = { at: ['seeking', 'shown'] };
const withConfirmation: When = ({ confirmation }) => confirmation;
const without: When = ({ confirmation }) => !confirmation;
const isNewcomer: When = ({ completedTours, dontShowAgain, offered, home }, { path }) =>
  path === home && completedTours.length === 0 && !dontShowAgain && !offered;

/** The ways out of the dialog, and what is kept of its tick. */
const leavings = (
  [
    ['TOUR-03', 'close by X'],
    ['TOUR-04', 'cancel'],
  ] as const
).flatMap(([id, on]): TourRow[] => [
  {
    id,
    layers,
    on,
    from: { at: 'choosing', box: 'ticked' },
    to: idle,
    src: closes,
    then: never,
    does: ['save'],
  },
  { id: `${id}a`, layers, on, from: { at: 'choosing', box: 'unticked' }, to: idle, src: closes, then: ends },
]);

const startings = (['ticked', 'unticked'] as const).flatMap((box): TourRow[] => {
  const isTicked = box === 'ticked';
  const then = changes((before) => ({ ...begun(before), ...(isTicked && { dontShowAgain: true }) }));
  const saved = isTicked ? ['save'] : [];
  const mark = isTicked ? 't' : '';
  return [
    {
      id: `TOUR-06${mark}`,
      layers,
      on: 'start',
      from: { at: 'choosing', box },
      to: { at: 'starting', box: 'none' },
      src: goes,
      when: startsElsewhere,
      then,
      does: [...saved, 'navigate'],
    },
    {
      id: `TOUR-07${mark}`,
      layers,
      on: 'start',
      from: { at: 'choosing', box },
      to: { at: 'seeking', box: 'none' },
      src: begins,
      when: startsHere,
      then,
      does: saved,
    },
  ];
});

/** Cancel, skip and Esc, with and without the confirmation. */
const stops = (
  [
    ['TOUR-15', 'cancel', unrecorded],
    ['TOUR-16', 'skip', unrecorded],
    ['TOUR-20', 'Esc', keys],
  ] as const
).flatMap(([id, on, src]): TourRow[] => [
  { id, layers, on, from: active, to: { at: 'idle' }, src, when: without, then: ends },
  {
    id: `TOUR-24-${on.toLowerCase()}`,
    layers: modelOnly,
    on,
    from: active,
    to: { at: 'asking' },
    src: confirms,
    when: withConfirmation,
    then: nothing,
  },
]);

/** Onwards and back, by button and by key. */
const stepping: readonly TourRow[] = [
  ...(
    [
      ['TOUR-09', 'TOUR-10', 'next', steps],
      ['TOUR-22', 'TOUR-22a', 'right arrow', keys],
    ] as const
  ).flatMap(([id, last, on, src]): TourRow[] => [
    {
      id,
      layers,
      on,
      from: { at: 'shown' },
      to: { at: 'seeking' },
      src,
      when: (before) => ahead(before).length > 0,
      then: changes((before) => ({ currentStep: ahead(before)[0] ?? -1, direction: 'on' })),
    },
    {
      id: last,
      layers,
      on,
      from: { at: 'shown' },
      to: { at: 'idle' },
      src: readsOn,
      when: (before) => ahead(before).length === 0,
      then: changes(recorded),
      does: ['save', 'say completed'],
    },
  ]),
  // At the first step nothing is behind, so that no row allows it: TOUR-12.
  ...(
    [
      ['TOUR-11', 'back', steps],
      ['TOUR-21', 'left arrow', keys],
    ] as const
  ).map(([id, on, src]): TourRow => ({
    id,
    layers,
    on,
    from: { at: 'shown' },
    to: { at: 'seeking' },
    src,
    when: (before) => behind(before).length > 0,
    then: changes((before) => ({ currentStep: behind(before)[0] ?? -1, direction: 'back' })),
  })),
];

const lengths = quoted('Tour steps: dashboard 5, products 7, inventory 6, sales 5, complete 20.');
/** How many steps the real tours have. */
export const tourLengths = [
  { id: 'TOUR-25', src: lengths, tour: 'dashboard', steps: 5 },
  { id: 'TOUR-26', src: lengths, tour: 'products', steps: 7 },
  { id: 'TOUR-27', src: lengths, tour: 'inventory', steps: 6 },
  { id: 'TOUR-28', src: lengths, tour: 'sales', steps: 5 },
  { id: 'TOUR-29', src: lengths, tour: 'complete', steps: 20 },
] as const;

export const tourStart = { at: 'idle' };
export const tourRows: readonly TourRow[] = [
  {
    id: 'TOUR-01',
    layers,
    on: 'open dialog',
    from: { at: 'idle' },
    to: { at: 'choosing', box: 'unticked' },
    src: opens,
    then: changes(() => ({ selection: null, offered: true })),
    does: ['note the offer'],
  },
  {
    id: 'TOUR-02',
    layers,
    on: 'choose',
    from: open,
    to: {},
    src: quoted('Start is disabled until a tour is chosen.'),
    when: (_, { tour }) => tour !== undefined,
    then: changes((_, { tour = null }) => ({ selection: tour })),
  },
  {
    id: 'TOUR-02a',
    layers,
    on: 'tick',
    from: { at: 'choosing', box: 'unticked' },
    to: { box: 'ticked' },
    src: closes,
    then: nothing,
  },
  {
    id: 'TOUR-02b',
    layers,
    on: 'untick',
    from: { at: 'choosing', box: 'ticked' },
    to: { box: 'unticked' },
    src: closes,
    then: nothing,
  },
  ...leavings,
  ...startings,
  {
    id: 'TOUR-08',
    layers,
    on: '500 ms pass',
    from: { at: 'starting' },
    to: { at: 'seeking' },
    src: goes,
    then: nothing,
  },
  {
    id: 'TOUR-08a',
    layers,
    on: 'found',
    from: { at: 'seeking' },
    to: { at: 'shown' },
    src: searches,
    then: nothing,
  },
  {
    id: 'TOUR-08b',
    layers,
    on: 'not found',
    from: { at: 'seeking' },
    to: {},
    src: leaves,
    when: (before) => onwards(before) !== undefined,
    then: changes((before) => {
      const currentStep = onwards(before) ?? 0;
      return {
        currentStep,
        direction: currentStep < before.currentStep ? 'back' : 'on',
        leftOut: [...before.leftOut, before.currentStep],
      };
    }),
  },
  {
    id: 'TOUR-08c',
    layers,
    on: 'not found',
    from: { at: 'seeking' },
    to: { at: 'idle' },
    src: leaves,
    when: (before) => onwards(before) === undefined && isAnyShown(before),
    then: changes(recorded),
    does: ['save', 'say completed'],
  },
  {
    id: 'TOUR-08d',
    layers,
    on: 'not found',
    from: { at: 'seeking' },
    to: { at: 'idle' },
    src: nothingLeft,
    when: (before) => onwards(before) === undefined && !isAnyShown(before),
    then: ends,
    does: ['say nothing shown'],
  },
  {
    id: 'TOUR-08e',
    layers,
    on: 'blocked',
    from: { at: 'seeking' },
    to: { at: 'paused' },
    src: strays,
    then: nothing,
  },
  {
    id: 'TOUR-08f',
    layers,
    on: 'lose',
    from: { at: 'shown' },
    to: { at: 'seeking' },
    src: searches,
    then: nothing,
  },
  ...stepping,
  ...[true, false].map((isKnown): TourRow => ({
    id: isKnown ? 'TOUR-14' : 'TOUR-13',
    layers,
    on: 'complete',
    from: { at: 'shown' },
    to: { at: 'idle' },
    src: completes,
    when: (before) =>
      ahead(before).length === 0 && before.completedTours.includes(before.currentTour ?? '') === isKnown,
    then: changes(recorded),
    does: ['save', 'say completed'],
  })),
  ...stops,
  { id: 'TOUR-17', layers, on: 'pause', from: active, to: { at: 'paused' }, src: pauses, then: nothing },
  {
    id: 'TOUR-17a',
    layers,
    on: 'arrive',
    from: { at: 'shown' },
    to: { at: 'paused' },
    src: strays,
    when: (before, { path }) => path !== isThereOf(before),
    then: nothing,
  },
  {
    id: 'TOUR-17b',
    layers,
    on: 'cancel',
    from: { at: 'paused' },
    to: { at: 'idle' },
    src: keepsPage,
    when: without,
    then: ends,
  },
  {
    id: 'TOUR-17c',
    layers: modelOnly,
    on: 'cancel',
    from: { at: 'paused' },
    to: { at: 'asking' },
    src: confirms,
    when: withConfirmation,
    then: nothing,
  },
  {
    id: 'TOUR-18',
    layers,
    on: 'resume',
    from: { at: 'paused' },
    to: { at: 'seeking' },
    src: pauses,
    then: nothing,
  },
  {
    id: 'TOUR-19',
    layers,
    on: 'reset',
    from: open,
    to: {},
    src: resets,
    then: changes(() => ({ completedTours: [], dontShowAgain: false })),
    does: ['save'],
  },
  {
    id: 'TOUR-23',
    layers,
    on: 'arrive',
    from: { at: 'idle' },
    to: { at: 'choosing', box: 'unticked' },
    src: firstTime,
    when: isNewcomer,
    then: changes(() => ({ offered: true })),
    does: ['note the offer'],
  },
  {
    id: 'TOUR-24a',
    layers: modelOnly,
    on: 'confirm',
    from: { at: 'asking' },
    to: { at: 'idle' },
    src: confirms,
    then: ends,
  },
  {
    id: 'TOUR-24b',
    layers: modelOnly,
    on: 'stay',
    from: { at: 'asking' },
    to: { at: 'seeking' },
    src: confirms,
    then: nothing,
  },
  {
    id: 'TOUR-24c',
    layers: modelOnly,
    on: 'pause',
    from: { at: 'asking' },
    to: { at: 'paused' },
    src: pauses,
    then: nothing,
  },
  {
    id: 'TOUR-30',
    layers,
    on: 'sign out',
    from: { at: ['choosing', 'starting', 'seeking', 'shown', 'asking', 'paused'], box: '*' },
    to: idle,
    src: signedOut,
    then: ends,
  },
];
