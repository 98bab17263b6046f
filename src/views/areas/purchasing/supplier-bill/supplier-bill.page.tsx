import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { MenuAction } from '#views/ui/menu-item.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { BillRelated } from './bill-related.tsx';
import { BILLS } from './bill-paths.ts';
import { ExplainBillDialog } from './explain-bill-dialog.tsx';
import { PayBillDialog } from './pay-bill-dialog.tsx';
import { SupplierBillOverview } from './supplier-bill-overview.tsx';
import { useBillTitle } from './supplier-bill-title.ts';
import { supplierBillWords } from './supplier-bill.look.ts';

/** Tables whose changes may change what can be done with a bill. */
const watches = ['goodsReceipt', 'purchaseOrder', 'supplier', 'company', 'account'] as const;

/** Begins a credit note of a posted bill, for who enters bills. */
function useCreditItem({ id, type }: SupplierBillRow): readonly MenuAction[] {
  const { t } = useLingui();
  const paths = usePaths();
  const mayCreate = useModel().may('supplierBill.create');
  const isPosted = useRow('supplierBill', id)?.posted;
  if (!mayCreate || !isPosted || type === 'creditNote') return [];
  return [
    {
      id: 'credit',
      label: t`Enter credit note`,
      icon: 'receiptRefund',
      to: paths.to(`${BILLS}/create?credits=${id}`),
    },
  ];
}

/** One supplier bill: matched, approved, posted and paid. */
export function SupplierBillPage({ row }: { readonly row: SupplierBillRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useBillTitle()(row);
  const supplier = useRow('supplier', row.supplier);
  const [asks, setAsks] = useState<'explain' | 'pay' | null>(null);
  const close = (): void => setAsks(null);
  return (
    <>
      <DocumentPage
        words={supplierBillWords}
        row={row}
        title={title}
        subtitle={
          supplier && (
            <>
              <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier.id}`)}>{supplier.name}</UiLink>
              {` · ${row.supplierNumber}`}
            </>
          )
        }
        back={{ label: i18n._(supplierBillWords.many), to: paths.to(BILLS) }}
        watches={watches}
        overrides={{
          explain: () => setAsks('explain'),
          pay: () => setAsks('pay'),
          update: () => paths.go(`${BILLS}/edit/${row.id}`),
        }}
        menu={useCreditItem(row)}
        tabs={[
          { id: 'lines', label: t`Lines`, content: <SupplierBillOverview row={row} /> },
          { id: 'related', label: t`Related`, content: <BillRelated row={row} /> },
        ]}
        hasStockEffect
      />
      {asks === 'explain' && <ExplainBillDialog row={row} onClose={close} />}
      {asks === 'pay' && <PayBillDialog row={row} onClose={close} />}
    </>
  );
}
