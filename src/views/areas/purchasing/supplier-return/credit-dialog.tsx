import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { creditOf } from '#model/areas/purchasing/supplier-return/supplier-return.credit.ts';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';

interface CreditProps {
  readonly row: SupplierReturnRow;
  readonly onClose: () => void;
}

/** Asks what the supplier credited: the price that the goods were bought at, unless said otherwise. [SR7] */
export function CreditDialog({ row, onClose }: CreditProps) {
  const { t } = useLingui();
  const { amount, setAmount, currency, refusal, error, give } = useCrediting({ row, onClose });
  return (
    <GiveDialog title={t`Register credit`} onClose={onClose} testId="give-credit" onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="supplierReturn" refusal={refusal} />
        <p className="ui-soft">
          <Trans>Without VAT. Left empty, it is what the goods were bought at.</Trans>
        </p>
        <Field label={t`Credit`} optional error={error}>
          <MoneyInput value={amount ?? null} currency={currency} onChange={setAmount} autoFocus />
        </Field>
      </div>
    </GiveDialog>
  );
}

function useCrediting({ row, onClose }: CreditProps) {
  const { view } = useModel().replica;
  const propose = usePropose();
  const sentence = useFieldSentence();
  const proposed = ifKnown(() => creditOf(view, row), null);
  const [amount, setAmount] = useState<number | null | undefined>(proposed?.amount ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const command = { kind: 'supplierReturn', document: row.id, type: 'credit', data: { amount } };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  const error = sentence(refusal?.fields?.['amount']);
  return { amount, setAmount, currency: proposed?.currency ?? '', refusal, error, give };
}
