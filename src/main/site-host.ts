import type { Locale } from '#i18n/locale.ts';
import {
  documentLook,
  PREFERENCE_KEYS,
  readPreferences,
  type Preferences,
} from '#machines/app/preferences/preferences.rules.ts';
import { scrollToPlace } from '#services/page/scroll.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { keepLocale } from '#services/storage/cookies.ts';
import { hearPreferences, storedPreferences, storePreference } from '#services/storage/preferences.ts';
import { keptUser } from '#services/storage/stored-session.ts';
import type { SiteHost } from '#views/site/site-host.ts';
import { changing } from './changing.ts';
import { createOperator, createSiteMessage } from './site-message.ts';

/** Scroll distance in pixels from which a way back to the top is offered; as on the pages of the application. */
const FAR = 200;

/** The browser behind the public pages. Their look is the application's own: same storage, same rules. */
export function createSiteHost(locale: Locale): SiteHost {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const preferences = (): Preferences =>
    readPreferences({
      ...storedPreferences(storages.shared, PREFERENCE_KEYS),
      language: locale,
      'color-scheme': dark.matches ? 'dark' : 'light',
    });
  const theme = changing(() => preferences().theme);
  const look = (): void => {
    wear(documentLook(preferences()));
    theme.tell();
  };
  dark.addEventListener('change', look);
  look(); // it may have turned since the page came
  hearPreferences(window, look);
  return {
    theme,
    isSignedIn: { now: () => keptUser(storages.shared) !== null, subscribe: hearsStorage },
    isAway: { now: () => window.scrollY > FAR, subscribe: hearsScrolling },
    operator: createOperator(),
    ...createSiteMessage(locale),
    chooseTheme: (value) => {
      storePreference(storages.shared, 'theme', value);
      look();
    },
    keepLanguage: (chosen) => keepLocale(document, chosen),
    toTop: () => scrollToPlace(window, 0),
    readPlans: async () => {
      // They stand far below what is looked at first, and must not delay it.
      await pageLoaded();
      return (await import('./site-plans.ts')).readPlans(locale);
    },
  };
}

function wear({ attributes, variables }: ReturnType<typeof documentLook>): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
}

function hearsStorage(heard: () => void): () => void {
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function hearsScrolling(heard: () => void): () => void {
  window.addEventListener('scroll', heard, { passive: true });
  return () => window.removeEventListener('scroll', heard);
}

const pageLoaded = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', () => done(), { once: true });
  });
