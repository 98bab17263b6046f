import { createContext, use, useMemo, type ReactNode } from 'react';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { useLatest } from '../ui/use-latest.ts';
import type { ListParts } from './list-query.ts';
import { useListQuery, type ListQuery } from './use-list-query.ts';

/** The query as the list and its rows go by it. */
export interface FollowedQuery extends ListQuery {
  /** What the rows answer; `query` or the one before it. */
  readonly followed: ListParts;
  /** Has the rows follow `query` at once. */
  readonly follow: () => void;
}

const Asked = createContext<ListQuery | null>(null);
const Followed = createContext<FollowedQuery | null>(null);

interface AskedQueryProps {
  /** What to begin with where the address says nothing. */
  readonly first: ListParts;
  /** Parts of the query that those alone show who read it by `useAsked`. */
  readonly apart: readonly { readonly id: string }[];
  readonly children: ReactNode;
}

/**
 * What is asked of the list within. A filter shows in the frame of its key without the list around its chips being drawn:
 * that goes along with the rows.
 */
export function AskedQuery({ first, apart, children }: AskedQueryProps) {
  const asked = useListQuery(first);
  const [followed, follow] = useAfterPaint(asked.query);
  const query = isSameBut(apart, asked.query, followed) ? followed : asked.query;
  const write = useLatest(asked.write);
  const { change, step, refine } = asked;
  const going = useMemo(
    () => ({ query, change, step, refine, write, followed, follow }),
    [query, change, step, refine, write, followed, follow],
  );
  return (
    <Asked value={asked}>
      <Followed value={going}>{children}</Followed>
    </Asked>
  );
}

/** The query as it was asked last. */
export const useAsked = (): ListQuery => within(use(Asked));
export const useFollowed = (): FollowedQuery => within(use(Followed));

function within<T>(found: T | null): T {
  if (!found) throw new Error('there is no list around');
  return found;
}

function isSameBut(apart: AskedQueryProps['apart'], a: ListParts, b: ListParts): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const { id } of apart) names.delete(id);
  return [...names].every((name) => a[name] === b[name]);
}
