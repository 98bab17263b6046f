import { Fragment } from 'react';
import type { TableName } from '#model/engine/rows.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';

interface LinksProps {
  readonly kind: TableName;
  readonly ids: readonly string[];
}

/** Links to documents of a kind by their numbers, separated by commas. */
export function DocumentLinksTo({ kind, ids }: LinksProps) {
  const nameOf = useDocumentName();
  const paths = usePaths();
  return (
    <>
      {ids.map((id, index) => {
        const path = documentPath(kind, id);
        return (
          <Fragment key={id}>
            {index > 0 && ', '}
            {path === undefined ? nameOf(kind, id) : <UiLink to={paths.to(path)}>{nameOf(kind, id)}</UiLink>}
          </Fragment>
        );
      })}
    </>
  );
}
