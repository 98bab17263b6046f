import { createActor, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { installMachine } from '#machines/app/install/install.machine.ts';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import { pageMachine } from '#machines/app/page/page.machine.ts';
import { navigationPlace, preferencesMachine } from '#machines/app/preferences/preferences.machine.ts';
import { CHOSEN_KEYS, DEFAULT_PREFERENCES } from '#machines/app/preferences/preferences.rules.ts';
import { tourMachine } from '#machines/app/tour/tour.machine.ts';
import { AppearancePanel } from '#views/frame/appearance/appearance-panel.tsx';
import type { App } from '#views/navigation/app-context.tsx';
import { CustomiserPanel } from '#views/frame/appearance/customiser-panel.tsx';
import { DefaultShell } from '#views/frame/app/default-shell.tsx';
import { Toaster } from '#views/frame/app/toaster.tsx';
import { useSessionView } from '#views/navigation/use-session.ts';
import { useSelector } from '@xstate/react';
import { companySwitchCase } from '../model/company-switch-case.ts';
import { preferencesCase } from '../model/preferences-case.ts';
import { failureText } from '../model/session-answers.ts';
import { asked, switchAt } from './account-parts.tsx';
import { as, gives, snapshotsOf } from './app-part.ts';
import type { AppPart, SeenButton } from './app-part.ts';
import { signedIn } from './still-people.ts';

function Shell() {
  const session = useSessionView();
  return (
    <>
      <DefaultShell title="Products" session={session}>
        <p>.</p>
      </DefaultShell>
      <Toaster />
    </>
  );
}

/** Everything in the shell, at rest. */
function atRest(): Partial<App> {
  const preferences = createActor(preferencesMachine, {
    input: { stored: { language: 'en' }, systemDark: false, mobile: false },
  });
  const tours = createActor(tourMachine, {
    input: {
      plans: [],
      home: '/dashboard',
      asksBeforeStop: false,
      completed: [],
      dontShowAgain: true,
      offered: true,
    },
  });
  return {
    session: signedIn(),
    company: () => null,
    preferences,
    page: createActor(pageMachine),
    tour: { actor: () => tours, load: async () => tours, subscribe: () => () => {} },
    install: createActor(installMachine),
    notifications: createActor(notificationsMachine, { clock: new SimulatedClock() }).start(),
    recording: as({ subscribe: () => () => {}, phase: () => off }),
  };
}
const off = { is: 'off' };

const placeOf = (snapshot: AnyMachineSnapshot): ReturnType<typeof navigationPlace> =>
  navigationPlace(snapshot as Parameters<typeof navigationPlace>[0]); // of the machine of the preferences

const places = { full: 'full', rail: 'rail', above: 'none', over: 'overlay', drawer: 'overlay' } as const;

const shell = (): AppPart => ({
  name: 'preferences',
  view: 'shell',
  ...snapshotsOf(preferencesCase, (snapshot) => {
    const { preferences } = snapshot.context;
    const keys = ['content-width', 'navbar-type', 'navbar-blur', 'footer-type', 'theme'];
    return [placeOf(snapshot), ...keys.map((key) => preferences[key])];
  }),
  Shown: Shell,
  app: ({ actor }) => ({ ...atRest(), preferences: as(actor) }),
  buttons: shellButtons,
  shows: (snapshot) => {
    const { preferences } = snapshot.context;
    const place = placeOf(snapshot);
    const isBar = preferences['navbar-type'] !== 'hidden';
    const footer = preferences['footer-type'];
    return {
      [`.app-shell[data-nav=${places[place]}][data-width=${preferences['content-width']}]`]: 1,
      '.app-nav': place === 'above' ? 0 : 1,
      '.app-nav[role=dialog]': place === 'drawer' ? 1 : 0,
      '.app-horizontal': place === 'above' ? 1 : 0,
      [`.app-navbar[data-type=${preferences['navbar-type']}][data-blur=${preferences['navbar-blur']}]`]: isBar
        ? 1
        : 0,
      '.app-navbar': isBar ? 1 : 0,
      [`.app-footer[data-type=${footer}]`]: footer === 'hidden' ? 0 : 1,
      '.app-footer': footer === 'hidden' ? 0 : 1,
      // Every control exists exactly once, in any layout.
      '.app-controls': 1,
      '[data-testid=open-palette]': 1,
      '.app-company-button': 1,
    };
  },
});

/** There is one way to move the navigation, where it can be moved. */
function shellButtons(snapshot: AnyMachineSnapshot): SeenButton[] {
  const toggles = (at: string, isThere: boolean): SeenButton =>
    isThere ? gives(snapshot, at, { type: 'toggleNavigation' }) : { at, standing: 'away' };
  const isOver = placeOf(snapshot) === 'over';
  return [
    toggles('[data-testid=toggle-navigation]', !isOver),
    toggles('[data-testid=open-navigation], .app-menu-button .ui-button', isOver),
  ];
}

/** Prefix of a setting's selector; the rest names it. */
const setting = '[data-testid=setting';

/** The choices by their labels on the page, and which is selected. */
const choicesOf = ({ context: { preferences } }: AnyMachineSnapshot): Readonly<Record<string, string>> => ({
  theme: preferences['theme'],
  skin: preferences['skin'],
  density: preferences['density'],
  width: preferences['content-width'],
  navbar: preferences['navbar-type'],
  footer: preferences['footer-type'],
  direction: preferences['direction'],
  navigation:
    preferences['content-layout-nav'] === 'horizontal'
      ? 'above'
      : preferences['nav-collapsed'] === 'true'
        ? 'rail'
        : 'full',
});

const colours = ['light', 'dark'] as const;

function settingsShown(snapshot: AnyMachineSnapshot): Record<string, number> {
  const { preferences } = snapshot.context;
  const isSplit = preferences['light-primary-color'] !== preferences['dark-primary-color'];
  const flags = ['semi-dark', 'navbar-blur', 'single-keys'] as const;
  const on = [isSplit, ...flags.map((flag) => preferences[flag] === 'true')];
  const choices = Object.entries(choicesOf(snapshot));
  const made = choices.map(([name, value]) => [
    `${setting}-${name}] [data-on=true] input[value="${value}"]`,
    1,
  ]);
  const chosen = colours.slice(0, isSplit ? 2 : 1).map((one) => {
    const colour = String(preferences[`${one}-primary-color`]);
    return [`${setting}-primary-${one}] .ui-swatch input[value="${colour}"]`, 1];
  });
  return {
    ...Object.fromEntries([...made, ...chosen]),
    '.ui-picture[data-on=true]': choices.length,
    [`${setting}-primary-dark]`]: isSplit ? 1 : 0,
    '[role=switch]': on.length,
    '[role=switch][aria-checked=true]': on.filter(Boolean).length,
    '[role=switch][disabled]': preferences['navbar-type'] === 'sticky' ? 0 : 1,
  };
}

/** Unselected values are enabled; reset is enabled where something differs from its default. */
function settingsButtons(snapshot: AnyMachineSnapshot): SeenButton[] {
  const { preferences } = snapshot.context;
  const isChanged = CHOSEN_KEYS.some((key) => preferences[key] !== DEFAULT_PREFERENCES[key]);
  const restore = gives(snapshot, '[data-testid=restore-appearance]', { type: 'restoreDefaults' });
  const other = { theme: ['light', 'dark'], skin: ['default', 'bordered'] };
  return [
    isChanged ? restore : { ...restore, standing: 'off' },
    ...Object.entries(other).map(([key, values]) => {
      const value = values.find((one) => one !== preferences[key]);
      return gives(snapshot, `${setting}-${key}] input[value=${value}]`, {
        type: 'change',
        preference: { key, value },
      });
    }),
  ];
}

const appearance = (): AppPart => ({
  name: 'preferences',
  view: 'settings',
  ...snapshotsOf(preferencesCase, (snapshot) => [settingsShown(snapshot), snapshot.context.mobile]),
  Shown: AppearancePanel,
  app: ({ actor }) => ({ preferences: as(actor) }),
  buttons: settingsButtons,
  shows: settingsShown,
  says: ({ context }, words) => ({
    h2: words('Appearance'),
    [`${setting}-navigation]`]: words(
      context.mobile
        ? 'Always vertical on phones and tablets.'
        : 'In a narrow window it opens over the page.',
    ),
  }),
});

function Customising({ actor }: { readonly actor: AnyActorRef }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ customiser: 'open' }));
  return <CustomiserPanel open={isOpen} onClose={() => actor.send({ type: 'closeCustomiser' })} />;
}

