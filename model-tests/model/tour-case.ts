import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { tourMachine } from '#machines/app/tour/tour.machine.ts';
import type { TourPlan } from '#machines/app/tour/tour.rules.ts';
import type { Offer } from '../kernel/graph.ts';
import { tourRows, tourStart } from '../spec/tour.rows.ts';
import type { TourAsk, TourObserved } from '../spec/tour-observed.ts';
import type { AppCase } from './app-case.ts';
import { happens } from './app-offers.ts';

const find = 'actor.find';
const missing = { reason: 'missing' };
const blocked = { reason: 'blocked' };
const settled = 'xstate.after.settle.tour.starting';

/** The tours to walk, and the page where they are offered. */
interface TourWorld {
  readonly plans: readonly TourPlan[];
  readonly home: string;
}

const written: TourWorld = {
  plans: [
    { id: 'short', paths: ['/home', '/home'] },
    { id: 'long', paths: ['/list', '/form', '/list'] },
  ],
  home: '/home',
};

function alphabetOf({ plans }: TourWorld): readonly Offer<AnyEventObject>[] {
  const pages = [...new Set(plans.flatMap(({ paths }) => paths)), '/elsewhere'];
  return [
    happens('open dialog', { type: 'open' }),
    ...pages.map((path) => happens('arrive', { type: 'arrive', path }, `at ${path}`)),
    ...[...plans.map(({ id }) => id), 'other'].map((tour) =>
      happens('choose', { type: 'pick', tour }, `the ${tour} one`),
    ),
    happens('tick', { type: 'tick' }),
    happens('untick', { type: 'untick' }),
    happens('close by X', { type: 'close' }),
    ...pages.map((path) => happens('start', { type: 'start', path }, `from ${path}`)),
    happens('500 ms pass', { type: settled }),
    happens('found', { type: `xstate.done.${find}`, output: undefined }),
    happens('not found', { type: `xstate.error.${find}`, error: missing }),
    happens('blocked', { type: `xstate.error.${find}`, error: blocked }),
    ...['next', 'back', 'complete', 'cancel', 'skip', 'pause', 'resume'].map((type) =>
      happens(type, { type }),
    ),
    happens('right arrow', { type: 'next' }),
    happens('left arrow', { type: 'back' }),
    happens('Esc', { type: 'exit' }),
    ...['lose', 'confirm', 'stay', 'reset'].map((type) => happens(type, { type })),
    happens('sign out', { type: 'signOut' }),
  ];
}

const places: Readonly<Record<string, { at: string; box: string }>> = {
  idle: { at: 'idle', box: 'none' },
  'choosing.unticked': { at: 'choosing', box: 'unticked' },
  'choosing.ticked': { at: 'choosing', box: 'ticked' },
  starting: { at: 'starting', box: 'none' },
  'active.seeking': { at: 'seeking', box: 'none' },
  'active.shown': { at: 'shown', box: 'none' },
  'active.asking': { at: 'asking', box: 'none' },
  paused: { at: 'paused', box: 'none' },
};

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value ?? {})
    .map(([name, inner]) => `${name}.${pathOf(inner)}`)
    .join();
}

export function tourSeen({ value, context }: AnyMachineSnapshot): TourObserved {
  const state = places[pathOf(value)];
  if (!state) throw new Error(`the rows have no word for ${pathOf(value)}`);
  return {
    state,
    selection: context.picked,
    currentTour: context.current,
    currentStep: context.step,
    totalSteps: context.total,
    completedTours: context.completed,
    dontShowAgain: context.dontShowAgain,
    offered: context.offered,
    leftOut: context.missing,
    direction: context.heading,
    confirmation: context.asksBeforeStop,
    tours: Object.fromEntries(context.plans.map(({ id, paths }: TourPlan) => [id, paths])),
    home: context.home,
  };
}

const input = ({ plans, home }: TourWorld, asksBeforeStop: boolean): object => ({
  plans,
  home,
  asksBeforeStop,
  completed: [],
  dontShowAgain: false,
  offered: false,
});

const askOf = ({ plans }: TourWorld, tour?: string, path?: string): TourAsk => ({
  ...(plans.some(({ id }) => id === tour) && { tour: tour ?? '' }),
  ...(path !== undefined && { path }),
});

const notInTree =
  /the (long|other) one|^(tick|untick|close by X|arrive|reset|skip|Esc|right arrow|left arrow|lose|blocked|sign out)\b|from .(form|elsewhere)/;

export const tourCase = (world = written): AppCase<TourObserved, TourAsk> => ({
  machine: tourMachine,
  plug: (machine) => ({
    name: 'tour',
    machine,
    inputs: [
      { label: 'first visit', input: input(world, false) },
      { label: 'first visit, stopping is confirmed', input: input(world, true) },
    ],
    alphabet: () => alphabetOf(world),
  }),
  spec: {
    rows: tourRows,
    starts: tourStart,
    observe: tourSeen,
    ask: ({ tour, path }) => askOf(world, tour, path),
  },
  effects: {
    save: 'save',
    keepOffer: 'note the offer',
    goToStart: 'navigate',
    tellCompleted: 'say completed',
    tellNothing: 'say nothing shown',
  },
  bounds: 'Two tours, of two and three steps, on three pages; the five real ones are walked in the browser.',
  tree: {
    keep: ({ label }) => !notInTree.test(label),
    why: 'The path tree has one tour, and leaves out what only comes back or ends (the tick, a reset, an offer, a lost element, other ways out); the covers take them all.',
  },
  signed: [
    {
      mutant: 'drop target: tour.active.seeking invoke[0] onError [1]',
      reason:
        'that the search begins anew is not seen in a snapshot; the chart’s own test of TOUR9 waits for it',
    },
  ],
});
