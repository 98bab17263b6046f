import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { builtInRoleWords } from '../role/role.messages.ts';
import { click, find, render, unmount } from '../ui/ui.fixtures.tsx';
import { UserMenu } from './user-menu.tsx';

afterEach(unmount);

const swedish = { locale: 'sv', messages: { [builtInRoleWords.Viewer.id]: 'Läsare' } };

it.each([
  ['Viewer', 'Läsare'],
  ['Night shift', 'Night shift'],
])('[MNU1] the role %s is called %s in Swedish', async (role, called) => {
  const user = { name: 'Vera Viklund', email: 'vera@example.com', role };
  const routeTree = createRootRoute({ component: () => <UserMenu user={user} onSignOut={() => {}} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await act(() => router.load());
  render(<RouterProvider router={router} />, swedish);
  click('.app-avatar');
  await act(async () => {});
  expect(find('.app-user').textContent).toBe(`Vera Viklundvera@example.com${called}`);
});
