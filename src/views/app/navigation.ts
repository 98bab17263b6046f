import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { siteMap } from '../site-map.ts';
import type { MenuGroup, SitePage } from '../site-page.ts';
import type { NavSection } from './nav-item.ts';

/** The groups in order; the first has no heading. */
const headings: Readonly<Record<MenuGroup, MessageDescriptor | null>> = {
  home: null,
  sales: msg`Sales`,
  purchasing: msg`Purchasing`,
  warehouse: msg`Warehouse`,
  products: msg`Catalogue`,
  administration: msg`Administration`,
};

const pagesOf = (group: string): readonly SitePage[] =>
  siteMap
    .filter(({ menu }) => menu?.group === group)
    .toSorted((a, b) => (a.menu?.place ?? 0) - (b.menu?.place ?? 0));

const groups = Object.entries(headings).map(([id, heading]) => ({ id, heading, pages: pagesOf(id) }));

/** The navigation as this person may see it. */
export function navigationFor(
  i18n: I18n,
  to: (path: string) => string,
  may: (permission: string) => boolean,
): readonly NavSection[] {
  return groups.flatMap(({ id, heading, pages }) => {
    const items = pages
      .filter(({ can }) => !can || may(`${can.subject}.${can.action}`))
      .map(({ path, title, icon = 'file' }) => ({ id: path, label: i18n._(title), icon, to: to(path) }));
    return items.length === 0 ? [] : [{ id, ...(heading && { label: i18n._(heading) }), items }];
  });
}
