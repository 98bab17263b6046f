import type { ComponentType } from 'react';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { connectivityOf } from '#machines/connectivity/connectivity.machine.ts';
import { tourPlans } from '#machines/tour/tour.rules.ts';
import type { App } from '#views/app/app-context.tsx';
import { ConnectivityControl } from '#views/app/connectivity-control.tsx';
import { SignInOver } from '#views/app/sign-in-over.tsx';
import { SignOutQuestion } from '#views/app/sign-out-question.tsx';
import { Toaster } from '#views/app/toaster.tsx';
import { UpdateOffer } from '#views/app/update-offer.tsx';
import { useInstallItem } from '#views/app/use-install-item.ts';
import { useSessionView } from '#views/app/use-session.ts';
import { TourParts } from '#views/tour/tour-parts.tsx';
import { MenuList } from '#views/ui/menu-list.tsx';
import { surveyApp } from '../model/app-case.ts';
import { connectivityCase } from '../model/connectivity-case.ts';
import { installCase } from '../model/install-case.ts';
import { notificationsCase } from '../model/notifications-case.ts';
import { sessionCase } from '../model/session-case.ts';
import { tourCase } from '../model/tour-case.ts';
import { updateCase } from '../model/update-case.ts';

/** A part of the application that is drawn from the snapshot of one chart. */
export interface AppPart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly snapshots: readonly AnyMachineSnapshot[];
  readonly Shown: ComponentType<{ readonly actor: AnyActorRef }>;
  /** What the application gives it. */
  readonly app: (actor: AnyActorRef) => Partial<App>;
  /** Which buttons there are, by the chart: each with whether it may be pressed. */
  readonly buttons: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, boolean>>;
  /** What it shows beyond buttons: elements that must be there, so many of each. */
  readonly shows: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, number>>;
}

interface Said {
  readonly type: string;
  readonly message: string;
}

type Subject = Parameters<typeof surveyApp<never, never>>[0];

/** The reachable snapshots, one for each state and each of what the part draws of the context. */
function snapshotsOf(
  subject: unknown,
  drawn: (context: AnyMachineSnapshot['context']) => unknown = () => null,
): { machine: AnyStateMachine; snapshots: AnyMachineSnapshot[] } {
  const asked = subject as Subject; // cases differ in what their rows see, which is not looked at here
  const { graph } = surveyApp(asked, () => true);
  const found = graph.nodes.map(
    ({ state }) => [JSON.stringify([state.value, drawn(state.context)]), state] as const,
  );
  return { machine: asked.machine, snapshots: [...new Map(found).values()] };
}

const as = <T,>(actor: AnyActorRef): T => actor as T; // an actor of the machine that the part is drawn from

function InstallMenu() {
  return <MenuList items={useInstallItem()} onDone={() => {}} />;
}

function SessionParts() {
  const session = useSessionView();
  return (
    <>
      {session.phase === 'expired' && <SignInOver session={session} />}
      <SignOutQuestion session={session} />
    </>
  );
}

const oneTour = {
  plans: tourPlans((path) => path).filter(({ id }) => id === 'dashboard'),
  home: '/dashboard',
};

/** A company that is open, for its connectivity alone. */
const companyOf = (actor: AnyActorRef): ReturnType<App['company']> =>
  ({ connectivity: actor }) as unknown as ReturnType<App['company']>; // all that the pill asks of it

const closed = ({ value }: AnyMachineSnapshot): boolean => value['list'] === 'closed';

