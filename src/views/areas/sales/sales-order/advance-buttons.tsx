import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { advanceable } from '#model/areas/sales/invoice/invoice.advances.ts';
import { advanceToCredit } from '#model/areas/sales/sales-order/sales-order.advances.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { isBound } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';

interface ButtonProps {
  readonly row: SalesOrderRow;
}

/** Whether something of an order can be invoiced before delivery by who asks. [BIL22] */
export function useMayAdvance(row: SalesOrderRow): boolean {
  const model = useModel();
  const left = ifKnown(() => advanceable(model.replica.view, row), 0);
  return isBound(row) && left > 0 && model.may('invoice.create');
}

/** Opens the dialog for an advance. */
export function AdvanceButton({ row }: ButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon="cash" data-testid="invoice-advance" onClick={() => setOpen(true)}>
        {t`Invoice an advance`}
      </Button>
      {isOpen && <AdvanceDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Drafts the credit note of what is left of an advance that nothing deducts any more, and opens it. [BIL24] */
export function CreditAdvanceButton({ row }: ButtonProps) {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const advance = row.advances?.findLast(({ left }) => left > 0);
  if (!advance || advanceToCredit(row) === 0 || !model.may('invoice.correct')) return null;
  const draft = (): void => {
    const data = { invoice: model.newId(), as: 'creditNote' };
    const refused = propose({ kind: 'invoice', document: advance.invoice, type: 'correct', data });
    if (!refused) paths.go(`/apps/sales/invoices/${data.invoice}`);
  };
  return (
    <Button size="sm" icon="receiptRefund" data-testid="credit-advance" onClick={draft}>
      {t`Credit the advance`}
    </Button>
  );
}
