import { useNavigate } from '@tanstack/react-router';
import type { PageHeaderProps } from '#views/ui/page-header.tsx';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import { useNeighbours } from './list-trail.ts';

type Ways = Pick<PageHeaderProps, 'back' | 'neighbours'>;

/** The list that a page was opened from, with its search and sort, and the neighbouring pages: `[` and `]` go there. */
export function useComesFrom(back: PageHeaderProps['back']): Ways {
  const navigate = useNavigate();
  const found = useNeighbours();
  const go = (address: string | null | undefined): void => {
    if (address) void navigate({ to: address } as Parameters<typeof navigate>[0]); // addresses are plain text here
  };
  useHotkeys({ '[': () => go(found?.previous), ']': () => go(found?.next) }, found !== undefined);
  if (!found) return { back };
  const { list, previous, next } = found;
  // A page reached through another kind's list still links back to its own.
  const isOwnList = back !== undefined && list.split('?')[0] === back.to.split('?')[0];
  return { back: isOwnList ? { ...back, to: list } : back, neighbours: { previous, next } };
}
