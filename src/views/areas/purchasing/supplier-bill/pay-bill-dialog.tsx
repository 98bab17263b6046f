import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { RateHint } from '#views/areas/setup/exchange-rate/rate-hint.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { RateInput } from '#views/ui/scaled-input.tsx';

interface PayProps {
  readonly row: SupplierBillRow;
  readonly onClose: () => void;
}

/** Asks when the bank paid a bill, and at which rate where it is in another currency. [SBL13] */
export function PayBillDialog({ row, onClose }: PayProps) {
  const { t } = useLingui();
  const today = useToday();
  const { currency: own } = useCompany();
  const { on, setOn, rate, setRate, refusal, error, give } = usePaying(row, onClose);
  const { currency } = row;
  return (
    <GiveDialog title={t`Mark as paid`} testId="give-pay" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="supplierBill" refusal={refusal} />
        <Field label={t`Paid on`} required hint={t`The day at the bank`} error={error('on')}>
          <DateInput value={on} max={today} onChange={setOn} />
        </Field>
        {currency !== own && (
          <Field
            label={t`Rate: one ${currency} in ${own}`}
            required
            error={error('rate')}
            hint={<RateHint currency={currency} day={on ?? today} />}
          >
            <RateInput value={rate ?? null} currency={own} onChange={setRate} />
          </Field>
        )}
      </div>
    </GiveDialog>
  );
}

function usePaying(row: SupplierBillRow, onClose: () => void) {
  const today = useToday();
  const sentence = useFieldSentence();
  const propose = usePropose();
  const rateOf = useRateToBegin();
  const planned = row.ordered && row.ordered.on < today ? row.ordered.on : today;
  const [on, setOn] = useState<string | null>(planned);
  const [rate, setRate] = useState<number | null | undefined>(rateOf(row.currency, planned) ?? row.rate);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const command = { kind: 'supplierBill', document: row.id, type: 'pay', data: { on, rate } };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  const error = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  return { on, setOn, rate, setRate, refusal, error, give };
}
