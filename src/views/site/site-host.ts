import { createContext, use, useSyncExternalStore } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Preferences } from '#machines/app/preferences/preferences.rules.ts';
import type { Plan } from '#machines/areas/setup/registration/registration.types.ts';
import type { Problem } from '#machines/app/session/session.types.ts';

/** Something of the browser that changes: what it is now, and a word on every change. */
export interface Observable<T> {
  readonly now: () => T;
  readonly subscribe: (heard: () => void) => () => void;
}

/** Who runs this installation, as far as its configuration says. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
}

/** What has become of a visitor's message. */
export interface MessageStatus {
  readonly phase: 'open' | 'sending' | 'sent';
  readonly problem: Problem | null;
  /** The server's thanks. */
  readonly answer: string | null;
}

/** What the public pages use of the browser; `src/main/site-host.ts` makes it. */
export interface SiteHost {
  readonly theme: Observable<Preferences['theme']>;
  /** Whether somebody was signed in here last. */
  readonly isSignedIn: Observable<boolean>;
  /** Whether the page is scrolled far enough to need a way back. */
  readonly isAway: Observable<boolean>;
  readonly operator: Observable<Operator>;
  readonly message: Observable<MessageStatus>;
  /** Resolves once the server has answered. */
  readonly sendMessage: (data: Readonly<Record<string, string>>) => Promise<void>;
  readonly chooseTheme: (theme: Preferences['theme']) => void;
  /** Keeps the language for addresses without one. */
  readonly keepLanguage: (locale: Locale) => void;
  readonly toTop: () => void;
  /** The plans on offer, in the language of the page; empty if they cannot be read. */
  readonly readPlans: () => Promise<readonly Plan[]>;
}

const still = <T>(value: T): Observable<T> => ({ now: () => value, subscribe: () => () => {} });

/** As pages are written: for a visitor whose browser has told nothing yet. */
const unknown: SiteHost = {
  theme: still('system'),
  isSignedIn: still(false),
  isAway: still(false),
  operator: still({ name: null, address: null }),
  message: still({ phase: 'open', problem: null, answer: null }),
  sendMessage: async () => {},
  chooseTheme: () => {},
  keepLanguage: () => {},
  toTop: () => {},
  readPlans: async () => [],
};

const Host = createContext<SiteHost>(unknown);

export const SiteHostProvider = Host;
export const useSiteHost = (): SiteHost => use(Host);

/** Follows what the browser tells. The first drawing is as the page was written. */
export function useHostValue<K extends 'theme' | 'isSignedIn' | 'isAway' | 'operator' | 'message'>(
  which: K,
): ReturnType<SiteHost[K]['now']> {
  const told = useSiteHost()[which] as Observable<ReturnType<SiteHost[K]['now']>>; // the compiler does not join them
  return useSyncExternalStore(
    told.subscribe,
    told.now,
    () => unknown[which].now() as ReturnType<SiteHost[K]['now']>,
  ); // as above
}
