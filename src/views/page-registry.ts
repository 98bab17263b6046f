import type { SitePage } from './site-page.ts';

let known: readonly SitePage[] = [];

/** Registers the pages of the site map for pages that tell of others: the site map itself leads to every page. */
export function knowPages(pages: readonly SitePage[]): void {
  known = pages;
}

/** The built page at a path of the site map; undefined if there is none, or outside the application. */
export const pageOf = (path: string): SitePage | undefined =>
  known.find((page) => page.path === path && page.purpose === undefined);
