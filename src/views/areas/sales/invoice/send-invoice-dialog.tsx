import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { sentBy, type InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useMayMail } from '#views/kit/print/use-may-mail.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Select } from '#views/ui/select.tsx';
import { sentByWords } from './invoice.messages.ts';

interface SendProps {
  readonly row: InvoiceRow;
  readonly onClose: () => void;
}

type Sent = (typeof sentBy)[number];

/** Asks how an invoice reaches its customer: by mail, its letter follows; else it is noted as sent. [BIL19] */
export function SendInvoiceDialog({ row, onClose }: SendProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const propose = usePropose();
  const mayMail = useMayMail('invoice');
  const ways = sentBy.filter((one) => one !== 'mail' || mayMail);
  const [by, setBy] = useState<Sent>(ways[0] ?? 'print');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    // A letter is noted as sent once it is on its way.
    const refused =
      by === 'mail'
        ? null
        : propose({ kind: 'invoice', document: row.id, type: 'send', data: { by } }, { quiet: true });
    setRefusal(refused);
    if (refused) return;
    onClose();
    if (by === 'mail') paths.go(`/apps/sales/invoices/${row.id}/print?mail=yes`);
    if (by === 'print') paths.go(`/apps/sales/invoices/${row.id}/print`);
  };
  return (
    <GiveDialog title={t`Send the invoice`} label={t`Send`} onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <RefusalNotice kind="invoice" refusal={refusal} />
        <Field label={t`Sent by`} required>
          <Select
            value={by}
            options={ways.map((one) => ({ value: one, label: i18n._(sentByWords[one]) }))}
            onChange={setBy}
          />
        </Field>
      </div>
    </GiveDialog>
  );
}
