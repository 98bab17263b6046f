import { siteMap } from './site-map.ts';

/** Whether a page of the site map is there already; what is yet to be built is linked from nowhere. */
export function isBuilt(path: string): boolean {
  return siteMap.some((page) => page.path === path && page.purpose === undefined);
}
