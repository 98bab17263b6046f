import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#views/ui/ui.fixtures.tsx';
import { AskedQuery, useAsked, useFollowed, type FollowedQuery } from './asked-query.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Milliseconds for a frame to be painted and the list to follow. */
const FRAMES = 60;
const apart = [{ id: 'inStock' }];

/** An empty list; records what its chips, the list and its rows were rendered with, and how often it rendered. */
async function trial() {
  const seen: { chips?: object; list?: object; rows?: object; drawn: number } = { drawn: 0 };
  let query: FollowedQuery | undefined;
  const Chips = (): null => {
    seen.chips = useAsked().query;
    return null;
  };
  const List = () => {
    query = useFollowed();
    seen.list = query.query;
    seen.rows = query.followed;
    seen.drawn += 1;
    return <Chips />;
  };
  const Page = () => (
    <AskedQuery first={{}} apart={apart}>
      <List />
    </AskedQuery>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ['/en/apps/products'] }),
  });
  await act(() => router.load());
  render(<RouterProvider router={router as never /* its routes are not the application's */} />);
  await settle(FRAMES);
  const asking = (ask: (by: FollowedQuery) => void) => act(() => void (query && ask(query)));
  return { seen, asking };
}

it('[LI11] a filter shows in its chips at once, and the list around them goes along with the rows', async () => {
  const { seen, asking } = await trial();
  const { drawn } = seen;
  asking(({ step }) => step({ inStock: '1' }));
  expect(seen).toEqual({ chips: { inStock: '1' }, list: {}, rows: {}, drawn });
  await settle(FRAMES);
  expect(seen).toMatchObject({ list: { inStock: '1' }, rows: { inStock: '1' } });
});

it('[LI11] all else shows at once, with what was asked before it', async () => {
  const { seen, asking } = await trial();
  asking(({ step }) => step({ inStock: '1' }));
  asking(({ change }) => change({ sort: '-price' }));
  const both = { inStock: '1', sort: '-price' };
  expect([seen.chips, seen.list, seen.rows]).toEqual([both, both, {}]);
  await settle(FRAMES);
  expect(seen).toMatchObject({ chips: both, list: both, rows: both });
});
