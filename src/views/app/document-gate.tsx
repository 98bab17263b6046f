import type { ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAsync } from '../ui/use-async.ts';
import { NotFoundPage } from './not-found-page.tsx';

interface DocumentGateProps {
  readonly table: TableName;
  readonly children: (row: DocumentRow) => ReactNode;
}

/** Gives a page its document; one that this device does not hold is asked of the server. */
export function DocumentGate({ table, children }: DocumentGateProps) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }; // the pages behind this gate have an $id
  const row = useRow(table, id) as DocumentRow | undefined; // only tables of document types stand in the site map
  return row ? <div key={row.id}>{children(row)}</div> : <AbsentDocument table={table} id={id} />;
}

function AbsentDocument({ table, id }: { readonly table: TableName; readonly id: string }) {
  const model = useModel();
  const found = useAsync(`${table}/${id}`, () => model.fetchDocument(table, id));
  if (found.status === 'loading' || (found.status === 'ready' && found.value))
    return <Skeleton height="12rem" />;
  return <NotFoundPage path={location.pathname} within="main" />;
}
