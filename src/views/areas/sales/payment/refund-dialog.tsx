import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { leftOfPayment } from '#model/areas/sales/payment/payment.figures.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';

interface RefundProps {
  readonly row: PaymentRow;
  readonly onClose: () => void;
}

/** Asks when money went back to the payer, and how much: all that is left, unless said otherwise. [PAY5] */
export function RefundDialog({ row, onClose }: RefundProps) {
  const { t } = useLingui();
  const today = useToday();
  const sentence = useFieldSentence();
  const propose = usePropose();
  const [on, setOn] = useState<string | null>(today);
  const [amount, setAmount] = useState<number | null | undefined>(leftOfPayment(row));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const command = { kind: 'payment', document: row.id, type: 'refund', data: { on, amount } };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  const error = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  return (
    <GiveDialog title={t`Pay back the rest`} testId="give-refund" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="payment" refusal={refusal} />
        <Field label={t`Amount`} required error={error('amount')}>
          <MoneyInput value={amount ?? null} currency={row.currency} onChange={setAmount} autoFocus />
        </Field>
        <Field label={t`Booked`} required hint={t`The day at the bank`} error={error('on')}>
          <DateInput value={on} min={row.on} max={today} onChange={setOn} />
        </Field>
      </div>
    </GiveDialog>
  );
}
