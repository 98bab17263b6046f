import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { isBillAgreed, isBillUnpaid } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { compare } from '#model/values/order.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { BILLS } from './bill-paths.ts';
import { BillsToPay } from './bills-to-pay.tsx';
import { PaymentFiles } from './payment-files.tsx';
import { supplierBillWords } from './supplier-bill.look.ts';

/** Approved bills that are not paid, put in a file for the bank; and the files that wait for the bank. [SBL14] */
export function BillPaymentsPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const unpaid = useRows('supplierBill')
    .filter((row) => isBillAgreed(row) && isBillUnpaid(row))
    .toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.number ?? '', b.number ?? ''));
  const toPay = unpaid.filter(({ ordered }) => ordered === null);
  const ordered = unpaid.filter((row) => row.ordered !== null);
  return (
    <div className="ui-stack">
      <PageHeader
        title={t`Payments to suppliers`}
        back={{ label: i18n._(supplierBillWords.many), to: paths.to(BILLS) }}
      />
      {unpaid.length === 0 && (
        <EmptyState icon="cash" title={t`Nothing to pay`}>
          {t`Bills that are approved and not paid appear here.`}
        </EmptyState>
      )}
      {ordered.length > 0 && <PaymentFiles bills={ordered} />}
      {toPay.length > 0 && <Choosing bills={toPay} />}
    </div>
  );
}

/** Bills to choose among; none is chosen at first. */
function Choosing({ bills }: { readonly bills: readonly SupplierBillRow[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return <BillsToPay bills={bills} chosen={chosen} onChoose={setChosen} />;
}
