import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useAfterPaint } from '#views/ui/use-after-paint.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { queryText, type ListParts } from './list-query.ts';
import { useListQuery, type ListQuery } from './use-list-query.ts';

/** The query, and the version of it that the list and its rows follow. */
export interface FollowedQuery extends ListQuery {
  /** The query the rows answer: `query` or the previous one. */
  readonly followed: ListParts;
  /** Makes the rows follow `query` at once. */
  readonly follow: () => void;
}

const Asked = createContext<ListQuery | null>(null);
const Followed = createContext<FollowedQuery | null>(null);

interface AskedQueryProps {
  /** The initial query when the address has none. */
  readonly first: ListParts;
  /** Parts of the query shown only by components that read it through `useAsked`. */
  readonly apart: readonly { readonly id: string }[];
  readonly children: ReactNode;
}

/**
 * Holds the query of the list inside it. A filter shows up in the frame of its key press without rendering the list
 * around its chips: the list follows with the rows.
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

interface SetQueryProps {
  readonly filters: ListParts;
  readonly children: ReactNode;
}

/** Sets the filters of the list inside it, which is only a part of a page: the address is about something else. */
export function SetQuery({ filters, children }: SetQueryProps) {
  const [own, setOwn] = useState<ListParts>({});
  const set = queryText(filters);
  const going = useMemo(() => {
    const change = (parts: ListParts): void => setOwn((before) => ({ ...before, ...parts }));
    const query = { ...own, ...filters };
    const nothing = (): void => undefined; // all takes effect at once, and nothing is written
    const refine = (name: string, value: string | undefined): void => change({ [name]: value });
    return { query, followed: query, change, step: change, refine, write: nothing, follow: nothing };
    // oxlint-disable-next-line react/exhaustive-deps -- their text says all of the filters
  }, [own, set]);
  return (
    <Asked value={going}>
      <Followed value={going}>{children}</Followed>
    </Asked>
  );
}

/** The query as last requested. */
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
