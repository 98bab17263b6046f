import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT } from '#model/values/money.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { ScanProblem } from './quantity-taker.tsx';
import { BigButton } from './scan-buttons.tsx';
import { PhotoButtons } from './scan-photos.tsx';
import { useTypedQuantity, type TypedQuantity } from './use-typed-quantity.ts';

/** Something that nobody knows, as it is set aside; `quantity` in thousandths. */
export interface SetAside {
  /** What its label says; empty where it has none. */
  readonly code: string;
  readonly note: string;
  readonly quantity: number;
  readonly photos: readonly File[];
}

interface SetAsideDialogProps {
  /** What was scanned; empty where it has no code. */
  readonly code: string;
  /** What happens with it then. */
  readonly then: ReactNode;
  /** A photo alone says enough of it. */
  readonly isPhotoEnough?: boolean;
  readonly onSetAside: (item: SetAside) => void;
  readonly onClose: () => void;
}

const PROBLEM = 'park-problem';
const CODE_LENGTH = 100;
const NOTE_LENGTH = 500;

/** Something that nobody knows is set aside with what its label says and a photo, for somebody to find out. [CNS5] */
export function SetAsideDialog(props: SetAsideDialogProps) {
  const { t } = useLingui();
  const { isPhotoEnough = true, onSetAside, onClose } = props;
  const [code, setCode] = useState(props.code);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const typed = useTypedQuantity({ start: UNIT, least: 1 });
  const isShown = isPhotoEnough && photos.length > 0;
  const isNameless = code.trim() === '' && note.trim() === '' && !isShown;
  const park = (): void => {
    onSetAside({ code: code.trim(), note: note.trim(), quantity: typed.quantity, photos });
    onClose();
  };
  return (
    <Dialog open title={t`Set aside something unknown`} width="26rem" onClose={onClose}>
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
        <p className="ui-soft">{props.then}</p>
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
