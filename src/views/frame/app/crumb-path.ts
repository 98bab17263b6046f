import { showsOne } from '#views/kind-view.ts';
import { isSettingsPage } from '../settings/settings-paths.ts';
import type { SitePage } from '#views/site-page.ts';

/**
 * The pages above a page of the site map, from the list down; none for a page of the navigation, or below none, nor for
 * pages of settings: a row of their own leads from each to the others, and their headings stay in one place. [SET10]
 */
export function pagesAbove(page: SitePage, site: readonly SitePage[]): readonly SitePage[] {
  if (page.menu || isSettingsPage(page.path)) return [];
  const at = (path: string): SitePage | undefined => site.find((one) => one.path === path);
  const above = prefixesOf(page.path).flatMap((path) => at(path) ?? []);
  const list = above.findLast(({ menu }) => menu) ?? (page.list === undefined ? undefined : at(page.list));
  return list ? [list, ...above.filter((one) => one.path.includes('$'))] : [];
}

/** Whether a page is named after the document that it shows; one that edits it is named after the action. */
export const isNamedAfterDocument = ({ path, document }: Pick<SitePage, 'path' | 'document'>): boolean =>
  document !== undefined && showsOne.test(path) && !path.endsWith('/edit/$id');

/** `/a/b/edit/$id` → `/a`, `/a/b`, `/a/b/$id`: the edit page is below the document's. */
function prefixesOf(path: string): readonly string[] {
  const parts = path
    .replace(/\/edit\/\$id$/, '/$id/edit')
    .split('/')
    .slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
