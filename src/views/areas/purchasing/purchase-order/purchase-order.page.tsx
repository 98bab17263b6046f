import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isAwaited, isUnplaced } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { ReceiveButton } from './receive-button.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { PurchaseOrderAcknowledge } from './purchase-order-acknowledge.tsx';
import { PurchaseOrderOverview } from './purchase-order-overview.tsx';
import { PurchaseOrderReceipts, useReceiptsOf } from './purchase-order-receipts.tsx';
import { PurchaseOrderRelated } from './purchase-order-related.tsx';
import { PurchaseOrderStock } from './purchase-order-stock.tsx';
import { useBillItem } from './use-bill-item.ts';
import { useDuplicateOrder } from './use-duplicate-order.ts';
import { usePurchaseOrderTitle } from './purchase-order-title.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

/** One purchase order, tracked until everything has arrived. */
export function PurchaseOrderPage({ row }: { readonly row: PurchaseOrderRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const titleOf = usePurchaseOrderTitle();
  const supplier = useRow('supplier', row.supplier);
  const related = useRelatedTabs(row);
  const duplicate = useDuplicateOrder(row);
  const bill = useBillItem(useReceiptsOf(row.id), 'order', row.id);
  const [acknowledging, setAcknowledging] = useState(false);
  const edit = (): void => paths.go(`/apps/purchasing/orders/edit/${row.id}`);
  return (
    <>
      <DocumentPage
        words={useWords(row)}
        row={row}
        title={titleOf(row)}
        subtitle={
          supplier && (
            <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier.id}`)}>{supplier.name}</UiLink>
          )
        }
        back={{ label: i18n._(purchaseOrderWords.many), to: paths.to('/apps/purchasing/orders') }}
        watches={['supplier', 'product', 'warehouse', 'goodsReceipt']}
        overrides={{ acknowledge: () => setAcknowledging(true), update: edit, amend: edit }}
        {...(isUnplaced(row) ? {} : { primary: isAwaited(row) ? <ReceiveButton order={row} /> : null })}
        menu={[...bill, ...duplicate]}
        tabs={[{ id: 'lines', label: t`Lines`, content: <PurchaseOrderOverview row={row} /> }, ...related]}
      />
      {acknowledging && <PurchaseOrderAcknowledge row={row} onClose={() => setAcknowledging(false)} />}
    </>
  );
}

/** Somebody who may not see prices cannot write them either: they would be lost with the next save. */
function useWords({ lines }: PurchaseOrderRow): DocumentWords {
  if (lines.every((line) => line.price !== undefined)) return purchaseOrderWords;
  return unwritableWords;
}

const WRITING: readonly string[] = ['update', 'amend'];
const unwritableWords: DocumentWords = {
  ...purchaseOrderWords,
  commands: Object.fromEntries(
    Object.entries(purchaseOrderWords.commands).filter(([type]) => !WRITING.includes(type)),
  ),
};

/** The documents that followed from an order. */
function useRelatedTabs(row: PurchaseOrderRow): readonly DocumentTab[] {
  const { t } = useLingui();
  const receipts = useReceiptsOf(row.id);
  return [
    {
      id: 'receipts',
      label: t`Goods receipts`,
      count: receipts.length,
      content: <PurchaseOrderReceipts receipts={receipts} />,
    },
    {
      id: 'related',
      label: t`Related`,
      content: <PurchaseOrderRelated order={row} receipts={receipts} current={row.id} />,
    },
    { id: 'stock', label: t`Stock effect`, content: <PurchaseOrderStock row={row} receipts={receipts} /> },
  ];
}
