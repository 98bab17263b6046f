import { useState } from 'react';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { GradeDialog } from './grade-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ReturnEditor } from './return-editor.tsx';
import { ReturnFrame } from './return-frame.tsx';
import { ReturnOverview } from './return-overview.tsx';
import { CreditNoteButton } from './credit-note-button.tsx';
import { useCreditNote } from './use-credit-note.ts';
import { useSources } from './use-sources.ts';

interface PageProps {
  readonly row: CustomerReturnRow;
}

/** One return: written until it is approved, then received, graded, posted and credited. */
export function CustomerReturnPage({ row }: PageProps) {
  const isWritten = useVerdict('customerReturn', row.id, 'update') === null;
  const waits = useAwaited('customerReturn', row.id).length > 0;
  useSources(row);
  return isWritten && !waits ? <ReturnEditor key={row.id} row={row} /> : <ReturnDesk row={row} />;
}

function ReturnDesk({ row }: PageProps) {
  const [asking, setAsking] = useState<'receive' | 'grade' | null>(null);
  const close = (): void => setAsking(null);
  const note = useCreditNote(row);
  return (
    <>
      <ReturnFrame
        row={row}
        {...(note && { primary: <CreditNoteButton onPress={note} /> })}
        overrides={{ receive: () => setAsking('receive'), grade: () => setAsking('grade') }}
      >
        <ReturnOverview row={row} />
      </ReturnFrame>
      {asking === 'receive' && <ReceiveDialog row={row} onClose={close} />}
      {asking === 'grade' && <GradeDialog row={row} onClose={close} />}
    </>
  );
}
