import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/count/count.facts.ts';
import { stateOfLine } from '#model/count/count.tolerance.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { useReasonChoices } from '../document/use-reasons.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { ChosenLines } from './chosen-lines.tsx';
import { LikelyCauses } from './likely-causes.tsx';
import { CountDialog } from './count-dialog.tsx';

interface ExplainDialogProps {
  readonly row: CountRow;
  readonly onClose: () => void;
}

/** Says why lines differ from the books. */
export function ExplainDialog({ row, onClose }: ExplainDialogProps) {
  const { t } = useLingui();
  const { lines, chosen, setChosen, reason, setReason, note, setNote, isTried, give } = useExplaining(
    row,
    onClose,
  );
  return (
    <CountDialog
      width="48rem"
      title={t`Explain differences`}
      label={t`Explain differences`}
      testId="give-explain"
      onClose={onClose}
      onGive={give}
    >
      <ChosenLines
        lines={lines}
        chosen={chosen}
        onChange={setChosen}
        isMissing={isTried && chosen.length === 0}
      />
      <LikelyCauses row={row} lines={lines.filter(({ id }) => chosen.includes(id))} />
      <Field label={t`Reason`} required error={isTried && reason === null ? t`Choose a reason.` : undefined}>
        <Select value={reason} options={useReasonChoices('explainCount')} onChange={setReason} />
      </Field>
      <Field label={t`Note`}>
        <TextInput value={note} onChange={setNote} />
      </Field>
    </CountDialog>
  );
}

function useExplaining(row: CountRow, onClose: () => void) {
  const propose = usePropose();
  const { view } = useModel().replica;
  const lines = row.lines.filter((line) => ['deviating', 'explained'].includes(stateOfLine(view, line)));
  const [chosen, setChosen] = useState<readonly string[]>(
    lines.filter((line) => stateOfLine(view, line) === 'deviating').map(({ id }) => id),
  );
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const give = (): void => {
    setIsTried(true);
    if (reason === null || chosen.length === 0) return;
    const data = { lines: chosen, reason, note };
    if (propose({ kind: 'count', document: row.id, type: 'explain', data }) === null) onClose();
  };
  return { lines, chosen, setChosen, reason, setReason, note, setNote, isTried, give };
}
