import { act } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { find, render } from '../ui/ui.fixtures.tsx';
import { OwnTitles, useFullTitle, useOwnTitle } from './own-title.tsx';

function Layout() {
  return (
    <OwnTitles>
      <Called />
      <Outlet />
    </OwnTitles>
  );
}

function Called() {
  return <output>{useFullTitle('Customer')}</output>;
}

function Document() {
  useOwnTitle('Bergvik Bygg AB');
  return null;
}

function Form() {
  useOwnTitle('Edit Bergvik Bygg AB', { isWhole: true });
  return null;
}

function Same() {
  useOwnTitle('Customer');
  return null;
}

const Nameless = () => null;

it('[PAG4] a window is called after what its page shows, until another page is entered', async () => {
  const root = createRootRoute({ component: Layout });
  const pages = { '/': Document, '/form': Form, '/nameless': Nameless, '/same': Same };
  const routeTree = root.addChildren(
    Object.entries(pages).map(([path, component]) =>
      createRoute({ getParentRoute: () => root, path, component }),
    ),
  );
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  const titleAt = async (to: string): Promise<string | null> => {
    await act(() => router.history.push(to));
    await act(() => router.load());
    return find('output').textContent;
  };
  expect(await titleAt('/')).toBe('Bergvik Bygg AB · Customer');
  expect(await titleAt('/nameless')).toBe('Customer');
  expect(await titleAt('/form')).toBe('Edit Bergvik Bygg AB');
  expect(await titleAt('/same')).toBe('Customer');
});
