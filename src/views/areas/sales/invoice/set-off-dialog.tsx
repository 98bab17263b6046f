import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { creditLeft } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { openInvoicesOf } from '#model/areas/sales/payment/open-invoices.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface SetOffProps {
  readonly row: InvoiceRow;
  readonly onClose: () => void;
}

/** Asks which open invoice of the customer a credit note is set off against, and with how much of it. [BIL26] */
export function SetOffDialog({ row, onClose }: SetOffProps) {
  const { t } = useLingui();
  const format = useFormat();
  const sentence = useFieldSentence();
  const { invoices, chosen, choose, amount, setAmount, refusal, give } = useSettingOff(row, onClose);
  const nothing =
    invoices.length === 0 ? t`This customer has no open invoices in ${row.currency}.` : undefined;
  const error = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  const options = invoices.map((one) => ({
    value: one.id,
    label: `${one.number ?? ''}, ${format.money(openOf(one), one.currency)}`,
  }));
  return (
    <GiveDialog
      title={t`Set off against an invoice`}
      testId="give-set-off"
      onClose={onClose}
      onGive={give}
      disabledReason={nothing}
    >
      {nothing === undefined ? (
        <div className="ui-stack">
          <RefusalNotice kind="invoice" refusal={refusal} />
          <Field label={t`Invoice`} required error={error('invoice')}>
            <Select value={chosen} options={options} onChange={choose} />
          </Field>
          <Field label={t`Amount`} required error={error('amount')}>
            <MoneyInput value={amount} currency={row.currency} onChange={(next) => setAmount(next ?? null)} />
          </Field>
        </div>
      ) : (
        <Notice>{nothing}</Notice>
      )}
    </GiveDialog>
  );
}

function useSettingOff(row: InvoiceRow, onClose: () => void) {
  const propose = usePropose();
  const { id, customer, currency, paid } = row;
  const invoices = useQuery(
    ['invoice'],
    id,
    ({ replica }) =>
      openInvoicesOf(replica.view, { customer, currency, direction: 'in' }).filter(
        (one) => !paid.some(({ payment }) => payment === one.id),
      ),
    [],
  );
  const mostOf = (one: InvoiceRow | undefined): number | null =>
    one ? Math.min(creditLeft(row), openOf(one)) : null;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? invoices[0]?.id ?? '';
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const amount = typed === undefined ? mostOf(invoices.find((one) => one.id === chosen)) : typed;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choose = (next: string): void => {
    setPicked(next);
    setTyped(undefined);
  };
  const give = (): void => {
    const data = { invoice: chosen, amount };
    const why = propose({ kind: 'invoice', document: id, type: 'setOff', data }, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return { invoices, chosen, choose, amount, setAmount: setTyped, refusal, give };
}
