import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import {
  DEFAULT_PREFERENCES,
  isColour,
  isPreference,
  isShared,
  primaryPreferences,
  readPreferences,
  restoredPreferences,
  type Preference,
  type PreferenceKey,
  type Preferences,
  type Scheme,
} from './preferences.rules.ts';

/** A key that another tab stored or removed. */
export interface StoredElsewhere {
  readonly key: string;
  readonly value: string | null;
}

type PreferencesEvent =
  | { readonly type: 'change'; readonly preference: Preference }
  | { readonly type: 'choosePrimary'; readonly scheme: Scheme; readonly colour: string }
  | { readonly type: 'restoreDefaults' }
  | { readonly type: 'toggleNavigation' | 'closeNavigation' | 'openCustomiser' | 'closeCustomiser' }
  | ({ readonly type: 'changedElsewhere' } & StoredElsewhere)
  | { readonly type: 'systemThemeChanged'; readonly dark: boolean }
  | { readonly type: 'windowNarrowed' | 'windowWidened' | 'windowResized' }
  | { readonly type: 'pageEntered' };

interface PreferencesContext {
  readonly preferences: Preferences;
  /** Whether the device was mobile when last checked. */
  readonly mobile: boolean;
}

/**
 * Appearance settings, per device. Provided: `save` stores changes, `forget` removes everything chosen, `detectDevice`
 * detects the type of device. Input: the stored values, by key without prefix, and the device's current state.
 */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext, // a type witness, as setup() asks for
    events: {} as PreferencesEvent, // a type witness
    input: {} as {
      readonly stored: Readonly<Record<string, string | null | undefined>>;
      readonly systemDark: boolean;
      readonly mobile: boolean;
    }, // a type witness
  },
  actors: { detectDevice: fromPromise<{ mobile: boolean }>(() => Promise.reject(new Error('provided'))) },
  delays: { deviceRest: 50 },
  guards: {
    isAllowed: (_, preference: Preference) => isPreference(preference.key, preference.value),
    isColour: (_, { colour }: { colour: string }) => isColour(colour),
    isShared: (_, { key }: { key: string }) => isShared(key),
    isVertical: ({ context }) => isVertical(context),
  },
  actions: {
    apply: assign(({ context }, changed: readonly Preference[]) => ({
      preferences: { ...context.preferences, ...byKey(changed) },
    })),
    adopt: assign(({ context }, { key, value }: StoredElsewhere) => ({
      preferences: { ...context.preferences, ...adopted(key, value) },
    })),
    restore: assign(({ context }) => ({ preferences: restoredPreferences(context.preferences) })),
    noteDevice: assign((_, { mobile }: { mobile: boolean }) => ({ mobile })),
    save: (_, changed: readonly Preference[]) => void changed,
    forget: () => {},
  },
}).createMachine({
  id: 'preferences',
  type: 'parallel',
  context: ({ input }) => ({
    preferences: readPreferences({ ...input.stored, 'color-scheme': schemeOf(input.systemDark) }),
    mobile: input.mobile,
  }),
  states: {
    settings: {
      on: {
        change: {
          guard: { type: 'isAllowed', params: ({ event }) => event.preference },
          actions: [
            { type: 'apply', params: ({ event }) => [event.preference] },
            { type: 'save', params: ({ event }) => [event.preference] },
          ],
        },
        choosePrimary: {
          guard: { type: 'isColour', params: ({ event }) => event },
          actions: [
            { type: 'apply', params: ({ event }) => primaryPreferences(event.scheme, event.colour) },
            { type: 'save', params: ({ event }) => primaryPreferences(event.scheme, event.colour) },
          ],
        },
        systemThemeChanged: {
          actions: [
            { type: 'apply', params: ({ event }) => [{ key: 'color-scheme', value: schemeOf(event.dark) }] },
            { type: 'save', params: ({ event }) => [{ key: 'color-scheme', value: schemeOf(event.dark) }] },
          ],
        },
        changedElsewhere: {
          guard: { type: 'isShared', params: ({ event }) => event },
          actions: { type: 'adopt', params: ({ event }) => event },
        },
        restoreDefaults: { actions: ['restore', 'forget'] },
      },
    },
    device: {
      initial: 'known',
      states: {
        known: { on: { windowResized: { target: 'settling' } } },
        settling: {
          on: { windowResized: { target: 'settling', reenter: true } },
          after: { deviceRest: { target: 'detecting' } },
        },
        detecting: {
          invoke: {
            id: 'detectDevice',
            src: 'detectDevice',
            onDone: {
              target: 'known',
              actions: { type: 'noteDevice', params: ({ event }) => event.output },
            },
            onError: { target: 'known' },
          },
          on: { windowResized: { target: 'settling' } },
        },
      },
    },
    navigation: {
      initial: 'beside',
      states: {
        beside: {
          on: {
            windowNarrowed: { target: 'over' },
            toggleNavigation: {
              guard: 'isVertical',
              actions: [
                { type: 'apply', params: ({ context }) => [toggledNavigation(context)] },
                // `apply` has already run: this saves the current values.
                { type: 'save', params: ({ context }) => [navigationOf(context)] },
              ],
            },
          },
        },
        over: {
          initial: 'closed',
          on: { windowWidened: { target: 'beside' } },
          states: {
            closed: { on: { toggleNavigation: { target: 'open' } } },
            open: {
              on: {
                toggleNavigation: { target: 'closed' },
                closeNavigation: { target: 'closed' },
                pageEntered: { target: 'closed' },
              },
            },
          },
        },
      },
    },
    customiser: {
      initial: 'closed',
      states: {
        closed: { on: { openCustomiser: { target: 'open' } } },
        open: { on: { closeCustomiser: { target: 'closed' }, pageEntered: { target: 'closed' } } },
      },
    },
  },
});

type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>;

/** The preferences as the layout uses them: on a mobile device the navigation is always vertical. */
export function effectivePreferences({ context }: Pick<PreferencesSnapshot, 'context'>): Preferences {
  return context.mobile ? { ...context.preferences, 'content-layout-nav': 'vertical' } : context.preferences;
}

/** Placement of the navigation: beside the page in full or as a rail, in a row above it, or over it, closed or open. */
export type NavigationPlace = 'full' | 'rail' | 'above' | 'over' | 'drawer';

export function navigationPlace(snapshot: PreferencesSnapshot): NavigationPlace {
  if (snapshot.matches({ navigation: { over: 'open' } })) return 'drawer';
  if (snapshot.matches({ navigation: 'over' })) return 'over';
  if (!isVertical(snapshot.context)) return 'above';
  return navigationOf(snapshot.context).value === 'true' ? 'rail' : 'full';
}

function schemeOf(dark: boolean): Scheme {
  return dark ? 'dark' : 'light';
}

function byKey(changed: readonly Preference[]): Partial<Preferences> {
  return Object.fromEntries(changed.map(({ key, value }) => [key, value]));
}

function adopted(key: string, value: string | null): Partial<Preferences> {
  const known = key as PreferenceKey; // the guard asks for one
  return { [known]: isPreference(known, value) ? value : DEFAULT_PREFERENCES[known] };
}

function isVertical(context: PreferencesContext): boolean {
  return effectivePreferences({ context })['content-layout-nav'] === 'vertical';
}

function navigationOf({ preferences }: PreferencesContext): Preference {
  return { key: 'nav-collapsed', value: preferences['nav-collapsed'] };
}

function toggledNavigation({ preferences }: PreferencesContext): Preference {
  return { key: 'nav-collapsed', value: preferences['nav-collapsed'] === 'true' ? 'false' : 'true' };
}
