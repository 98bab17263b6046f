import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { overpaidOf, unpaidOf } from '#model/sales-order/sales-order.paying.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { Button } from '../ui/button.tsx';
import { KeyValues } from '../ui/key-values.tsx';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';

/** What was paid for an order, what is unpaid, and what is to be given back; nothing before the first payment. [SO25] [SO26] [SO34] */
export function SalesOrderPayments({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const mayTakeBack = useModel().may('salesOrder.pay');
  const propose = usePropose();
  const { payments = [], currency } = row;
  if (payments.length === 0) return null;
  const takeBack = (payment: string): void =>
    void propose({ kind: 'salesOrder', document: row.id, type: 'takeBackPayment', data: { payment } });
  const paid = payments.map(({ id, on, amount }) => {
    const day = format.date(on);
    const money = format.money(amount, currency);
    const button = mayTakeBack && (
      <Button
        size="sm"
        variant="quiet"
        icon="arrowBack"
        label={t`Take back the payment of ${money} on ${day}`}
        onClick={() => takeBack(id)}
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
  const unpaid = { id: 'unpaid', label: t`Unpaid`, value: format.money(unpaidOf(row), currency) };
  const overpaid = overpaidOf(row);
  const back =
    overpaid > 0 ? [{ id: 'overpaid', label: t`Overpaid`, value: format.money(overpaid, currency) }] : [];
  return (
    <Panel title={t`Payments`}>
      <KeyValues columns={2} items={[...paid, unpaid, ...back]} />
    </Panel>
  );
}
