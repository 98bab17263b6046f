import { createActor, fromPromise } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { withoutLocale } from '#i18n/locale.ts';
import { holds } from '#machines/app/session/session.types.ts';
import { tourMachine, type StepFailure, type TourActor } from '#machines/app/tour/tour.machine.ts';
import { tourPlans, tourSteps, type TourStep } from '#machines/app/tour/tour.rules.ts';
import { keepTours, keptTours, noteTourOffer, wasTourOffered } from '#services/storage/tour-progress.ts';
import type { AppWatch } from '#services/watch/app-watch.ts';
import type { AppRouter } from '#views/frame/app/router.tsx';
import { aliases, siteMap } from '#views/site-map.ts';
import { tourCompleted, tourShowsNothing } from '#views/frame/tour/tour-outcome.messages.ts';
import { stepAt } from '#views/frame/tour/tour-step-at.ts';
import { awaitTarget, scrollToTarget } from '#views/frame/tour/tour-target.ts';
import type { SessionActor } from './session.ts';

export interface TourOptions {
  readonly router: AppRouter;
  readonly session: SessionActor;
  /** Goes to a path without a locale. */
  readonly go: (path: string) => void;
  readonly say: (message: string, type: 'success' | 'info') => void;
  readonly watch: AppWatch;
}

const HOME = '/dashboard';
/** By then a page that can be left has been left. */
const TIME_TO_LEAVE = 200;

const resolve = (path: string): string => aliases[path] ?? path;

/** The tours, over the router and this device's storage; started, and following the session. */
export function createTour(options: TourOptions): TourActor {
  const { router, session, go, say } = options;
  const actor = createActor(
    tourMachine.provide({
      actors: {
        find: fromPromise(({ input, signal }) => {
          const step = stepAt(input.tour, input.step);
          return step ? findStep(tourSteps[step], options, signal) : failed('missing');
        }),
      },
      actions: {
        save: ({ context }) => keepTours(localStorage, context),
        keepOffer: () => noteTourOffer(sessionStorage),
        goToStart: (_, { path }) => go(path),
        tellCompleted: (_, { leftOut }) => say(i18n._(tourCompleted(leftOut)), 'success'),
        tellNothing: () => say(i18n._(tourShowsNothing), 'info'),
      },
    }),
    {
      input: {
        ...keptTours(localStorage),
        plans: tourPlans(resolve),
        home: HOME,
        asksBeforeStop: false,
        offered: wasTourOffered(sessionStorage),
      },
    },
  );
  options.watch.watch({ tour: actor });
  actor.start();
  const follow = (): void => followSession(actor, options);
  session.subscribe(follow);
  router.subscribe('onResolved', follow);
  // The page was there before the tours.
  follow();
  return actor;
}

/** A tour requires a signed-in person with a company; it pauses while they sign in again. */
function followSession(actor: TourActor, { router, session }: TourOptions): void {
  const state = session.getSnapshot();
  const isIn = state.hasTag('signedIn') && state.context.user !== null && state.context.active !== null;
  if (!isIn) return actor.send({ type: 'signOut' });
  if (state.hasTag('expired')) return actor.send({ type: 'pause' });
  const isSettled = !state.hasTag('settling') && router.state.status === 'idle';
  if (isSettled) actor.send({ type: 'arrive', path: pathOf(router) });
}

const pathOf = ({ state }: AppRouter): string =>
  withoutLocale((state.resolvedLocation ?? state.location).pathname);

const failed = (reason: StepFailure['reason']): Promise<never> =>
  // oxlint-disable-next-line prefer-promise-reject-errors -- a failure of the chart: a value, no exception
  Promise.reject({ reason } satisfies StepFailure);

/** Opens a step's page, if the person may see it, and finds its element. */
async function findStep(step: TourStep, options: TourOptions, signal: AbortSignal): Promise<void> {
  const { router, session, go } = options;
  const path = resolve(step.path);
  const needed = siteMap.find((page) => page.path === path)?.can;
  if (needed && !holds(session.getSnapshot().context, `${needed.subject}.${needed.action}`))
    return failed('missing');
  const before = location.pathname;
  if (withoutLocale(before) !== path) {
    go(path);
    await new Promise((done) => setTimeout(done, TIME_TO_LEAVE));
    if (location.pathname === before) return failed('blocked');
  }
  const isThere = (): boolean => router.state.status === 'idle' && pathOf(router) === path;
  const target = await awaitTarget(step.target, { isThere, signal });
  if (!target) return failed('missing');
  scrollToTarget(target);
}
