import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { useRequestCommand } from './use-request-command.ts';

interface ExtendProps {
  readonly row: QuoteRequestRow;
  readonly onClose: () => void;
}

/** Asks until when answers are asked for from now on. [RFQ5] */
export function ExtendDialog({ row, onClose }: ExtendProps) {
  const { t } = useLingui();
  const [answerBy, setAnswerBy] = useState(row.answerBy);
  const { give, refusal, error } = useRequestCommand(row.id, 'extend', onClose);
  return (
    <GiveDialog
      title={t`Change the deadline`}
      disabledReason={answerBy === null ? t`Choose a day.` : undefined}
      onClose={onClose}
      onGive={() => give({ answerBy })}
    >
      <div className="ui-stack">
        <RefusalNotice kind="quoteRequest" refusal={refusal} />
        <Field label={t`Answer by`} required error={error('answerBy')}>
          <DateInput value={answerBy} onChange={setAnswerBy} />
        </Field>
      </div>
    </GiveDialog>
  );
}
