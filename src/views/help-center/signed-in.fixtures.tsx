import type { ReactNode } from 'react';
import { startTours } from '#machines/tour/tour.fixtures.ts';
import { AppProvider, type App } from '../app/app-context.tsx';

/** The application of somebody who may do some things, as far as the help uses it; with its tours. */
export function signedIn(permissions: readonly string[]) {
  const context = {
    user: { name: 'Anna' },
    companies: [],
    active: { id: 1 },
    role: null,
    founder: false,
    permissions,
  };
  const snapshot = { context, hasTag: (tag: string) => tag === 'signedIn', matches: () => false };
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  const tour = startTours({}, { dontShowAgain: true });
  const app = { session, tour, company: () => null } as unknown as App; // all that is used of it
  const shown = (children: ReactNode) => <AppProvider value={app}>{children}</AppProvider>;
  return { shown, tour };
}
