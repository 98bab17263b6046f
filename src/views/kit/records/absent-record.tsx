import { lazy, Suspense } from 'react';
import type { TableName } from '#model/engine/rows.ts';
import { useWhereabouts } from '#views/kit/document/use-whereabouts.ts';

// Lazy: only shown for a link into another company.
const RecordElsewhere = lazy(async () => ({
  default: (await import('#views/kit/document/document-elsewhere.tsx')).RecordElsewhere,
}));

interface AbsentRecordProps {
  readonly table: TableName;
  readonly id: string;
  readonly onClose: () => void;
}

/** Next to a list, for a link to a record that this company does not have: says which of the person's companies has it. */
export function AbsentRecord({ table, id, onClose }: AbsentRecordProps) {
  const found = useWhereabouts(table, id);
  if (found.status !== 'ready' || !found.value || found.value === 'here') return null;
  return (
    <Suspense fallback={null}>
      <RecordElsewhere kind={table} found={found.value} onClose={onClose} />
    </Suspense>
  );
}
