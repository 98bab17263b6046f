import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { overpaidOf, unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Button } from '#views/ui/button.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { TakeBackPaymentDialog } from './take-back-payment-dialog.tsx';

type Format = ReturnType<typeof useFormat>;

/** What was paid for an order, what is unpaid, and what is to be given back; nothing before the first payment. [SO25] [SO26] [SO34] */
export function SalesOrderPayments({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { invoicing } = useCompany().policies;
  // Where invoices are issued here, what is left is what no invoice has taken over yet.
  const payments = (row.payments ?? []).map(({ taken = 0, amount, ...payment }) => ({
    ...payment,
    amount: invoicing === 'here' ? amount - taken : amount,
  }));
  const [chosen, choose] = useState<{ readonly payment: string; readonly left: number } | null>(null);
  const paid = usePaid({ ...row, payments: payments.filter(({ amount }) => amount > 0) }, format, choose);
  if (paid.length === 0) return null;
  const said = (id: string, label: string, amount: number) => ({
    id,
    label,
    value: format.money(amount, row.currency),
  });
  const overpaid = overpaidOf(row);
  const items = [
    ...paid,
    said('unpaid', t`Unpaid`, unpaidOf(row)),
    ...(overpaid > 0 ? [said('overpaid', t`Overpaid`, overpaid)] : []),
  ];
  return (
    <Panel title={t`Payments`}>
      <KeyValues columns={2} items={items} />
      {chosen && <TakeBackPaymentDialog row={row} {...chosen} onClose={() => choose(null)} />}
    </Panel>
  );
}

/** Each payment, with a button that takes it back, or a part of it. */
function usePaid(
  { payments = [], currency }: SalesOrderRow,
  format: Format,
  takeBack: (which: { readonly payment: string; readonly left: number }) => void,
) {
  const { t } = useLingui();
  const mayTakeBack = useModel().may('salesOrder.pay');
  return payments.map(({ id, on, amount }) => {
    const day = format.date(on);
    const money = format.money(amount, currency);
    const button = mayTakeBack && (
      <Button
        size="sm"
        variant="quiet"
        icon="arrowBack"
        label={t`Take back the payment of ${money} on ${day}`}
        onClick={() => takeBack({ payment: id, left: amount })}
      />
    );
    return {
      id,
      label: t`Paid on ${day}`,
      value: (
        <>
          {money} {button}
        </>
      ),
    };
  });
}