/** Every chart of the application with a part that a snapshot alone draws. */
export const appParts = (): readonly AppPart[] => [
  {
    name: 'notifications',
    ...snapshotsOf(notificationsCase(), ({ list }) => list.map(({ type, message }: Said) => [type, message])),
    Shown: Toaster,
    app: (actor) => ({ notifications: as<App['notifications']>(actor) }),
    buttons: ({ context }) => (context.list.length > 1 ? { '.ui-toasts-clear': true } : {}),
    shows: ({ context }) => ({ '.ui-toast': context.list.length }),
  },
  {
    name: 'update',
    ...snapshotsOf(updateCase()),
    Shown: UpdateOffer,
    app: (actor) => ({ update: as<App['update']>(actor) }),
    buttons: (snapshot) =>
      snapshot.can({ type: 'putOff' }) ? { '.app-update .ui-button[data-variant=primary]': true } : {},
    shows: (snapshot) => ({ '[data-testid=update-offer] button': snapshot.can({ type: 'reload' }) ? 2 : 0 }),
  },
  {
    name: 'install',
    ...snapshotsOf(installCase()),
    Shown: InstallMenu,
    app: (actor) => ({ install: as<App['install']>(actor) }),
    buttons: (snapshot) => (snapshot.can({ type: 'install' }) ? { '[data-action=install]': true } : {}),
    shows: (snapshot) => ({ '[role=menuitem]': snapshot.can({ type: 'install' }) ? 1 : 0 }),
  },
  {
    name: 'connectivity',
    ...open(snapshotsOf(connectivityCase(), (context) => context)),
    Shown: ConnectivityControl,
    app: (actor) => ({ company: () => companyOf(actor) }),
    buttons: () => ({ '[data-testid=connectivity]': true }),
    shows: (snapshot) => ({ [`[data-state=${pillOf(snapshot)}]`]: 1 }),
  },
  {
    name: 'tour',
    ...snapshotsOf(tourCase(oneTour), ({ picked, step, missing, completed, dontShowAgain }) => [
      picked,
      step,
      missing.length,
      completed.length > 0 || dontShowAgain,
    ]),
    Shown: ({ actor }) => <TourParts tour={as<App['tour']>(actor)} path="/dashboard" />,
    app: () => ({}),
    buttons: tourButtons,
    shows: (snapshot) => ({ '[role=dialog] input[type=radio]': snapshot.hasTag('choosing') ? 5 : 0 }),
  },
  {
    name: 'session',
    ...snapshotsOf(sessionCase(), ({ user, error, unsent }) => [user, error, unsent]),
    Shown: SessionParts,
    app: (actor) => ({ session: as<App['session']>(actor), company: () => null }),
    buttons: () => ({}),
    shows: (snapshot) => ({
      '[role=dialog], [role=alertdialog]': [
        snapshot.hasTag('expired'),
        snapshot.can({ type: 'confirm' }),
      ].filter(Boolean).length,
    }),
  },
];

/** The list of what waits is a part of its own, loaded when it is asked for. */
const open = (found: ReturnType<typeof snapshotsOf>): ReturnType<typeof snapshotsOf> => ({
  ...found,
  snapshots: found.snapshots.filter(closed),
});

const pillOf = (snapshot: AnyMachineSnapshot): string =>
  connectivityOf(snapshot as Parameters<typeof connectivityOf>[0]).state; // of the machine above

function tourButtons(snapshot: AnyMachineSnapshot): Record<string, boolean> {
  const button = (id: string): string => `[data-testid=tour-${id}]`;
  if (snapshot.hasTag('choosing'))
    return { [button('cancel')]: true, [button('start')]: snapshot.context.picked !== null };
  if (snapshot.hasTag('paused')) return { [button('resume')]: true, [button('cancel')]: true };
  if (!snapshot.hasTag('running') || snapshot.hasTag('asking')) return {};
  const isLast = snapshot.context.step === snapshot.context.total - 1;
  return {
    ...(snapshot.hasTag('seeking')
      ? {} // they stay as they are for the moment of the search, which does not hear them
      : {
          [button('next')]: snapshot.can({ type: isLast ? 'complete' : 'next' }),
          [button('back')]: snapshot.can({ type: 'back' }),
        }),
    [button('pause')]: snapshot.can({ type: 'pause' }),
    [button('skip')]: snapshot.can({ type: 'skip' }),
    [button('cancel')]: snapshot.can({ type: 'cancel' }),
  };
}

/** The actor as it stands in a snapshot: nothing that it has started goes on. */
export const frozenAt = ({ machine }: AppPart, snapshot: AnyMachineSnapshot): AnyActorRef =>
  createActor(machine, {
    snapshot: machine.resolveState({ value: snapshot.value, context: snapshot.context }),
  });
