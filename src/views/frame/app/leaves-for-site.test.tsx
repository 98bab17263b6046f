import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from '#views/ui/ui.fixtures.tsx';
import { LeavesForSite } from './leaves-for-site.tsx';

const fetching = vi.fn<() => Promise<Response>>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  const opened = { name: location.href } as PerformanceEntry; // all that is read of it
  const spies = [
    vi.spyOn(location, 'reload').mockImplementation(reload),
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
  reload.mockReset();
});

/** The page that the application shows where it was served in place of one of the site. */
async function shown(): Promise<HTMLElement> {
  const routeTree = createRootRoute({ component: LeavesForSite });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await act(() => router.load());
  const page = render(<RouterProvider router={router} />);
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
  });
  return page;
}

test('[PUB9] the application, served without a connection where a page of the site should be, says so and does not load it forever', async () => {
  fetching.mockRejectedValue(new TypeError('no connection'));
  const page = await shown();
  expect(page.textContent).toContain('This page is not on this device');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([fetching.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test('[PUB12] a page that is still being written says so, and opens once it is there', async () => {
  fetching.mockImplementation(async () => new Response('the application'));
  const page = await shown();
  expect(page.querySelector('h1')?.textContent).toBe('This page is being prepared');
  expect(page.querySelector('a')?.getAttribute('href')).toContain('/auth/login');
  expect(reload).not.toHaveBeenCalled();
  fetching.mockImplementation(async () => new Response('', { headers: { 'lagra-page': 'site' } }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(reload).toHaveBeenCalledOnce();
});
