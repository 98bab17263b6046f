import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { cancelWhys, type SubscriptionRow } from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { runsOn } from '#model/areas/setup/subscription/subscription.terms.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { whyLabels } from './billing.messages.ts';

interface CancelDialogProps {
  readonly row: SubscriptionRow;
  readonly onClose: () => void;
}

/** Asks why, and says when it ends. */
export function CancelDialog({ row, onClose }: CancelDialogProps) {
  const { t, i18n } = useLingui();
  const propose = usePropose();
  const [why, setWhy] = useState<(typeof cancelWhys)[number] | null>(null);
  const [comment, setComment] = useState('');
  const [isAsked, setAsked] = useState(false);
  const give = (): void => {
    setAsked(true);
    if (why === null) return;
    const data = { cancellation: { why, comment } };
    if (propose({ kind: 'subscription', document: SUBSCRIPTION, type: 'cancel', data }) === null) onClose();
  };
  return (
    <GiveDialog title={t`Cancel subscription`} danger onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <Warning row={row} />
        <ChoiceCards
          label={t`Why do you cancel?`}
          name="why"
          value={why}
          options={cancelWhys.map((value) => ({ value, label: i18n._(whyLabels[value]) }))}
          onChange={setWhy}
        />
        {isAsked && why === null && <Notice tone="danger">{t`Say why you cancel.`}</Notice>}
        <Field label={t`What could have been better?`}>
          <TextArea value={comment} maxLength={1000} onChange={setComment} />
        </Field>
      </div>
    </GiveDialog>
  );
}

/** When it ends. */
function Warning({ row }: Pick<CancelDialogProps, 'row'>) {
  const { t } = useLingui();
  const format = useFormat();
  const day = row.until === null ? '' : format.date(row.until);
  return (
    <Notice tone="warning">
      {runsOn(row)
        ? t`Everything goes on until ${day}. After that the company can be read and exported only. Until then you can undo this.`
        : t`It ends at once: the company can then be read and exported only.`}
    </Notice>
  );
}
