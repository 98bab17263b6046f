import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SupplierReturnRow } from '#model/supplier-return/supplier-return.facts.ts';
import { RefusalNotice } from '../document/refusal-notice.tsx';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

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
    <Dialog
      open
      title={t`Register acceptance`}
      onClose={onClose}
      onSave={give}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" data-testid="give-accept" onClick={give}>{t`Register acceptance`}</Button>
        </>
      }
    >
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
    </Dialog>
  );
}
