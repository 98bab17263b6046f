import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { overpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface TakeBackProps {
  readonly row: SalesOrderRow;
  readonly payment: string;
  /** What of it can be taken back, minor units of the order's currency. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Asks how much of a payment was paid back, or recorded by mistake: what is overpaid, else all of it. [SO26] [SO34] */
export function TakeBackPaymentDialog({ row, payment, left, onClose }: TakeBackProps) {
  const { t } = useLingui();
  const format = useFormat();
  const propose = usePropose();
  const sentence = useFieldSentence();
  const overpaid = overpaidOf(row);
  const [amount, setAmount] = useState<number | null | undefined>(
    overpaid > 0 ? Math.min(overpaid, left) : left,
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const data = { payment, amount };
    const command = { kind: 'salesOrder', document: row.id, type: 'takeBackPayment', data } as const;
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return (
    <GiveDialog title={t`Take back payment`} testId="give-take-back" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <Field
          label={t`Amount`}
          required
          hint={t`${format.money(left, row.currency)} was paid`}
          error={sentence(refusal?.fields?.['amount'])}
        >
          <MoneyInput value={amount ?? null} currency={row.currency} onChange={setAmount} autoFocus />
        </Field>
      </div>
    </GiveDialog>
  );
}
