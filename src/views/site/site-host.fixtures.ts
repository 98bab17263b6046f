import type { SiteHost, Observable } from './site-host.ts';

const still = <T>(value: T): Observable<T> => ({ now: () => value, subscribe: () => () => {} });

/** A browser behind a public page that tells nothing and does nothing; override what matters to the test. */
export const siteHostFixture = (over: Partial<SiteHost> = {}): SiteHost => ({
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
  ...over,
});
