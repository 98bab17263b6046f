import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { momentWithin } from '#model/values/moments.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';

interface DialogProps {
  /** Posts as of a moment, UTC ISO; null: now. */
  readonly onPost: (receivedAt: string | null) => Refusal | null;
  readonly onClose: () => void;
}

/** On which day goods came that are posted later. [GR50] */
export function PostOnDialog({ onPost, onClose }: DialogProps) {
  const { t } = useLingui();
  const today = useToday();
  const sentence = useFieldSentence();
  const { timeZone } = useCompany();
  const [day, setDay] = useState<string | null>(today);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    if (day === null) return setRefusal(noDay);
    const why = onPost(day === today ? null : momentWithin(day, timeZone));
    setRefusal(why);
    if (!why) onClose();
  };
  const at = sentence(refusal?.fields?.['receivedAt']);
  return (
    <GiveDialog
      title={t`Post as of a day`}
      label={t`Post receipt`}
      testId="give-post"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="goodsReceipt" refusal={at === undefined ? refusal : null} />
        <Field label={t`Received on`} required error={at}>
          <DateInput value={day} onChange={setDay} max={today} autoFocus />
        </Field>
        <p className="ui-soft">
          <Trans>The goods are in stock from that day. Posted today, they are from now on.</Trans>
        </p>
      </div>
    </GiveDialog>
  );
}

const noDay: Refusal = { code: 'invalid', fields: { receivedAt: 'required' } };
