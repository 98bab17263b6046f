import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { BinField } from './bin-field.tsx';

interface ParkDialogProps {
  readonly row: CountRow;
  readonly onClose: () => void;
}

/** Sets something aside that nobody knows; its photo goes to the files of the count. */
export function ParkDialog({ row, onClose }: ParkDialogProps) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [location, setLocation] = useState<string | null>(row.bins[0]?.location ?? null);
  const [quantity, setQuantity] = useState<number | null | undefined>(1000);
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const give = (): void => {
    const data = { id: model.newId(), location, code, quantity, note };
    const refused = propose({ kind: 'count', document: row.id, type: 'park', data }, { quiet: true });
    setRefusal(refused);
    if (refused === null) onClose();
  };
  const errorAt = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  return (
    <GiveDialog
      title={t`Set aside something unknown`}
      label={t`Set aside`}
      testId="give-park"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-fields">
        <BinField row={row} value={location} error={errorAt('location')} onChange={setLocation} />
        <Field label={t`What its label says`} error={errorAt('code')}>
          <TextInput value={code} onChange={setCode} />
        </Field>
        <Field label={t`Quantity`} required error={errorAt('quantity')}>
          <QuantityInput value={quantity ?? null} onChange={setQuantity} />
        </Field>
        <Field label={t`Note`} hint={t`A photo can be added under Files.`} error={errorAt('note')}>
          <TextInput value={note} onChange={setNote} />
        </Field>
      </div>
    </GiveDialog>
  );
}
