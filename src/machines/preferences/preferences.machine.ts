import { assign, setup, type SnapshotFrom } from 'xstate';
import { isPreference, readPreferences, type Preference, type Preferences } from './preferences.rules.ts';

type PreferencesEvent =
  | { readonly type: 'change'; readonly preference: Preference }
  | { readonly type: 'toggleNavigation' }
  | { readonly type: 'reset'; readonly stored: Readonly<Record<string, string | null>> }
  | { readonly type: 'systemThemeChanged'; readonly dark: boolean }
  | { readonly type: 'deviceChanged'; readonly mobile: boolean };

interface PreferencesContext {
  readonly preferences: Preferences;
  readonly mobile: boolean;
}

/**
 * How the interface looks, one device at a time. `save` (provided) stores one preference; input is what was
 * stored, by key without prefix, and what the device says now.
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
  guards: {
    isAllowed: (_, preference: Preference) => isPreference(preference.key, preference.value),
  },
  actions: {
    apply: assign(({ context }, preference: Preference) => ({
      preferences: { ...context.preferences, [preference.key]: preference.value },
    })),
    save: (_, preference: Preference) => void preference,
    noteDevice: assign((_, params: { mobile: boolean }) => params),
    readAgain: assign((_, params: { stored: Readonly<Record<string, string | null>> }) => ({
      preferences: readPreferences(params.stored),
    })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({
    preferences: readPreferences({ ...input.stored, 'color-scheme': scheme(input.systemDark) }),
    mobile: input.mobile,
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        change: {
          guard: { type: 'isAllowed', params: ({ event }) => event.preference },
          actions: [
            { type: 'apply', params: ({ event }) => event.preference },
            { type: 'save', params: ({ event }) => event.preference },
          ],
        },
        toggleNavigation: {
          actions: [
            { type: 'apply', params: ({ context }) => toggledNavigation(context) },
            // `apply` has already run: what is saved is what now holds.
            { type: 'save', params: ({ context }) => navigationOf(context) },
          ],
        },
        systemThemeChanged: {
          actions: [
            { type: 'apply', params: ({ event }) => ({ key: 'color-scheme', value: scheme(event.dark) }) },
            { type: 'save', params: ({ event }) => ({ key: 'color-scheme', value: scheme(event.dark) }) },
          ],
        },
        deviceChanged: { actions: { type: 'noteDevice', params: ({ event }) => ({ mobile: event.mobile }) } },
        reset: { actions: { type: 'readAgain', params: ({ event }) => ({ stored: event.stored }) } },
      },
    },
  },
});

/** The preferences as the layout has to take them: on a mobile device the navigation is always vertical. */
export function effectivePreferences({
  context,
}: Pick<SnapshotFrom<typeof preferencesMachine>, 'context'>): Preferences {
  return context.mobile ? { ...context.preferences, 'content-layout-nav': 'vertical' } : context.preferences;
}

function scheme(dark: boolean): 'light' | 'dark' {
  return dark ? 'dark' : 'light';
}

function navigationOf({ preferences }: PreferencesContext): Preference {
  return { key: 'nav-collapsed', value: preferences['nav-collapsed'] };
}

function toggledNavigation({ preferences }: PreferencesContext): Preference {
  return { key: 'nav-collapsed', value: preferences['nav-collapsed'] === 'true' ? 'false' : 'true' };
}
