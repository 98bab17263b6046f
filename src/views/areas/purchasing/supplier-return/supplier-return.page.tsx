import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { SendBackEditor } from './send-back-editor.tsx';
import { SendBackFrame } from './send-back-frame.tsx';
import { SendBackOverview } from './send-back-overview.tsx';

interface PageProps {
  readonly row: SupplierReturnRow;
}

/** One return to a supplier: written and asked for, then accepted, sent and credited. */
export function SupplierReturnPage({ row }: PageProps) {
  const mayWrite = useVerdict('supplierReturn', row.id, 'update') === null;
  const waits = useAwaited('supplierReturn', row.id).length > 0;
  const [changes, setChanges] = useState(false);
  const [asking, setAsking] = useState<'accept' | 'credit' | null>(null);
  const close = (): void => setAsking(null);
  const overrides = { accept: () => setAsking('accept'), credit: () => setAsking('credit') };
  // Once it has a number, the supplier was asked.
  const isDraft = row.number === null;
  const isWritten = mayWrite && !waits;
  return (
    <>
      {isWritten && (isDraft || changes) ? (
        <SendBackEditor
          key={row.id}
          row={row}
          overrides={overrides}
          onDone={isDraft ? undefined : () => setChanges(false)}
        />
      ) : (
        <SendBackDesk
          row={row}
          overrides={overrides}
          onChange={isWritten ? () => setChanges(true) : undefined}
        />
      )}
      {asking === 'accept' && <AcceptDialog row={row} onClose={close} />}
      {asking === 'credit' && <CreditDialog row={row} onClose={close} />}
    </>
  );
}

interface DeskProps extends PageProps {
  readonly overrides: Readonly<Record<string, () => void>>;
  readonly onChange: (() => void) | undefined;
}

function SendBackDesk({ row, overrides, onChange }: DeskProps) {
  const { t } = useLingui();
  const change = onChange && (
    <Button icon="edit" data-testid="change-return" onClick={onChange}>{t`Change lines`}</Button>
  );
  return (
    <SendBackFrame row={row} actions={change} overrides={overrides}>
      <SendBackOverview row={row} />
    </SendBackFrame>
  );
}
