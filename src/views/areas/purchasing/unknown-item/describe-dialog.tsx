import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { UnknownItemForm } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { PhotoButtons } from '#views/kit/scan-mode/scan-photos.tsx';
import type { SetAside } from '#views/kit/scan-mode/set-aside-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog, type GiveDialogProps } from '#views/ui/give-dialog.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface DescribeProps extends Pick<GiveDialogProps, 'title' | 'label' | 'testId' | 'onClose'> {
  /** What is known of it; absent: nothing yet. */
  readonly before?: UnknownItemForm;
  /** Whether photos are taken with it. */
  readonly takesPhotos?: boolean;
  readonly onGive: (
    item: Omit<SetAside, 'quantity'> & { readonly quantity: number | null },
  ) => Refusal | null;
}

const nothing: UnknownItemForm = { code: '', quantity: UNIT, note: '' };

/** What is known of something unknown: its label, how many, and a note. [UKI1] [UKI2] */
export function DescribeDialog({ before = nothing, takesPhotos = false, onGive, ...dialog }: DescribeProps) {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const [code, setCode] = useState(before.code);
  const [quantity, setQuantity] = useState<number | null | undefined>(before.quantity);
  const [note, setNote] = useState(before.note);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const why = onGive({ code: code.trim(), note: note.trim(), quantity: quantity ?? null, photos });
    setRefusal(why);
    if (!why) dialog.onClose?.();
  };
  const errorAt = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  return (
    <GiveDialog {...dialog} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="unknownItem" refusal={refusal?.fields ? null : refusal} />
        <div className="ui-fields">
          <Field label={t`What its label says`} optional error={errorAt('code')}>
            <TextInput value={code} onChange={setCode} autoFocus />
          </Field>
          <Field label={t`Quantity`} required error={errorAt('quantity')}>
            <QuantityInput value={quantity ?? null} onChange={setQuantity} />
          </Field>
          <Field label={t`Note`} optional wide error={errorAt('note')}>
            <TextInput value={note} onChange={setNote} />
          </Field>
        </div>
        {takesPhotos && (
          <PhotoButtons count={photos.length} onPhotos={(more) => setPhotos([...photos, ...more])} />
        )}
      </div>
    </GiveDialog>
  );
}
