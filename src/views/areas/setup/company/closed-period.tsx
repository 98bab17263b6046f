import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import type { PoliciesForm } from './policies-form.ts';

/** Up to which day the books are closed; closing less is reopening, with a reason. [CY5] */
export function ClosedPeriod({ form }: { readonly form: Form<PoliciesForm> }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const refused = useRefused('company');
  const refusal = useVerdict('company', COMPANY, 'reopenPeriod');
  const { closedUntil } = useCompany().policies;
  return (
    <Panel
      title={t`Closed period`}
      subtitle={t`From the moment you save: nothing that happened up to this day can be posted, reversed, paid or reopened.`}
      actions={
        closedUntil !== null && (
          <Button
            size="sm"
            icon="lockOpen"
            {...refused(refusal)}
            data-testid="reopen-period"
            onClick={() => setAsks(true)}
          >
            <Trans>Reopen…</Trans>
          </Button>
        )
      }
    >
      <div className="ui-fields">
        <Field label={t`Closed up to and including`} optional error={form.error('closedUntil')}>
          <DateInput
            name="closedUntil"
            value={form.value.closedUntil}
            onChange={(day) => form.edit((draft) => void (draft.closedUntil = day))}
          />
        </Field>
      </div>
      {asks && <ReopenDialog onClose={() => setAsks(false)} />}
    </Panel>
  );
}

function ReopenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasonChoices('reopenPeriod');
  const { day, setDay, reason, setReason, isMissing, refusal, give } = useReopening(onClose);
  return (
    <GiveDialog
      title={t`Reopen a closed period`}
      label={t`Reopen`}
      danger
      testId="give-reopen"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="company" refusal={refusal} />
        <p>
          <Trans>
            Postings are possible again for the days after the new last day. The history says why.
          </Trans>
        </p>
        <Field label={t`Closed up to and including`} optional hint={t`Empty: nothing is closed.`}>
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Field label={t`Reason`} required error={isMissing ? t`Choose a reason.` : undefined}>
          <Select value={reason} options={reasons} onChange={setReason} />
        </Field>
      </div>
    </GiveDialog>
  );
}

function useReopening(onDone: () => void) {
  const propose = usePropose();
  const [day, setDay] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    setTried(true);
    if (reason === null) return;
    const data = { closedUntil: day, reason };
    const given = propose({ kind: 'company', document: COMPANY, type: 'reopenPeriod', data });
    if (given) setRefusal(given);
    else onDone();
  };
  return { day, setDay, reason, setReason, isMissing: isTried && reason === null, refusal, give };
}
