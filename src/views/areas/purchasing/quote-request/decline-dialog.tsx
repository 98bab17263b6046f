import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type {
  AskedSupplier,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { useRequestCommand } from './use-request-command.ts';

interface DeclineProps {
  readonly row: QuoteRequestRow;
  readonly asked: AskedSupplier;
  readonly onClose: () => void;
}

const LONGEST = 2000;

/** Notes that a supplier offers nothing. */
export function DeclineDialog({ row, asked: { supplier }, onClose }: DeclineProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const { give, refusal, error } = useRequestCommand(row.id, 'decline', onClose);
  return (
    <GiveDialog title={t`The supplier declines`} onClose={onClose} onGive={() => give({ supplier, note })}>
      <div className="ui-stack">
        <RefusalNotice kind="quoteRequest" refusal={refusal} />
        <Field label={t`Note`} optional error={error('note')}>
          <TextArea value={note} rows={3} maxLength={LONGEST} onChange={setNote} />
        </Field>
      </div>
    </GiveDialog>
  );
}
