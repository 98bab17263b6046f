import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { useWhereabouts } from '#views/kit/document/use-whereabouts.ts';

// Lazy: only shown for a link into another company.
const DocumentElsewhere = lazy(async () => ({
  default: (await import('#views/kit/document/document-elsewhere.tsx')).DocumentElsewhere,
}));

interface DocumentGateProps {
  readonly table: TableName;
  readonly children: (row: DocumentRow) => ReactNode;
}

/** Passes a page its document; one that this device does not hold is fetched from the server. */
export function DocumentGate({ table, children }: DocumentGateProps) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }; // the pages behind this gate have an $id
  const row = useRow(table, id) as DocumentRow | undefined; // the site map names only tables of document types
  return row ? <div key={row.id}>{children(row)}</div> : <AbsentDocument table={table} id={id} />;
}

function AbsentDocument({ table, id }: { readonly table: TableName; readonly id: string }) {
  const found = useWhereabouts(table, id);
  if (found.status === 'failed') return <Unanswered retry={found.retry} />;
  if (found.status === 'loading' || found.value === 'here') return <Skeleton height="12rem" />;
  if (!found.value) return <NotFoundPage path={location.pathname} within="main" />;
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <DocumentElsewhere kind={table} found={found.value} />
    </Suspense>
  );
}

/** It is unknown whether the document exists. */
function Unanswered({ retry }: { readonly retry: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`The document could not be loaded`} />
      <Notice
        tone="danger"
        actions={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {t`The server cannot answer right now. Try again in a moment.`}
      </Notice>
    </>
  );
}
