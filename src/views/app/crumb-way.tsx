import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import type { SitePage } from '../site-page.ts';
import { useDocumentName } from '../document/document-name.ts';
import { useNeighbours } from '../document/list-trail.ts';
import { useRow } from '../document/model-context.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { usePaths } from './use-paths.ts';

interface CrumbWayProps {
  readonly page: SitePage;
  readonly above: readonly SitePage[];
}

/** The pages above a page by their names; the list as it was searched, if one came from there. */
export function CrumbWay({ page, above }: CrumbWayProps) {
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
