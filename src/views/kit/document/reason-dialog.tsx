import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ReasonList } from '#model/values/reasons.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import type { CommandWords } from './document-words.ts';
import { LostPromises, useLostPromises } from './lost-promises.tsx';
import { MovesToReverse } from './moves-to-reverse.tsx';
import { useReasonChoices } from './use-reasons.ts';

interface ReasonDialogProps {
  readonly words: CommandWords;
  /** The document concerned, if any. */
  readonly document?: string;
  readonly onClose: () => void;
  readonly onGiven: (data: { readonly reason?: string }) => void;
}

/** Asks for what a command needs first: a reason, or a confirmation. */
export function ReasonDialog({ words, document, onClose, onGiven }: ReasonDialogProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const label = i18n._(words.label);
  const give = (): void => {
    if (!words.reason) onGiven({});
    else if (reason) onGiven({ reason });
    else setMissing(true);
  };
  return (
    <GiveDialog title={label} onClose={onClose} danger={words.danger} onGive={give}>
      <div className="ui-stack">
        {words.confirm && <p>{i18n._(words.confirm)}</p>}
        {document !== undefined && <Consequences words={words} document={document} />}
        {words.reason && (
          <ReasonField
            list={words.reason}
            value={reason}
            error={missing && !reason ? t`Choose a reason.` : undefined}
            onChange={setReason}
          />
        )}
      </div>
    </GiveDialog>
  );
}

interface ConsequencesProps {
  readonly words: CommandWords;
  readonly document: string;
}

/** What the command does to others: goods that move back, orders that lose their promise. */
const Consequences = ({ words, document }: ConsequencesProps) => (
  <>
    {words.movesBack && <MovesToReverse document={document} />}
    {words.releases && <Released releases={words.releases} document={document} />}
  </>
);

interface ReleasedProps extends Required<Pick<CommandWords, 'releases'>> {
  readonly document: string;
}

/** The orders that lose their promise when the command is given. */
const Released = ({ releases, document }: ReleasedProps) => (
  <LostPromises lost={useLostPromises()((view) => releases(view, document))} />
);

interface ReasonFieldProps {
  readonly list: ReasonList;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

function ReasonField({ list, value, error, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Reason`} required error={error}>
      <Select value={value} options={useReasonChoices(list)} onChange={onChange} />
    </Field>
  );
}
