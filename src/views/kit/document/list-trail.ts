import { useLocation } from '@tanstack/react-router';
import { useModel } from './model-context.tsx';

/** The list last viewed: its lines in order, and its address. */
interface Trail {
  /** Address of the list, including its query. */
  readonly list: string;
  readonly count: number;
  /** Index of the line last opened. */
  readonly opened?: number;
  /** Address of a line's page, without the query. */
  readonly at: (index: number) => string;
}

const trails = new WeakMap<object, Trail>();

/** Stores the order of a list, so that pages opened from it know their neighbours. Kept while the company is open. */
export function layTrail(company: object, trail: Trail): void {
  trails.set(company, trail);
}

interface Neighbours {
  /** The list that the page was opened from, including its query. */
  readonly list: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The previous and next page in the list that this one was opened from; undefined if it was not opened from a list. */
export function useNeighbours(): Neighbours | undefined {
  const { replica } = useModel();
  const path = useLocation({ select: pageOf });
  const trail = trails.get(replica);
  return trail && neighboursIn(trail, path);
}

/** Identifies the page of a document: its path, or that of the list it opens next to. */
function pageOf({ pathname, search }: { readonly pathname: string; readonly search: object }): string {
  const id = 'id' in search ? search.id : undefined;
  return typeof id === 'string' ? `${pathname}?id=${id}` : pathname;
}

/** A page that opens next to the list keeps the list's query. */
function besideList(list: string, address: string): string {
  const [[path, query], [own, opened]] = [list.split('?'), address.split('?')];
  return own === path && query && opened ? `${path}?${query}&${opened}` : address;
}

/** Searches outwards from the line last opened: even among a hundred thousand, the next page is usually adjacent. */
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
