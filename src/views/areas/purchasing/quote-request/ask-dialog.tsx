import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { SupplierPicker } from './supplier-picker.tsx';
import { useRequestCommand } from './use-request-command.ts';

interface AskProps {
  readonly row: QuoteRequestRow;
  readonly onClose: () => void;
}

/** Asks further suppliers the same. [RFQ4] */
export function AskDialog({ row, onClose }: AskProps) {
  const { t } = useLingui();
  const [suppliers, setSuppliers] = useState<readonly string[]>([]);
  const { give, refusal, error } = useRequestCommand(row.id, 'ask', onClose);
  return (
    <GiveDialog
      title={t`Ask more suppliers`}
      disabledReason={suppliers.length === 0 ? t`Choose at least one supplier.` : undefined}
      onClose={onClose}
      onGive={() => give({ suppliers })}
    >
      <div className="ui-stack">
        <RefusalNotice kind="quoteRequest" refusal={refusal} />
        <SupplierPicker
          chosen={suppliers}
          taken={row.suppliers.map(({ supplier }) => supplier)}
          products={row.lines.map(({ product }) => product)}
          error={error('suppliers') ?? error('suppliers.0')}
          onChange={setSuppliers}
        />
      </div>
    </GiveDialog>
  );
}
