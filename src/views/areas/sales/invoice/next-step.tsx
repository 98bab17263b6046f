import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { invoiceRegion, isUnsettled } from '#model/areas/sales/invoice/invoice.kind.ts';
import { mayRemind } from '#model/areas/sales/invoice/reminders.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';

interface NextStepProps {
  readonly row: InvoiceRow;
  readonly onSend: () => void;
}

/** What leads on with an issued invoice: it is sent, then paid; nothing once it is settled. */
export function NextStep({ row, onSend }: NextStepProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const isToSend = invoiceRegion(row, 'delivery') === 'notSent' && model.may('invoice.send');
  const isToRemind = mayRemind(row) && model.may('invoice.remind');
  const isToPay = isUnsettled(row) && model.may('payment.record');
  return (
    <>
      {isToRemind && (
        <Button
          icon="bell"
          data-testid="payment-reminder"
          to={paths.to(`/apps/sales/invoices/${row.id}/reminder`)}
        >
          {t`Payment reminder`}
        </Button>
      )}
      {isToPay && (
        <Button
          icon="cash"
          variant={isToSend ? 'secondary' : 'primary'}
          data-testid="record-payment"
          to={paths.to(`/apps/sales/payments/create?invoice=${row.id}`)}
        >
          {openOf(row) < 0 ? t`Pay back` : t`Record payment`}
        </Button>
      )}
      {isToSend && (
        <Button icon="send" variant="primary" data-testid="command-send" onClick={onSend}>
          {t`Send`}
        </Button>
      )}
    </>
  );
}
