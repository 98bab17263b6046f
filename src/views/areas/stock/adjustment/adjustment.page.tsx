import { useState } from 'react';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { AdjustmentEditor } from './adjustment-editor.tsx';
import { AdjustmentFrame } from './adjustment-frame.tsx';
import { AdjustmentOverview } from './adjustment-overview.tsx';
import { CorrectAdjustmentDialog } from './correct-adjustment-dialog.tsx';

/** One adjustment: written while it is a draft, told afterwards. */
export function AdjustmentPage({ row }: { readonly row: AdjustmentRow }) {
  const isWritten = useVerdict('adjustment', row.id, 'update') === null;
  const waits = useAwaited('adjustment', row.id).length > 0;
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (isWritten && !waits) return <AdjustmentEditor key={row.id} row={row} />;
  return (
    <>
      <AdjustmentFrame row={row} overrides={{ correct: () => setIsCorrecting(true) }}>
        <AdjustmentOverview row={row} />
      </AdjustmentFrame>
      {isCorrecting && <CorrectAdjustmentDialog row={row} onClose={() => setIsCorrecting(false)} />}
    </>
  );
}
