import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { VatRateRow } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';

interface EndVatRateProps {
  readonly row: VatRateRow;
  readonly onClose: () => void;
}

/** Asks for the last day of a rate; none: until further notice. [VR5] */
export function EndVatRateDialog({ row, onClose }: EndVatRateProps) {
  const { t } = useLingui();
  const today = useToday();
  const propose = usePropose();
  const fieldSentence = useFieldSentence();
  const [to, setTo] = useState(row.to ?? (row.from > today ? row.from : today));
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const data = { to: isOpen ? null : to };
    const refused = propose({ kind: 'vatRate', document: row.id, type: 'end', data }, { quiet: true });
    setRefusal(refused);
    if (!refused) onClose();
  };
  const change = (day: string | null): void => {
    setOpen(day === null);
    if (day !== null) setTo(day);
  };
  return (
    <GiveDialog title={t`Set its last day`} label={t`Save`} testId="end-rate" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="vatRate" refusal={refusal} />
        <Field
          label={t`Last day`}
          hint={t`Without a day: until further notice`}
          error={fieldSentence(refusal?.fields?.['to'])}
        >
          <DateInput value={isOpen ? null : to} onChange={change} />
        </Field>
      </div>
    </GiveDialog>
  );
}
