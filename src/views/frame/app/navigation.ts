import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { siteMap } from '#views/site-map.ts';
import type { MenuGroup, SitePage } from '#views/site-page.ts';
import type { NavSection } from '#views/navigation/nav-item.ts';
import type { SessionView } from '#views/navigation/use-session.ts';

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

/** What somebody may do, as far as the navigation goes by it. */
type Holder = Pick<SessionView, 'may' | 'changes'>;

/** The navigation of a person: what they may not see is not there, and what they only look at is folded. [SIT3, NAV5] */
export function navigationFor(
  i18n: I18n,
  to: (path: string) => string,
  holder: Holder,
): readonly NavSection[] {
  const isFor = ({ can, menu }: SitePage): boolean =>
    !can || (holder.may(`${can.subject}.${can.action}`) && (!menu?.isSetup || holder.changes(can.subject)));
  return groups.flatMap(({ id, heading, pages }) => {
    const shown = pages.filter(isFor);
    const items = shown.map(({ path, title, icon = 'file' }) => ({
      id: path,
      label: i18n._(title),
      icon,
      to: to(path),
    }));
    const isFolded = !shown.some(({ can }) => !can || holder.changes(can.subject));
    return items.length === 0 ? [] : [{ id, ...(heading && { label: i18n._(heading) }), isFolded, items }];
  });
}
