import { connectivityOf } from '#machines/app/connectivity/connectivity.machine.ts';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { tourPlans } from '#machines/app/tour/tour.rules.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { App } from '#views/navigation/app-context.tsx';
import { ConnectivityControl } from '#views/frame/app/connectivity-control.tsx';
import { RouteAnnouncer } from '#views/frame/app/route-announcer.tsx';
import { SignInOver } from '#views/frame/app/sign-in-over.tsx';
import { SignOutQuestion } from '#views/frame/app/sign-out-question.tsx';
import { ToTop } from '#views/frame/app/to-top.tsx';
import { Toaster } from '#views/frame/app/toaster.tsx';
import { UpdateOffer } from '#views/frame/app/update-offer.tsx';
import { useInstallItem } from '#views/frame/app/use-install-item.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { TourParts } from '#views/frame/tour/tour-parts.tsx';
import { MenuList } from '#views/ui/menu-list.tsx';
import { connectivityCase } from '../model/connectivity-case.ts';
import { installCase } from '../model/install-case.ts';
import { notificationsCase } from '../model/notifications-case.ts';
import { pageCase } from '../model/page-case.ts';
import { sessionCase } from '../model/session-case.ts';
import { tourCase } from '../model/tour-case.ts';
import { updateCase } from '../model/update-case.ts';
import { as, gives, snapshotsOf } from './app-part.ts';
import type { AppPart, SeenButton } from './app-part.ts';

interface Said {
  readonly type: string;
  readonly message: string;
}

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

const TITLE = 'Products';

function PageParts() {
  return (
    <>
      <RouteAnnouncer title={TITLE} />
      <ToTop />
    </>
  );
}

const oneTour = {
  plans: tourPlans((path) => path).filter(({ id }) => id === 'dashboard'),
  home: '/dashboard',
};

/** An open company, for its connectivity alone. */
const companyOf = (connectivity: unknown): ReturnType<App['company']> => as({ connectivity }); // all that the pill asks of it

/** Charts whose part needs only a snapshot, on every page. */
export const appParts = (): readonly AppPart[] => [
  {
    name: 'notifications',
    ...snapshotsOf(notificationsCase(), ({ value, context }) => [
      value,
      context.list.map(({ type, message }: Said) => [type, message]),
    ]),
    Shown: Toaster,
    app: ({ actor }) => ({ notifications: as(actor) }),
    buttons: ({ context }) => [
      { at: '.ui-toasts-clear', standing: context.list.length > 1 ? 'on' : 'away', tells: ['clear'] },
    ],
    shows: ({ context }) => ({ '.ui-toast': context.list.length }),
  },
  {
    name: 'update',
    ...snapshotsOf(updateCase()),
    Shown: UpdateOffer,
    app: ({ actor }) => ({ update: as(actor) }),
    buttons: (snapshot) => [
      gives(snapshot, '.app-update [data-variant=primary]', { type: 'reload' }),
      gives(snapshot, '.app-update [data-variant=quiet]', { type: 'putOff' }),
    ],
    shows: (snapshot) => ({ '[data-testid=update-offer] button': snapshot.can({ type: 'reload' }) ? 2 : 0 }),
  },
  {
    name: 'install',
    ...snapshotsOf(installCase()),
    Shown: InstallMenu,
    app: ({ actor }) => ({ install: as(actor) }),
    buttons: (snapshot) => [gives(snapshot, '[data-action=install]', { type: 'install' })],
    shows: (snapshot) => ({ '[role=menuitem]': snapshot.can({ type: 'install' }) ? 1 : 0 }),
  },
  {
    name: 'page',
    ...snapshotsOf(pageCase, ({ value, context }) => [value, context.title]),
    Shown: PageParts,
    app: ({ actor }) => ({ page: as(actor) }),
    buttons: (snapshot) => [gives(snapshot, '[data-testid=scroll-to-top]', { type: 'returnToTop' })],
    shows: () => ({ '[data-testid=route-announcer]': 1 }),
    // The new page's name is announced a moment before it becomes the document's title.
    says: ({ context }) => ({ '[data-testid=route-announcer]': context.title ?? TITLE }),
  },
  {
    name: 'connectivity',
    // The list of pending changes is a separate part, loaded on demand.
    ...snapshotsOf(
      connectivityCase(),
      ({ value, context }) => [value, context],
      ({ value }) => value['list'] === 'closed',
    ),
    Shown: ConnectivityControl,
    app: ({ actor }) => ({ company: () => companyOf(actor) }),
    buttons: (snapshot) => [gives(snapshot, '[data-testid=connectivity]', { type: 'openList' })],
    shows: (snapshot) => ({ [`[data-state=${pillOf(snapshot)}]`]: 1 }),
  },
  {
    name: 'tour',
    ...snapshotsOf(tourCase(oneTour), ({ value, context }) => {
      const { picked, step, missing, completed, dontShowAgain } = context;
      return [value, picked, step, missing.length, completed.length > 0 || dontShowAgain];
    }),
    Shown: ({ actor }) => <TourParts tour={as<TourActor>(actor)} path="/dashboard" />,
    app: () => ({}),
    buttons: tourButtons,
    shows: (snapshot) => ({ '[role=dialog] input[type=radio]': snapshot.hasTag('choosing') ? 5 : 0 }),
  },
  {
    name: 'session',
    ...snapshotsOf(sessionCase(), ({ value, context: { user, error, unsent } }) => [
      value,
      user,
      error,
      unsent,
    ]),
    Shown: SessionParts,
    app: ({ actor }) => ({ session: as(actor), company: () => null }),
    buttons: (snapshot) => [
      gives(snapshot, '.ui-dialog-actions [data-variant=danger]', { type: 'confirm' }),
      // The second step of a sign-in is begun anew from its own form, not from a dialog's foot.
      ...(snapshot.hasTag('askingFactor')
        ? []
        : [gives(snapshot, '.ui-dialog-actions [data-variant=quiet]', { type: 'cancel' })]),
    ],
    shows: (snapshot) => ({
      '[role=dialog], [role=alertdialog]': [
        snapshot.hasTag('expired'),
        snapshot.can({ type: 'confirm' }),
      ].filter(Boolean).length,
    }),
  },
];

const pillOf = (snapshot: AnyMachineSnapshot): string =>
  connectivityOf(snapshot as Parameters<typeof connectivityOf>[0]).state; // of the machine above

function tourButtons(snapshot: AnyMachineSnapshot): SeenButton[] {
  const button = (id: string, type = id, otherwise: SeenButton['standing'] = 'off'): SeenButton =>
    gives(snapshot, `[data-testid=tour-${id}]`, { type }, otherwise);
  if (snapshot.hasTag('choosing'))
    return [
      button('cancel'),
      gives(snapshot, '[data-testid=tour-start]', { type: 'start', path: '/' }, 'off'),
    ];
  if (snapshot.hasTag('paused')) return [button('resume'), button('cancel')];
  if (snapshot.hasTag('asking'))
    return [
      gives(snapshot, '.ui-dialog-actions [data-variant=primary]', { type: 'confirm' }),
      gives(snapshot, '.ui-dialog-actions [data-variant=quiet]', { type: 'stay' }),
    ];
  if (!snapshot.hasTag('running')) return [];
  const isLast = snapshot.context.step === snapshot.context.total - 1;
  return [
    button('next', isLast ? 'complete' : 'next'),
    button('back'),
    button('pause'),
    button('skip'),
    button('cancel'),
  ];
}
