import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { tours, tourSteps, type TourId, type TourStepId } from '#machines/app/tour/tour.rules.ts';
import type { Offer, Step, System } from '../kernel/graph.ts';
import { surveyApp } from '../model/app-case.ts';
import { tourCase, tourSeen } from '../model/tour-case.ts';
import type { TourObserved } from '../spec/tour-observed.ts';

/** What happens in a browser, as the events the chart gets: the action, and the outcome of the search. */
export type Happening = readonly AnyEventObject[];
export type TourSystem = System<AnyMachineSnapshot, Happening>;
/** The walked tours, with their steps. */
export type Tours = Readonly<Partial<Record<TourId, readonly TourStepId[]>>>;

export const home = '/dashboard';
/** A page without steps of the walked tours. */
export const elsewhere = '/apps/products';
/** The real tour: all of its steps are on one page. */
export const realTour: Tours = { dashboard: tours.dashboard };

const found = { type: 'xstate.done.actor.find', output: undefined };
const notFound = { type: 'xstate.error.actor.find', error: { reason: 'missing' } };
const blocked = { type: 'xstate.error.actor.find', error: { reason: 'blocked' } };
const settled = { type: 'xstate.after.settle.tour.starting' };

const does = (word: string, events: Happening, outcome = ''): Offer<Happening> => ({
  word,
  label: `${word}, ${outcome}`.replace(/, $/, ''),
  event: events,
});
const found1 = 'found';
const passed = 'not found, the next one found';
const ended = 'not found, none is left';

function starts(path: string, steps: number): Offer<Happening>[] {
  const begin = [{ type: 'start', path }, ...(path === home ? [] : [settled])];
  const word = `start from ${path}`;
  return [
    does(word, [...begin, found], found1),
    ...(steps > 1 ? [does(word, [...begin, notFound, found], passed)] : []),
    does(word, [...begin, ...Array.from({ length: steps }, () => notFound)], 'nothing is found'),
  ];
}

const signsOut = does('sign out', [{ type: 'signOut' }]);

/** Without a choice, starting is tried in one way only: all ways are refused. */
function inDialog(seen: TourObserved): Offer<Happening>[] {
  const steps = seen.tours[seen.selection ?? '']?.length;
  return [
    ...Object.keys(seen.tours).map((tour) => does('choose', [{ type: 'pick', tour }], tour)),
    does('tick', [{ type: 'tick' }]),
    does('untick', [{ type: 'untick' }]),
    does('close by X', [{ type: 'close' }]),
    does('cancel', [{ type: 'cancel' }]),
    signsOut,
    ...(isAnyKept(seen) ? [does('reset', [{ type: 'reset' }])] : []),
    ...(steps === undefined
      ? starts(home, 1).slice(0, 1)
      : [home, elsewhere].flatMap((path) => starts(path, steps))),
  ];
}

const moves = (
  [
    ['next', 'next'],
    ['right arrow', 'next'],
    ['back', 'back'],
    ['left arrow', 'back'],
    ['lose', 'lose'],
  ] as const
).flatMap(([word, type]) => [
  does(word, [{ type }, found], found1),
  does(word, [{ type }, notFound, found], passed),
]);

const atStep: readonly Offer<Happening>[] = [
  ...moves,
  does('next', [{ type: 'next' }, notFound], ended),
  does('complete', [{ type: 'complete' }]),
  ...['skip', 'cancel', 'pause'].map((type) => does(type, [{ type }])),
  does('Esc', [{ type: 'exit' }]),
  signsOut,
  does('arrive', [{ type: 'arrive', path: elsewhere }], `at ${elsewhere}`),
];

const atPause: readonly Offer<Happening>[] = [
  does('resume', [{ type: 'resume' }, found], found1),
  does('resume', [{ type: 'resume' }, blocked], 'the page cannot be left'),
  does('cancel', [{ type: 'cancel' }]),
  does('Esc', [{ type: 'exit' }]),
  signsOut,
  does('right arrow', [{ type: 'next' }]),
];

const atRest: readonly Offer<Happening>[] = [
  does('open dialog', [{ type: 'open' }]),
  does('arrive', [{ type: 'arrive', path: home }], `at ${home}`),
];

/** What can be done in a state; a search that fails once is only tried if nothing has been skipped yet. */
export function offersAt(seen: TourObserved): readonly Offer<Happening>[] {
  const { at } = seen.state;
  if (at === 'idle') return atRest;
  if (at === 'choosing') return inDialog(seen);
  if (at === 'paused') return atPause;
  return atStep.filter(({ label, word }) => {
    if (word === 'complete') return isLast(seen);
    if (label.endsWith(ended)) return seen.currentStep === seen.totalSteps - 2 && seen.leftOut.length === 0;
    return !label.endsWith(passed) || (seen.leftOut.length === 0 && canPass(seen, word));
  });
}

const isAnyKept = ({ completedTours, dontShowAgain }: TourObserved): boolean =>
  completedTours.length > 0 || dontShowAgain;
const isLast = ({ currentStep, totalSteps, leftOut }: TourObserved): boolean =>
  !Array.from({ length: totalSteps }, (_, step) => step).some(
    (step) => step > currentStep && !leftOut.includes(step),
  );

/** Whether there is another step beyond the skipped one. */
function canPass({ currentStep, totalSteps }: TourObserved, word: string): boolean {
  if (word === 'back' || word === 'left arrow') return currentStep >= 1;
  return currentStep + (word === 'lose' ? 1 : 2) < totalSteps;
}

/** Tours as a browser walks them, and the chart as judged by the rows. */
export function tourSystem(walked: Tours = realTour) {
  const plans = Object.entries(walked).map(([id, steps]) => ({
    id,
    paths: steps.map((step) => tourSteps[step].path),
  }));
  const subject = tourCase({ plans, home });
  const survey = surveyApp(subject, ({ word }) => word !== 'not found');
  const chart = survey.system;
  const step = (snapshot: AnyMachineSnapshot, events: Happening): Step<AnyMachineSnapshot> => {
    const whole = { next: snapshot, accepted: false, fired: [] as string[], does: [] as string[] };
    for (const event of events) {
      const one = chart.step(whole.next, event);
      if (!one.accepted) break;
      whole.next = one.next;
      whole.accepted = true;
      whole.fired.push(...one.fired);
      whole.does.push(...one.does);
    }
    return whole;
  };
  const system: TourSystem = {
    name: chart.name,
    starts: chart.starts.filter(({ label }) => label === 'first visit'),
    offers: (snapshot) => offersAt(tourSeen(snapshot)),
    step,
    key: (snapshot) => chart.key(snapshot),
  };
  return { subject, survey, system };
}
