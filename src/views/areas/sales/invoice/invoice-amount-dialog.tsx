import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Command, Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { MoneyInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';

export interface InvoiceToChoose {
  readonly id: string;
  readonly number: string | null;
  /** What is owed of it, in minor units. */
  readonly owed: number;
}

interface InvoiceAmountProps {
  readonly title: string;
  readonly testId: string;
  /** Shown instead of the fields where there is no invoice to choose. */
  readonly nothing: string;
  /** Takes the invoice and the amount as its data. */
  readonly command: Pick<Command, 'kind' | 'document' | 'type'>;
  readonly invoices: readonly InvoiceToChoose[];
  readonly currency: string;
  /** What there is to give, in minor units. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Asks for an invoice and an amount; begins with as much of it as is owed and there is to give. */
export function InvoiceAmountDialog(props: InvoiceAmountProps) {
  const { title, testId, nothing, command, invoices, currency, onClose } = props;
  const { t } = useLingui();
  const format = useFormat();
  const sentence = useFieldSentence();
  const { chosen, choose, amount, setAmount, refusal, give } = useInvoiceAmount(props);
  const isEmpty = invoices.length === 0;
  const error = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  const options = invoices.map(({ id, number, owed }) => ({
    value: id,
    label: `${number ?? ''}, ${format.money(owed, currency)}`,
  }));
  return (
    <GiveDialog
      title={title}
      testId={testId}
      onClose={onClose}
      onGive={give}
      disabledReason={isEmpty ? nothing : undefined}
    >
      {isEmpty ? (
        <Notice>{nothing}</Notice>
      ) : (
        <div className="ui-stack">
          <RefusalNotice kind={command.kind} refusal={refusal} />
          <Field label={t`Invoice`} required error={error('invoice')}>
            <Select value={chosen} options={options} onChange={choose} />
          </Field>
          <Field label={t`Amount`} required error={error('amount')}>
            <MoneyInput value={amount} currency={currency} onChange={(next) => setAmount(next ?? null)} />
          </Field>
        </div>
      )}
    </GiveDialog>
  );
}

function useInvoiceAmount({ command, invoices, left, onClose }: InvoiceAmountProps) {
  const propose = usePropose();
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? invoices[0]?.id ?? '';
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const found = invoices.find(({ id }) => id === chosen);
  const most = found ? Math.min(found.owed, left) : null;
  const amount = typed === undefined ? most : typed;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choose = (next: string): void => {
    setPicked(next);
    setTyped(undefined);
  };
  const give = (): void => {
    const why = propose({ ...command, data: { invoice: chosen, amount } }, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return { chosen, choose, amount, setAmount: setTyped, refusal, give };
}
