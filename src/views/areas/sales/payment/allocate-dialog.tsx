import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { payableBy } from '#model/areas/sales/payment/open-invoices.ts';
import { toAllocate, type PaymentRow, type ToAllocate } from '#model/areas/sales/payment/payment.facts.ts';
import { leftOfPayment } from '#model/areas/sales/payment/payment.figures.ts';
import { spread } from '#model/areas/sales/payment/spread.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useForm } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { ToPayTable } from './to-pay-table.tsx';

interface AllocateProps {
  readonly row: PaymentRow;
  readonly onClose: () => void;
}

/** Sets what is left of a payment against open invoices: the oldest first unless said otherwise. [PAY8] */
export function AllocateDialog({ row, onClose }: AllocateProps) {
  const { t } = useLingui();
  const { form, invoices, money, fill, put, refusal, give } = useAllocating(row, onClose);
  const nothing = invoices.length === 0 ? t`This customer has no open invoices.` : undefined;
  return (
    <GiveDialog
      title={t`Allocate`}
      width="52rem"
      testId="give-allocate"
      onClose={onClose}
      onGive={give}
      disabledReason={nothing}
      beside={
        nothing === undefined && (
          <Button icon="layers" onClick={fill}>
            <Trans>Oldest first</Trans>
          </Button>
        )
      }
    >
      {nothing === undefined ? (
        <div className="ui-stack">
          <RefusalNotice kind="payment" refusal={refusal} />
          <ToPayTable {...{ form, money, invoices }} allocations={form.value.allocations} onChange={put} />
        </div>
      ) : (
        <Notice>{nothing}</Notice>
      )}
    </GiveDialog>
  );
}

function useAllocating(row: PaymentRow, onClose: () => void) {
  const propose = usePropose();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const paid = new Set(row.allocations.map(({ invoice }) => invoice));
  const invoices = useQuery(
    ['invoice', 'payment'],
    row.id,
    ({ replica }) => payableBy(replica.view, row).filter(({ id }) => !paid.has(id)),
    [],
  );
  const money = { ...row, amount: leftOfPayment(row) };
  const own = invoices.filter(({ currency }) => currency === row.currency);
  const form = useForm<ToAllocate>(toAllocate, { allocations: spread(money, own) });
  const put = (allocations: ToAllocate['allocations']): void =>
    form.edit((draft) => void (draft.allocations = allocations));
  const give = (): void => {
    if (!form.check()) return setRefusal({ code: 'invalid' });
    const command = { kind: 'payment', document: row.id, type: 'allocate', data: form.value };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (why) form.show(why);
    else onClose();
  };
  return { form, invoices, money, put, fill: () => put(spread(money, own)), refusal, give };
}
