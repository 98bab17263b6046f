import { useState, type ReactNode } from 'react';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { CorrectInvoiceDialog } from './correct-invoice-dialog.tsx';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';

/** The commands that ask for something, and the dialog of the one that was pressed. */
export function useInvoiceDialogs(row: InvoiceRow): {
  readonly overrides: { readonly correct: () => void; readonly send: () => void };
  readonly dialog: ReactNode;
} {
  const [asking, setAsking] = useState<'correct' | 'send' | null>(null);
  const close = (): void => setAsking(null);
  return {
    overrides: { correct: () => setAsking('correct'), send: () => setAsking('send') },
    dialog: (
      <>
        {asking === 'correct' && <CorrectInvoiceDialog row={row} onClose={close} />}
        {asking === 'send' && <SendInvoiceDialog row={row} onClose={close} />}
      </>
    ),
  };
}
