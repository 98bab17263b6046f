import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from '../ui/ui.fixtures.tsx';
import { LeavesForSite } from './leaves-for-site.tsx';

test('[PUB9] the application, served where a page of the site should be, says so and does not load it forever', async () => {
  const opened = { name: location.href } as PerformanceEntry; // all that is read of it
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
  const routeTree = createRootRoute({ component: LeavesForSite });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await act(() => router.load());
  expect(render(<RouterProvider router={router} />).textContent).toContain('This page is not on this device');
});
