import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface AcceptProps {
  readonly row: SupplierReturnRow;
  readonly onClose: () => void;
}

/** Asks for the number that the supplier takes the goods back under. [SR9] */
export function AcceptDialog({ row, onClose }: AcceptProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [theirReference, setReference] = useState(row.theirReference);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const data = { theirReference };
    const why = propose({ kind: 'supplierReturn', document: row.id, type: 'accept', data }, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return (
    <GiveDialog title={t`Register acceptance`} onClose={onClose} testId="give-accept" onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="supplierReturn" refusal={refusal} />
        <Field
          label={t`Supplier's return number`}
          required
          error={sentence(refusal?.fields?.['theirReference'])}
        >
          <TextInput value={theirReference} onChange={setReference} autoFocus />
        </Field>
      </div>
    </GiveDialog>
  );
}
