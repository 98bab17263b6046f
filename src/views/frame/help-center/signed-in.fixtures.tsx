import type { ReactNode } from 'react';
import { startTours } from '#machines/app/tour/tour.fixtures.ts';
import { AppProvider, type App, type OpenCompany } from '#views/navigation/app-context.tsx';

/** The application of somebody who may do some things, as far as the help uses it; with its tours, and an open company if one is given. */
export function signedIn(permissions: readonly string[], company: OpenCompany | null = null) {
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
  const tours = { actor: () => tour, load: async () => tour, subscribe: () => () => {} };
  const app = { session, tour: tours, company: () => company } as unknown as App; // all that is used of it
  const shown = (children: ReactNode) => <AppProvider value={app}>{children}</AppProvider>;
  return { shown, tour };
}
