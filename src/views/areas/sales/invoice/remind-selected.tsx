import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { RemindDialog } from './remind-dialog.tsx';

/** Opens the reminders of what is ticked, for who may send them. [REM5] */
export function RemindSelected({ onRemind }: { readonly onRemind: () => void }) {
  const { t } = useLingui();
  if (!useModel().may('invoice.remind')) return null;
  return (
    <Button size="sm" icon="bell" data-testid="remind-selected" onClick={onRemind}>
      {t`Send reminders`}
    </Button>
  );
}

/** The reminders of what was ticked; the dialog stays when the rows have left the list. */
export function useRemindDialog() {
  const [invoices, setInvoices] = useState<readonly string[]>([]);
  const dialog = invoices.length > 0 && <RemindDialog invoices={invoices} onClose={() => setInvoices([])} />;
  return { ask: setInvoices, dialog };
}
