import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface ViewDialogProps {
  readonly onClose: () => void;
  readonly onSave: (name: string, isShared: boolean) => void;
}

/** Asks for the name of a view and whether it is shared. */
export function ViewDialog({ onClose, onSave }: ViewDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isEmpty = name.trim() === '';
  const save = (): void => {
    if (isEmpty) setMissing(true);
    else onSave(name.trim(), isShared);
  };
  return (
    <GiveDialog title={t`Save as a view`} label={t`Save the view`} onClose={onClose} onGive={save}>
      <div className="ui-stack">
        <Field label={t`Name`} required error={isMissing && isEmpty ? t`Give the view a name.` : undefined}>
          <TextInput
            value={name}
            onChange={setName}
            maxLength={60}
            onKeyDown={(event) => event.key === 'Enter' && save()}
          />
        </Field>
        <Checkbox label={t`Share with everyone in the company`} checked={isShared} onChange={setShared} />
      </div>
    </GiveDialog>
  );
}
