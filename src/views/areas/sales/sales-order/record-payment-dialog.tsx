import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';

interface RecordPaymentProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

/** Asks when money came for what was shipped, and how much: all that is unpaid, unless said otherwise. [SO25] */
export function RecordPaymentDialog({ row, onClose }: RecordPaymentProps) {
  const { t } = useLingui();
  const today = useToday();
  const { on, setOn, amount, setAmount, refusal, error, give } = usePayment(row, today, onClose);
  return (
    <GiveDialog title={t`Record payment`} onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <Field label={t`Amount`} required error={error('amount')}>
          <MoneyInput value={amount ?? null} currency={row.currency} onChange={setAmount} autoFocus />
        </Field>
        <Field label={t`Paid on`} required error={error('on')}>
          <DateInput value={on} max={today} onChange={setOn} />
        </Field>
      </div>
    </GiveDialog>
  );
}

function usePayment(row: SalesOrderRow, today: string, onClose: () => void) {
  const model = useModel();
  const propose = usePropose();
  const fieldSentence = useFieldSentence();
  const [on, setOn] = useState<string | null>(today);
  const [amount, setAmount] = useState<number | null | undefined>(unpaidOf(row));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const data = { payment: model.newId(), on, amount };
    const command = { kind: 'salesOrder', document: row.id, type: 'recordPayment', data } as const;
    const refused = propose(command, { quiet: true });
    setRefusal(refused);
    if (!refused) onClose();
  };
  const error = (field: string) => fieldSentence(refusal?.fields?.[field]);
  return { on, setOn, amount, setAmount, refusal, error, give };
}
