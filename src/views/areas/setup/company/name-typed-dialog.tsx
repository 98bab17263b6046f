import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { CLOSING_DAYS } from '#model/areas/setup/company/company.life.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** What ends the work of a company for all. */
export type Ending = 'suspend' | 'close';

interface NameTypedDialogProps {
  readonly type: Ending;
  /** The company's. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Says what happens, and lets nobody do it who has not typed what the company is called. [CY6] */
export function NameTypedDialog({ type, name, onClose }: NameTypedDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const give = (): void => {
    const data = { name: typed };
    const isRight = typed.trim() === name;
    setWrong(!isRight);
    if (isRight && !propose({ kind: 'company', document: COMPANY, type, data })) onClose();
  };
  return (
    <GiveDialog
      title={type === 'suspend' ? t`Suspend the company` : t`Close the company`}
      label={type === 'suspend' ? t`Suspend` : t`Close`}
      danger
      testId="give-ending"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <Notice tone="warning">
          <What type={type} />
        </Notice>
        <Field
          label={t`Type the name of the company: ${name}`}
          required
          error={isWrong ? sentence('nameNotTyped') : undefined}
        >
          <TextInput value={typed} name="company_name" autoComplete="off" onChange={setTyped} />
        </Field>
      </div>
    </GiveDialog>
  );
}

function What({ type }: Pick<NameTypedDialogProps, 'type'>) {
  const format = useFormat();
  const [now] = useState(() => new Date().toISOString());
  if (type === 'suspend')
    return <Trans>From now on everybody can read and export this company; nobody can write.</Trans>;
  const until = format.date(daysAfter(now, CLOSING_DAYS));
  return (
    <Trans>
      From now on this company can be read and exported only. It closes on {until}; until then it can be
      reopened.
    </Trans>
  );
}
