import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT } from '#model/values/money.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { QuantityStepper } from '#views/kit/scan-mode/quantity-stepper.tsx';
import { PhotoButtons, photosNamed } from '#views/kit/scan-mode/scan-photos.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { useTypedQuantity, type TypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import type { CountTask } from './use-count-task.ts';

interface SetAsideDialogProps {
  readonly task: CountTask;
  /** What was scanned; empty where it has no code. */
  readonly code: string;
  /** Where the photos go. */
  readonly transfers: Transfers;
}

const PROBLEM = 'park-problem';
const CODE_LENGTH = 100;
const NOTE_LENGTH = 500;

/** Something that nobody knows is set aside with what its label says and a photo, for somebody to find out. [CNS5] */
export function SetAsideDialog({ task, code: scanned, transfers }: SetAsideDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState(scanned);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const typed = useTypedQuantity({ start: UNIT, least: 1 });
  const isNameless = code.trim() === '' && note.trim() === '' && photos.length === 0;
  const close = (): void => task.setParking(null);
  const park = (): void => {
    const parked = task.park({ code: code.trim(), note: note.trim(), quantity: typed.quantity });
    if (parked) transfers.take(photosNamed(photos, code.trim() === '' ? 'set-aside' : code.trim()));
    close();
  };
  return (
    <Dialog open title={t`Set aside something unknown`} width="26rem" onClose={close}>
      <div className="scan-reasons">
        <Field label={t`What its label says`} optional>
          <TextInput value={code} onChange={setCode} maxLength={CODE_LENGTH} />
        </Field>
        <Field label={t`Note`} optional>
          <TextInput value={note} onChange={setNote} maxLength={NOTE_LENGTH} />
        </Field>
        <Quantity typed={typed} />
        <PhotoButtons count={photos.length} onPhotos={(more) => setPhotos([...photos, ...more])} />
        <BigButton
          isPrimary
          testId="give-park"
          isOff={typed.problem !== undefined || isNameless}
          onPress={park}
        >
          <Trans>Set it aside</Trans>
        </BigButton>
        <p className="ui-soft">
          <Trans>Somebody has to find out what it is before the count is reviewed.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function Quantity({ typed }: { readonly typed: TypedQuantity }) {
  return (
    <div className="scan-quantity">
      <QuantityStepper typed={typed} problemId={PROBLEM} />
      {typed.problem !== undefined && <ScanProblem id={PROBLEM} text={typed.problem} />}
    </div>
  );
}
