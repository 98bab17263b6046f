import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { render, unmount } from '../ui/ui.fixtures.tsx';
import { useEntryMemory, type EntryMemory } from './use-entry-memory.ts';

afterEach(unmount);

it('[UI59] Back finds what an entry of the history kept, another visit does not', async () => {
  let memory: EntryMemory<number> | undefined;
  function Page() {
    memory = useEntryMemory<number>('list');
    return null;
  }
  const history = createMemoryHistory({ initialEntries: ['/', '/orders'], initialIndex: 1 });
  const routeTree = createRootRoute({ component: Page, notFoundComponent: Page });
  const router = createRouter({ routeTree, history });
  await act(() => router.load());
  render(<RouterProvider router={router as never /* its routes are not the application's */} />);
  const go = (way: () => void): Promise<void> => act(async () => way());
  memory?.keep('all', 700);
  await go(() => history.push('/orders/1'));
  expect(memory?.read('all')).toBeUndefined();
  await go(() => history.back());
  expect([memory?.read('all'), memory?.read('late')]).toEqual([700, undefined]);
  await go(() => history.back());
  await go(() => history.push('/orders'));
  expect(memory?.read('all')).toBeUndefined();
});
