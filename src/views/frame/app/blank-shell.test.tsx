import { act } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#machines/app/preferences/preferences.rules.ts';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { articleOfPage } from '#views/kit/article/help-heads.ts';
import '../help-center/help-panel.tsx'; // loaded on demand, it would count as time of the test
import { siteMap } from '#views/site-map.ts';
import { click, find, press, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { BlankShell } from './blank-shell.tsx';

function actor(context: object) {
  const snapshot = { context, hasTag: () => false, matches: () => false };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: () => {},
  };
}

/** A page before the shell, as a visitor sees it. */
async function visit(path: string): Promise<void> {
  const app = {
    session: actor({ user: null, companies: [], active: null, role: null, founder: false, permissions: [] }),
    preferences: actor({ mobile: false, preferences: DEFAULT_PREFERENCES }),
    page: actor({ title: null }),
    tour: actor({ current: null }),
    company: () => null,
  } as unknown as App; // all that is used of it
  const root = createRootRoute();
  const shell = () => (
    <BlankShell title="Sign in">
      <Outlet />
    </BlankShell>
  );
  const blank = createRoute({ getParentRoute: () => root, id: 'blank', component: shell });
  const page = siteMap.find((one) => one.path === path);
  const route = createRoute({
    getParentRoute: () => blank,
    path: `/en${path}`,
    ...(page && { staticData: { page } }),
    component: () => <p>The page</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([blank.addChildren([route])]),
    history: createMemoryHistory({ initialEntries: [`/en${path}`] }),
  });
  await act(() => router.load());
  render(
    <AppProvider value={app}>
      <RouterProvider router={router as never /* its routes are not the application's */} />
    </AppProvider>,
  );
  await settled(() => document.querySelector('[data-testid=help-open]'));
}

/** What is loaded meanwhile is shown within `act`. */
async function settled(found: () => unknown): Promise<void> {
  for (let turns = 0; turns < 250 && !found(); turns += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(found()).toBeTruthy();
}

const title = (): string | undefined => document.querySelector('.ui-side .help-page > h2')?.textContent;

afterEach(() => {
  unmount();
  helpDesk.close();
});

const before = siteMap.filter(({ layout }) => layout === 'blank').map(({ path }) => path);

test('[HC13] every page before the shell has an article', () => {
  expect(before.length).toBeGreaterThan(9);
  expect(before.filter((path) => !articleOfPage('en', { path }))).toEqual([]);
});

test('[HC13] a visitor opens the article of a page before the shell beside it, by key and by button', async () => {
  await visit('/auth/login');
  const wanted = articleOfPage('en', { path: '/auth/login' })?.title;
  press('?');
  await settled(title);
  expect(title()).toBe(wanted);
  expect(find('.ui-side').textContent).not.toContain('To the page');
  act(() => helpDesk.close());
  click('[data-testid=help-open]');
  await settled(title);
  expect(title()).toBe(wanted);
});
