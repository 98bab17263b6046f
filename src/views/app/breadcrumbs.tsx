import { useMatches, useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import type { SitePage } from '../site-page.ts';
import { siteMap } from '../site-map.ts';
import { useDocumentName } from '../document/document-name.ts';
import { useNeighbours } from '../document/list-trail.ts';
import { useRow } from '../document/model-context.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { pagesAbove } from './crumb-path.ts';
import { isInNavigation } from './navigation.ts';
import { usePaths } from './use-paths.ts';
import { useSessionView } from './use-session.ts';

/** The way from a list to the page below it, from the site map; the list as it was searched, if one came from there. */
export function Breadcrumbs() {
  const page = useMatches().at(-1)?.staticData.page;
  const { may } = useSessionView();
  if (!page) return null;
  const above = pagesAbove(page, siteMap, isInNavigation);
  const isOpen = above.every(({ can }) => !can || may(`${can.subject}.${can.action}`));
  return above.length > 0 && isOpen ? <Way page={page} above={above} /> : null;
}

function Way({ page, above }: { readonly page: SitePage; readonly above: readonly SitePage[] }) {
  const paths = usePaths();
  const nameOf = useNameOf();
  const list = useNeighbours()?.list;
  const { id = '' } = useParams({ strict: false }) as { id?: string }; // where the path has one
  const addressOf = ({ path }: SitePage): string => {
    const address = paths.to(path.replace('$id', id));
    return list?.split('?')[0] === address ? list : address;
  };
  // Shown again when the document gets its number.
  useRow(page.document ?? 'product', page.document ? id : null);
  return (
    <Crumbs
      above={above.map((one) => ({ label: nameOf(one, id), to: addressOf(one) }))}
      current={nameOf(page, id)}
    />
  );
}

/** A page of a document is called as the document is. */
function useNameOf(): (page: SitePage, id: string) => string {
  const { i18n } = useLingui();
  const documentName = useDocumentName();
  return ({ path, document, title }, id) =>
    document && path.endsWith('/$id') ? documentName(document, id) : i18n._(title);
}