const customiser = (): AppPart => ({
  name: 'preferences',
  view: 'panel',
  ...snapshotsOf(preferencesCase, ({ value, context }) => [value['customiser'], context.preferences.theme]),
  Shown: Customising,
  app: ({ actor }) => ({ preferences: as(actor) }),
  buttons: (snapshot) => [
    gives(snapshot, '.ui-side-actions [data-variant=primary]', { type: 'closeCustomiser' }),
    gives(snapshot, '.ui-side .p-sidebar-close', { type: 'closeCustomiser' }),
  ],
  shows: (snapshot) =>
    snapshot.matches({ customiser: 'open' })
      ? { '[role=dialog]': 1, ...settingsShown(snapshot) }
      : { '[role=dialog]': 0 },
});

const open = '.app-company-button';

/** The menu of companies. During a switch it can be opened, but no company can be chosen. */
const companies = (): AppPart => ({
  name: 'companySwitch',
  view: 'in the shell',
  ...snapshotsOf(
    companySwitchCase(),
    ({ value, context }) => [value, context],
    ({ context }) => !context.standalone,
  ),
  Shown: Shell,
  app: ({ actor }, snapshot) => ({
    // The page is reloaded before the session hears of another company.
    ...atRest(),
    switchCompany: switchAt(actor, snapshot),
  }),
  first: (snapshot) => {
    const to = asked(snapshot);
    return to ? [open, `[data-action="${to.id}"]`, open] : [open];
  },
  buttons: (snapshot) => [
    gives(snapshot, '[data-action="11"]', { type: 'switchCompany', company: 11 }, 'off'),
  ],
  shows: ({ context }) => ({
    '[role=menuitemradio]': 2,
    '[role=menuitemradio][aria-checked=true]': 1,
    '.ui-toast': context.error ? 1 : 0,
  }),
  says: ({ context: { error } }, words) => ({
    '[role=menuitemradio][aria-checked=true]': 'Nordlager AB',
    ...(error && { '.ui-toast': error.detail ?? words(failureText(error) ?? '') }),
  }),
});

/** The application's appearance, and the company in its header. */
export const shellParts = (): readonly AppPart[] => [shell(), appearance(), customiser(), companies()];
