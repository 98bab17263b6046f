import type { SitePage } from '../site-page.ts';

/** Pages whose list has another address than the one above theirs. */
const LISTS: Readonly<Record<string, string>> = {
  '/apps/purchasing/goods-receipts': '/apps/inventory/receiving',
};

/**
 * The pages above a page of the site map, from the list down; none for a page of the navigation, or below none.
 * @param isList whether a path stands in the navigation
 */
export function pagesAbove(
  page: SitePage,
  site: readonly SitePage[],
  isList: (path: string) => boolean,
): readonly SitePage[] {
  if (isList(page.path)) return [];
  const at = (path: string): SitePage | undefined => site.find((one) => one.path === path);
  const above = prefixesOf(page.path).flatMap((path) => at(LISTS[path] ?? path) ?? []);
  const [list, ...between] = above.filter((one) => isList(one.path) || one.path.includes('$'));
  return list && isList(list.path) ? [list, ...between] : [];
}

/** `/a/b/edit/$id` → `/a`, `/a/b`, `/a/b/$id`: who edits a document is below it. */
function prefixesOf(path: string): readonly string[] {
  const parts = path
    .replace(/\/edit\/\$id$/, '/$id/edit')
    .split('/')
    .slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
