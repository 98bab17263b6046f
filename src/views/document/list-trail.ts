import { useLocation } from '@tanstack/react-router';
import { useModel } from './model-context.tsx';

/** The list that somebody last looked at: its lines in their order, and where it is. */
interface Trail {
  /** Address of the list with its query. */
  readonly list: string;
  readonly count: number;
  /** The line that was opened last. */
  readonly opened?: number;
  /** Address of a line's page, without a query. */
  readonly at: (index: number) => string;
}

const trails = new WeakMap<object, Trail>();

/** Lays the way through a list, so that the pages opened from it know their neighbours. Kept while the company is open. */
export function layTrail(company: object, trail: Trail): void {
  trails.set(company, trail);
}

interface Neighbours {
  /** The list that the page was opened from, with its query. */
  readonly list: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The pages before and after this one in the list it was opened from; undefined where it was not opened from one. */
export function useNeighbours(): Neighbours | undefined {
  const { replica } = useModel();
  const path = useLocation({ select: pageOf });
  const trail = trails.get(replica);
  return trail && neighboursIn(trail, path);
}

/** What names the page of a document: its path, or that of the list that it opens beside. */
function pageOf({ pathname, search }: { readonly pathname: string; readonly search: object }): string {
  const id = 'id' in search ? search.id : undefined;
  return typeof id === 'string' ? `${pathname}?id=${id}` : pathname;
}

/** A page that opens beside the list keeps the list as it is searched. */
function besideList(list: string, address: string): string {
  const [[path, query], [own, opened]] = [list.split('?'), address.split('?')];
  return own === path && query && opened ? `${path}?${query}&${opened}` : address;
}

/** Looks outwards from the line that was opened: of a hundred thousand, the next page is one of its neighbours. */
export function neighboursIn({ list, count, at, opened = 0 }: Trail, path: string): Neighbours | undefined {
  for (let away = 0; away < count; away++)
    for (const index of away === 0 ? [opened] : [opened + away, opened - away])
      if (index >= 0 && index < count && at(index) === path)
        return {
          list,
          previous: index > 0 ? besideList(list, at(index - 1)) : null,
          next: index + 1 < count ? besideList(list, at(index + 1)) : null,
        };
  return undefined;
}
