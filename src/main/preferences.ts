import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { pageMachine } from '#machines/app/page/page.machine.ts';
import { preferencesMachine } from '#machines/app/preferences/preferences.machine.ts';
import {
  CHOSEN_KEYS,
  PREFERENCE_KEYS,
  type Preference,
} from '#machines/app/preferences/preferences.rules.ts';
import { hearWidth, isMobileDevice } from '#services/page/device.ts';
import { scrollToAnchor, scrollToPlace } from '#services/page/scroll.ts';
import { storages } from '#services/storage/browser-storages.ts';
import {
  forgetPreferences,
  hearPreferences,
  storedPreferences,
  storePreference,
} from '#services/storage/preferences.ts';

type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;
type PageActor = ActorRefFrom<typeof pageMachine>;

/** Appearance settings as stored; not started. `language` is the page's language. */
export function createPreferences(language: string): PreferencesActor {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  return createActor(
    preferencesMachine.provide({
      actors: { detectDevice: fromPromise(async () => ({ mobile: isMobileDevice(window) })) },
      actions: {
        save: (_, changed: readonly Preference[]) => {
          for (const { key, value } of changed) storePreference(storages.shared, key, value);
        },
        forget: () => forgetPreferences(storages.shared, CHOSEN_KEYS),
      },
    }),
    {
      input: {
        stored: { ...storedPreferences(storages.shared, PREFERENCE_KEYS), language },
        systemDark: systemDark.matches,
        mobile: isMobileDevice(window),
      },
    },
  );
}

/** Makes them follow the operating system, the window and the other tabs. */
export function followDevice(preferences: PreferencesActor): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) =>
    preferences.send({ type: 'systemThemeChanged', dark: matches }),
  );
  window.addEventListener('resize', () => preferences.send({ type: 'windowResized' }));
  hearWidth(window, (narrow) => preferences.send({ type: narrow ? 'windowNarrowed' : 'windowWidened' }));
  hearPreferences(window, (key, value) => preferences.send({ type: 'changedElsewhere', key, value }));
}

/** Scroll position and title of the page; not started. */
export function createPage(): PageActor {
  const page = createActor(
    pageMachine.provide({
      actions: {
        scrollToTop: () => scrollToPlace(window, 0),
        scrollToAnchor: (_, { id }: { id: string }) => scrollToAnchor(window, id),
      },
    }),
  );
  window.addEventListener('scroll', () => page.send({ type: 'scrolled', top: window.scrollY }), {
    passive: true,
  });
  return page;
}
