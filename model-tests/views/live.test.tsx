// @vitest-environment happy-dom
import { act, Suspense, useState, type ReactNode } from 'react';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AnyActor, AnyEventObject } from 'xstate';
import { beforeAll, expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { SignInAnswer, SignInBy } from '#machines/app/session/session.types.ts';
import { tourMachine } from '#machines/app/tour/tour.machine.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { AppWatch } from '#services/watch/app-watch.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { LiveTab } from '#views/tools/flows/live/live-tab.tsx';
import { answerMedia, arrives, find } from '#views/ui/ui.fixtures.tsx';

beforeAll(() => flowLanguage('en'));
answerMedia();

/** A session without a person; the test alone answers its calls. */
const guest = sessionMachine.provide({
  actors: {
    restoreSession: fromPromise(() => Promise.reject(new Error('nobody'))),
    signIn: fromPromise<SignInAnswer, SignInBy>(() => new Promise<never>(() => {})),
  },
});
const tour = {
  plans: [],
  home: '/dashboard',
  asksBeforeStop: false,
  completed: [],
  dontShowAgain: true,
  offered: true,
};

interface Running {
  readonly slug: string;
  readonly actor: () => AnyActor;
  /** The state before, the event, and the state after. */
  readonly before: string;
  readonly event: AnyEventObject;
  readonly after: string;
}

const running: readonly Running[] = [
  {
    slug: 'session',
    actor: () => createActor(guest),
    before: 'session.unauthenticated.idle',
    event: { type: 'signIn', credentials: { email: 'ann@example.com', password: 'three tired herons' } },
    after: 'session.unauthenticated.signingIn',
  },
  {
    slug: 'tour',
    actor: () => createActor(tourMachine, { input: tour }),
    before: 'tour.idle',
    event: { type: 'open' },
    after: 'tour.choosing.unticked',
  },
  {
    slug: 'notifications',
    actor: () => createActor(notificationsMachine, { clock: new SimulatedClock() }),
    before: 'notifications.quiet',
    event: { type: 'add', at: 0, notification: { type: 'info', message: 'Saved' } },
    after: 'notifications.running',
  },
];

const activeState = (id: string): string => `.flow-state[data-active][data-flow-id="${id}"]`;

/** Chart words load with the first component that uses them: it is opened once the page is drawn. */
function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Suspense fallback={null}>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && children}
    </Suspense>
  );
}

async function shown({ slug, actor: make }: Running) {
  const chart = chartOfSlug(slug);
  if (!chart) throw new Error(`no chart ${slug}`);
  const watch = new AppWatch(epoch);
  const actor = make();
  watch.watch({ [slug]: actor });
  actor.start();
  await showAt(deviceWith(companyWorld()), `/en/apps/flows/${slug}`, () => (
    <AppProvider value={{ watch } as Partial<App> as App /* all that is asked of it */}>
      <Opened>
        <LiveTab chart={chart} />
      </Opened>
    </AppProvider>
  ));
  await act(async () => find('#open').click());
  return actor;
}

test.each(running.map((one) => [one.slug, one] as const))(
  '[LA1, LA2] the %s of this tab is painted where it stands, and follows what it hears',
  async (_, one) => {
    const actor = await shown(one);
    await arrives(activeState(one.before));
    const [status, rows] = [
      () => find('[role=status]').textContent,
      () => find('.flow-live-steps tbody').children.length,
    ];
    const [said, count] = [status(), rows()];
    await act(async () => actor.send(one.event));
    await act(async () => {});
    expect(document.querySelector(activeState(one.before))).toBeNull();
    expect(document.querySelector(activeState(one.after))).not.toBeNull();
    expect(status()).not.toBe(said);
    expect(rows()).toBe(count + 1);
    expect(document.body.textContent).not.toContain('herons');
    await act(async () => actor.stop());
  },
);

test('[LA2] one that does not run now says so', async () => {
  const chart = chartOfSlug('sync');
  if (!chart) throw new Error('no chart of the synchronisation');
  await showAt(deviceWith(companyWorld()), '/en/apps/flows/sync', () => (
    <AppProvider value={{ watch: new AppWatch(() => 0) } as Partial<App> as App /* as above */}>
      <LiveTab chart={chart} />
    </AppProvider>
  ));
  expect(find('.ui-empty').textContent).toContain('Not running now');
});
