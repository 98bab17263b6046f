import { Trans, useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { payableBy } from '#model/areas/sales/payment/open-invoices.ts';
import { allocatedOf } from '#model/areas/sales/payment/payment.figures.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ToPayTable } from './to-pay-table.tsx';
import type { PaymentEditor } from './use-payment-form.ts';

interface InvoicesProps {
  readonly editor: PaymentEditor;
}

/** The customer's open invoices, the oldest first, and what each is paid. [PAY8] */
export function PaymentInvoices({ editor }: InvoicesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { customer, direction, currency, amount, allocations } = editor.form.value;
  const invoices = useOpenInvoices(editor);
  if (customer === '') return null;
  const left = format.money(amount - allocatedOf({ allocations }), currency);
  const isSome = invoices.length > 0;
  return (
    <Panel
      flush={isSome}
      title={direction === 'in' ? t`Open invoices` : t`What we owe`}
      subtitle={t`${left} left to allocate`}
      actions={isSome && <SpreadButton editor={editor} />}
    >
      {isSome ? (
        <ToPayTable
          form={editor.form}
          money={editor.form.value}
          invoices={invoices}
          allocations={allocations}
          onChange={editor.allocate}
        />
      ) : (
        <Nothing direction={direction} />
      )}
    </Panel>
  );
}

function useOpenInvoices({ form: { value } }: PaymentEditor): readonly InvoiceRow[] {
  const { customer, direction, currency } = value;
  const key = `${customer} ${direction} ${currency}`;
  return useQuery(['invoice'], key, ({ replica }) => payableBy(replica.view, value), []);
}

function SpreadButton({ editor }: InvoicesProps) {
  return (
    <Button icon="layers" data-testid="spread" onClick={editor.spreadAll}>
      <Trans>Oldest first</Trans>
    </Button>
  );
}

function Nothing({ direction }: { readonly direction: 'in' | 'out' }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="cash"
      title={direction === 'in' ? t`No open invoices` : t`We owe this customer nothing`}
    >
      <Trans>The payment is recorded all the same, and set against invoices later.</Trans>
    </EmptyState>
  );
}
