import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { leftOfPayment } from '#model/areas/sales/payment/payment.figures.ts';
import { feesLeft } from '#model/areas/sales/payment/reminder-fees.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface KeepFeeProps {
  readonly row: PaymentRow;
  readonly onClose: () => void;
}

/** Asks of which invoice the reminders are paid by what is left of a payment, and with how much of it. [PAY14] */
export function KeepFeeDialog({ row, onClose }: KeepFeeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const sentence = useFieldSentence();
  const { asked, chosen, choose, amount, setAmount, refusal, give } = useKeeping(row, onClose);
  const nothing =
    asked.length === 0 ? t`No reminder of this customer's invoices has a fee that is unpaid.` : undefined;
  const error = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  const options = asked.map(({ id, number, fees }) => ({
    value: id,
    label: `${number ?? ''}, ${format.money(fees, row.currency)}`,
  }));
  return (
    <GiveDialog
      title={t`Keep as reminder fee`}
      testId="give-keep-fee"
      onClose={onClose}
      onGive={give}
      disabledReason={nothing}
    >
      {nothing === undefined ? (
        <div className="ui-stack">
          <RefusalNotice kind="payment" refusal={refusal} />
          <Field label={t`Invoice`} required error={error('invoice')}>
            <Select value={chosen} options={options} onChange={choose} />
          </Field>
          <Field label={t`Amount`} required error={error('amount')}>
            <MoneyInput value={amount} currency={row.currency} onChange={(next) => setAmount(next ?? null)} />
          </Field>
        </div>
      ) : (
        <Notice>{nothing}</Notice>
      )}
    </GiveDialog>
  );
}

/** The invoices that the payment pays and those that are open, with the fees of their reminders that nobody paid. */
function useAsked({ id, customer, currency, allocations }: PaymentRow) {
  return useQuery(
    ['invoice', 'payment'],
    id,
    ({ replica: { view } }) => {
      const paid = allocations.flatMap(({ invoice }) => view.get('invoice', invoice) ?? []);
      const open = view.by('invoice', 'onCredit', customer);
      return [...new Map([...paid, ...open].map((row) => [row.id, row])).values()]
        .filter((row) => row.currency === currency)
        .map((row) => ({ id: row.id, number: row.number, fees: feesLeft(view, row) }))
        .filter(({ fees }) => fees > 0);
    },
    [],
  );
}

function useKeeping(row: PaymentRow, onClose: () => void) {
  const propose = usePropose();
  const asked = useAsked(row);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? asked[0]?.id ?? '';
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const fees = asked.find(({ id }) => id === chosen)?.fees ?? null;
  const amount = typed === undefined ? fees && Math.min(fees, leftOfPayment(row)) : typed;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choose = (next: string): void => {
    setPicked(next);
    setTyped(undefined);
  };
  const give = (): void => {
    const data = { invoice: chosen, amount };
    const why = propose({ kind: 'payment', document: row.id, type: 'keepFee', data }, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return { asked, chosen, choose, amount, setAmount: setTyped, refusal, give };
}
