import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { BillDeviations } from './bill-deviations.tsx';

interface ExplainProps {
  readonly row: SupplierBillRow;
  readonly onClose: () => void;
}

/** Says why what a bill differs by is in order. */
export function ExplainBillDialog({ row, onClose }: ExplainProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const give = (): void => {
    setIsTried(true);
    if (reason === null) return;
    const command = { kind: 'supplierBill', document: row.id, type: 'explain', data: { reason, note } };
    if (propose(command) === null) onClose();
  };
  return (
    <GiveDialog
      width="40rem"
      title={t`Explain differences`}
      testId="give-explain"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <BillDeviations bill={row} deviations={row.deviations ?? []} />
        <Field
          label={t`Reason`}
          required
          error={isTried && reason === null ? t`Choose a reason.` : undefined}
        >
          <Select value={reason} options={useReasonChoices('explainBill')} onChange={setReason} />
        </Field>
        <Field label={t`Note`} optional>
          <TextInput value={note} maxLength={4000} onChange={setNote} />
        </Field>
      </div>
    </GiveDialog>
  );
}
