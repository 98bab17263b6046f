import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { sentBy, type SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { validUntilOf } from '#model/areas/sales/sales-order/sales-order.quote.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useMayMail } from '#views/kit/print/use-may-mail.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Select } from '#views/ui/select.tsx';
import { sentByWords } from './quote.messages.ts';
import { useQuoteCommand } from './use-quote-command.ts';

interface QuoteDialogProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

type Sent = (typeof sentBy)[number];

/** Asks how a quote reaches its customer, and until when it holds; by mail its letter follows. [SO75] */
export function SendQuoteDialog({ row, onClose }: QuoteDialogProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const today = useToday();
  const ways = useWays();
  const [by, setBy] = useState<Sent>(ways[0] ?? 'ownMail');
  const [validUntil, setValidUntil] = useState<string | null>(validUntilOf(row, today));
  const onSent = (): void => {
    onClose();
    if (by === 'mail') paths.go(`/apps/sales/orders/${row.id}/print?mail=yes`);
    if (by === 'link') paths.go(`/apps/sales/orders/${row.id}?tab=links`);
  };
  const { refusal, give, error } = useQuoteCommand(row.id, 'sendQuote', onSent);
  return (
    <GiveDialog
      title={t`Send as a quote`}
      onClose={onClose}
      onGive={() => give({ by, ...(validUntil !== null && { validUntil }) })}
    >
      <div className="ui-stack">
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <Field label={t`Sent`} required error={error('by')}>
          <Select
            value={by}
            options={ways.map((one) => ({ value: one, label: i18n._(sentByWords[one]) }))}
            onChange={setBy}
          />
        </Field>
        <Field label={t`Quote valid until`} required error={error('validUntil')}>
          <DateInput value={validUntil} onChange={setValidUntil} />
        </Field>
      </div>
    </GiveDialog>
  );
}

/** The ways in which the reader may send a quote. */
function useWays(): readonly Sent[] {
  const may = { mail: useMayMail('salesOrder'), link: useModel().may('sharedLink.manage') };
  return sentBy.filter((one) => (one === 'mail' || one === 'link' ? may[one] : true));
}

/** Asks until when a quote holds from now on. [SO75] */
export function RenewQuoteDialog({ row, onClose }: QuoteDialogProps) {
  const { t } = useLingui();
  const today = useToday();
  const [validUntil, setValidUntil] = useState<string | null>(validUntilOf({}, today));
  const { refusal, give, error } = useQuoteCommand(row.id, 'renew', onClose);
  return (
    <GiveDialog title={t`Extend the quote`} onClose={onClose} onGive={() => give({ validUntil })}>
      <div className="ui-stack">
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <Field label={t`Quote valid until`} required error={error('validUntil')}>
          <DateInput value={validUntil} onChange={setValidUntil} />
        </Field>
      </div>
    </GiveDialog>
  );
}
