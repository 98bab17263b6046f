import { useState, type ReactNode } from 'react';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { CorrectInvoiceDialog } from './correct-invoice-dialog.tsx';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';
import { SetOffDialog } from './set-off-dialog.tsx';

type Asked = 'correct' | 'send' | 'setOff';

/** The commands that ask for something, and the dialog of the one that was pressed. */
export function useInvoiceDialogs(row: InvoiceRow): {
  readonly overrides: Readonly<Record<Asked, () => void>>;
  readonly dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asked | null>(null);
  const close = (): void => setAsking(null);
  return {
    overrides: {
      correct: () => setAsking('correct'),
      send: () => setAsking('send'),
      setOff: () => setAsking('setOff'),
    },
    dialog: (
      <>
        {asking === 'correct' && <CorrectInvoiceDialog row={row} onClose={close} />}
        {asking === 'setOff' && <SetOffDialog row={row} onClose={close} />}
        {asking === 'send' && <SendInvoiceDialog row={row} onClose={close} />}
      </>
    ),
  };
}
