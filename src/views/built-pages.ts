import { siteMap } from './site-map.ts';

/** Whether a page of the site map is implemented; others are not linked from anywhere. */
export function isBuilt(path: string): boolean {
  return siteMap.some((page) => page.path === path && page.purpose === undefined);
}
