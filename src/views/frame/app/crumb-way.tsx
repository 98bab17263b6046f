import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import type { SitePage } from '#views/site-page.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useNeighbours } from '#views/kit/document/list-trail.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { Crumbs } from '#views/ui/crumbs.tsx';
import { isNamedAfterDocument } from './crumb-path.ts';
import { useOwnName } from './use-own-name.ts';
import { usePaths } from '#views/navigation/use-paths.ts';

interface CrumbWayProps {
  readonly page: SitePage;
  readonly above: readonly SitePage[];
}

/** Crumbs with the names of the pages above; links back to the list as searched, if the page was opened from it. */
export function CrumbWay({ page, above }: CrumbWayProps) {
  const paths = usePaths();
  const nameOf = useNameOf();
  const list = useNeighbours()?.list;
  const params = useParams({ strict: false }) as Readonly<Record<string, string>>; // all plain text
  const { id = '' } = params;
  const own = useOwnName(page);
  const addressOf = ({ path }: SitePage): string => {
    const address = paths.to(path.replace('$id', id));
    return list?.split('?')[0] === address ? list : address;
  };
  // Re-renders when the document gets its number.
  useRow(page.document ?? 'product', page.document ? id : null);
  return (
    <Crumbs
      above={above.map((one) => ({ label: nameOf(one, id), to: addressOf(one) }))}
      current={own ?? nameOf(page, id)}
    />
  );
}

/** The page of a document is named after the document, one that edits it after the action. */
function useNameOf(): (page: SitePage, id: string) => string {
  const { i18n } = useLingui();
  const documentName = useDocumentName();
  return (page, id) =>
    page.document && isNamedAfterDocument(page) ? documentName(page.document, id) : i18n._(page.title);
}
