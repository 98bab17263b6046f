import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { isAwaited } from '#model/purchase-order/purchase-order.kind.ts';
import { DocumentPage } from '../document/document-page.tsx';
import type { DocumentTab } from '../document/document-tab.ts';
import { useRow } from '../document/model-context.tsx';
import { useVerdict } from '../document/use-verdict.ts';
import { usePaths } from '../app/use-paths.ts';
import { ReceiveButton } from '../goods-receipt/receive-button.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { PurchaseOrderAcknowledge } from './purchase-order-acknowledge.tsx';
import { PurchaseOrderAmend } from './purchase-order-amend.tsx';
import { PurchaseOrderDraftPage } from './purchase-order-draft.page.tsx';
import { PurchaseOrderOverview } from './purchase-order-overview.tsx';
import { PurchaseOrderReceipts, useReceiptsOf } from './purchase-order-receipts.tsx';
import { PurchaseOrderRelated } from './purchase-order-related.tsx';
import { PurchaseOrderStock } from './purchase-order-stock.tsx';
import { usePurchaseOrderTitle } from './purchase-order-title.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

/** One purchase order: edited while it is a draft, then tracked until everything has arrived. */
export function PurchaseOrderPage({ row }: { readonly row: PurchaseOrderRow }) {
  const isWritten = useVerdict('purchaseOrder', row.id, 'update') === null;
  const isPriced = row.lines.every((line) => line.price !== undefined);
  const [amending, setAmending] = useState(false);
  if (isWritten && isPriced) return <PurchaseOrderDraftPage key={row.id} row={row} />;
  if (amending) return <PurchaseOrderAmend row={row} onDone={() => setAmending(false)} />;
  return <FollowedOrder key={row.id} row={row} onAmend={() => setAmending(true)} />;
}

interface FollowedOrderProps {
  readonly row: PurchaseOrderRow;
  readonly onAmend: () => void;
}

function FollowedOrder({ row, onAmend }: FollowedOrderProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const titleOf = usePurchaseOrderTitle();
  const supplier = useRow('supplier', row.supplier);
  const related = useRelatedTabs(row);
  const [acknowledging, setAcknowledging] = useState(false);
  return (
    <>
      <DocumentPage
        words={purchaseOrderWords}
        row={row}
        title={titleOf(row)}
        subtitle={
          supplier && (
            <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier.id}`)}>{supplier.name}</UiLink>
          )
        }
        back={{ label: i18n._(purchaseOrderWords.many), to: paths.to('/apps/purchasing/orders') }}
        watches={['supplier', 'product', 'goodsReceipt']}
        overrides={{ acknowledge: () => setAcknowledging(true), amend: onAmend }}
        primary={isAwaited(row) ? <ReceiveButton order={row} /> : null}
        tabs={[{ id: 'lines', label: t`Lines`, content: <PurchaseOrderOverview row={row} /> }, ...related]}
      />
      {acknowledging && <PurchaseOrderAcknowledge row={row} onClose={() => setAcknowledging(false)} />}
    </>
  );
}

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
