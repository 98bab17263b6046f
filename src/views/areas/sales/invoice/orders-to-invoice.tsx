import { useLingui } from '@lingui/react/macro';
import type { ToInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { Beginning } from './use-beginning.ts';

interface OrdersProps {
  readonly beginning: Beginning;
}

/** The customer's orders with something to invoice, oldest first. */
export function OrdersToInvoice({ beginning }: OrdersProps) {
  const { t } = useLingui();
  const { offered, chosen, setChosen, isSplit } = beginning;
  if (offered.length === 0)
    return (
      <Panel>
        <EmptyState icon="receipt" title={t`Nothing is to be invoiced`}>
          {t`You can still create a draft, and write its lines by hand.`}
        </EmptyState>
      </Panel>
    );
  return (
    <Panel
      title={t`To invoice`}
      subtitle={t`Without an order, the lines are written by hand.`}
      actions={<AllOrNone beginning={beginning} />}
    >
      <div className="ui-stack">
        {isSplit && (
          <Notice tone="warning">
            {t`These orders differ in currency, prices, terms or the customer's reference. Invoice them one by one.`}
          </Notice>
        )}
        {offered.map((row) => (
          <OrderChoice
            key={row.id}
            row={row}
            checked={chosen.has(row.id)}
            onChange={(is) =>
              setChosen(new Set(is ? [...chosen, row.id] : [...chosen].filter((id) => id !== row.id)))
            }
          />
        ))}
      </div>
    </Panel>
  );
}

function AllOrNone({ beginning: { offered, chosen, setChosen } }: OrdersProps) {
  const { t } = useLingui();
  const every = offered.every(({ id }) => chosen.has(id));
  const turn = (): void => setChosen(new Set(every ? [] : offered.map(({ id }) => id)));
  return (
    <Button size="sm" variant="quiet" onClick={turn}>
      {every ? t`None` : t`All`}
    </Button>
  );
}

interface ChoiceProps {
  readonly row: ToInvoice;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function OrderChoice({ row: { order, gross, since }, checked, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const amount = format.money(gross, order.currency);
  const day = since === null ? '' : t`shipped since ${format.date(since)}`;
  return (
    <Checkbox
      checked={checked}
      label={[order.number, order.theirReference].filter(Boolean).join(' · ')}
      hint={[amount, day].filter(Boolean).join(', ')}
      onChange={onChange}
    />
  );
}
