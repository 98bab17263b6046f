import type { Page, Request, Route } from 'playwright-core';

const calls = [
  'auth/token/',
  'auth/logout/',
  'auth/me/',
  'auth/switch-company/',
  'core/users/me/permissions/',
] as const;
export type Call = (typeof calls)[number];

const patience = 15_000;

/** Holds the calls of a page's session back, so that a walk can look at the page meanwhile and decide what they come to. */
export interface CallGate {
  /** Resolves once these calls are held and no others; false where that does not come about. */
  holds(expected: readonly Call[]): Promise<boolean>;
  held(): readonly Call[];
  /** Takes the one that is held, to be answered. */
  take(call: Call): Promise<Route>;
  /** Gives up what nobody waits for any more. */
  drop(call: Call): Promise<void>;
  /** Lets everything through from now on. */
  open(): Promise<void>;
}

export async function gateCalls(page: Page): Promise<CallGate> {
  const held = new Map<Request, { call: Call; route: Route }>();
  const watchers = new Set<() => void>();
  let isOpen = false;
  const changed = (): void => {
    for (const watch of watchers) watch();
  };
  const release = (request: Request): void => {
    if (held.delete(request)) changed();
  };
  page.on('requestfailed', release);
  await page.route('**/api/**', async (route, request) => {
    const call = calls.find((path) => new URL(request.url()).pathname.endsWith(`/api/${path}`));
    if (!call || isOpen) return route.continue();
    held.set(request, { call, route });
    changed();
  });
  const names = (): readonly Call[] => [...held.values()].map(({ call }) => call);
  const until = (met: () => boolean): Promise<boolean> => {
    if (met()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (found: boolean): void => {
        clearTimeout(timer);
        watchers.delete(watch);
        resolve(found);
      };
      const watch = (): void => {
        if (met()) end(true);
      };
      const timer = setTimeout(() => end(false), patience);
      watchers.add(watch);
    });
  };
  const take = async (call: Call): Promise<Route> => {
    await until(() => names().includes(call));
    const found = [...held].find(([, entry]) => entry.call === call);
    if (!found) throw new Error(`the page does not call ${call}`);
    held.delete(found[0]);
    return found[1].route;
  };
  return {
    holds: (expected) => until(() => names().join() === expected.join()),
    held: names,
    take,
    drop: async (call) => {
      if (names().includes(call)) await (await take(call)).abort().catch(() => {}); // its page may be gone
    },
    open: async () => {
      isOpen = true;
      for (const call of names()) await (await take(call)).continue();
    },
  };
}
