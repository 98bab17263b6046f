import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface SendBackProps {
  readonly row: UnknownItemRow;
  readonly onClose: () => void;
}

/** Why an unknown item goes back to its supplier, and under which number of theirs. [UKI5] */
export function SendBackDialog({ row, onClose }: SendBackProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const sentence = useFieldSentence();
  const choices = useReasonChoices('return').filter(({ value }) => value !== 'regretted');
  const [reason, setReason] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    if (reason === null) return setRefusal(noReason);
    const data = { reason, reference: reference.trim() };
    const why = propose({ kind: 'unknownItem', document: row.id, type: 'sendBack', data }, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return (
    <GiveDialog title={t`Send back to the supplier`} testId="give-sendBack" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="unknownItem" refusal={refusal?.fields ? null : refusal} />
        <Field label={t`Reason`} required error={sentence(refusal?.fields?.['reason'])}>
          <Select value={reason} options={choices} onChange={setReason} />
        </Field>
        <Field label={t`Their reference`} optional error={sentence(refusal?.fields?.['reference'])}>
          <TextInput value={reference} onChange={setReference} />
        </Field>
        <p className="ui-soft">
          <Trans>It never came into stock, so nothing there changes.</Trans>
        </p>
      </div>
    </GiveDialog>
  );
}

const noReason: Refusal = { code: 'invalid', fields: { reason: 'required' } };
