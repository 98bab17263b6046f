import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  AskedSupplier,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { PercentInput } from '#views/ui/scaled-input.tsx';
import { useRequestCommand } from './use-request-command.ts';

interface EstimateProps {
  readonly row: QuoteRequestRow;
  readonly asked: AskedSupplier;
  readonly onClose: () => void;
}

/** What the buyer reckons on top of a supplier's prices. [RFQ11] */
export function EstimateDialog({ row, asked, onClose }: EstimateProps) {
  const { t } = useLingui();
  const { supplier, estimate, quotation } = asked;
  const [freight, setFreight] = useState(estimate?.freight ?? quotation?.freight ?? null);
  const [duty, setDuty] = useState(estimate?.duty ?? null);
  const { give, refusal, error } = useRequestCommand(row.id, 'estimate', onClose);
  return (
    <GiveDialog
      title={t`Estimate freight and duty`}
      onClose={onClose}
      onGive={() => give({ supplier, freight, duty })}
    >
      <div className="ui-stack">
        <RefusalNotice kind="quoteRequest" refusal={refusal} />
        <p className="ui-faint">
          <Trans>In percent of what the goods cost. Leave empty what is not known.</Trans>
        </p>
        <div className="ui-fields">
          <Field label={t`Freight`} optional error={error('freight')}>
            <PercentInput value={freight} onChange={(value) => setFreight(value ?? null)} />
          </Field>
          <Field label={t`Duty`} optional error={error('duty')}>
            <PercentInput value={duty} onChange={(value) => setDuty(value ?? null)} />
          </Field>
        </div>
      </div>
    </GiveDialog>
  );
}
