import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from '#views/ui/ui.fixtures.tsx';
import { useNewDocuments } from './use-new-documents.ts';

async function offered(may: (permission: string) => boolean): Promise<readonly string[]> {
  let labels: readonly string[] = [];
  function Palette() {
    labels = useNewDocuments(may).entries.map(({ label }) => label);
    return null;
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Palette }),
    history: createMemoryHistory({ initialEntries: ['/en/here'] }),
  });
  await act(() => router.load());
  render(<RouterProvider router={router as never /* its routes are not the application's */} />);
  return labels;
}

test('[PAL7] documents made beside their list can be made from anywhere, by who may make them', async () => {
  expect([...(await offered(() => true))].toSorted()).toEqual([
    'Invite',
    'New API client',
    'New VAT rate',
    'New account',
    'New carrier',
    'New category',
    'New customer category',
    'New delivery term',
    'New exchange rate',
    'New label format',
    'New location',
    'New payment term',
    'New price',
    'New price list',
    'New product type',
    'New purchase price',
    'New purchase price list',
    'New reason',
    'New return',
    'New role',
    'New supplier category',
    'New tag',
    'New unit',
    'New warehouse',
    'New webhook',
    'Plan count',
  ]);
  expect(await offered((permission) => permission === 'category.create')).toEqual(['New category']);
});
