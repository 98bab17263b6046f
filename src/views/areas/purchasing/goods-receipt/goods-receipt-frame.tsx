import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useReceiptsOf } from '../purchase-order/purchase-order-receipts.tsx';
import { PurchaseOrderRelated } from '../purchase-order/purchase-order-related.tsx';
import { usePurchaseOrderTitle } from '../purchase-order/purchase-order-title.ts';
import { Button } from '#views/ui/button.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useBillItem } from '../purchase-order/use-bill-item.ts';
import { useGoodsReceiptTitle } from '../purchase-order/goods-receipt-title.ts';
import { useUnknownItemsTab } from '../unknown-item/receipt-unknown-items.tsx';
import { goodsReceiptWords } from './goods-receipt.look.ts';

interface FrameProps {
  readonly row: GoodsReceiptRow;
  readonly order: PurchaseOrderRow | undefined;
  readonly tabs: readonly DocumentTab[];
  readonly primary?: ReactNode;
  readonly overrides?: Readonly<Record<string, () => void>>;
  readonly actions?: ReactNode;
  /** Of the menu, beside commands and the paper. */
  readonly menu?: readonly MenuItem[];
}

/** Tables whose changes may change what can be done with a receipt. */
export const receiptWatches = [
  'purchaseOrder',
  'supplierReturn',
  'landedCost',
  'balance',
  'location',
  'company',
] as const;

/** The common parts of every receipt page: origin, state, order, moves and history. */
export function GoodsReceiptFrame({
  row,
  order,
  tabs,
  primary,
  overrides = {},
  actions,
  menu = [],
}: FrameProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const title = useGoodsReceiptTitle()(row);
  const waits = useAwaited('goodsReceipt', row.id).length > 0;
  const receipts = useReceiptsOf(row.order ?? '');
  const unknown = useUnknownItemsTab(row.id);
  const bill = useBillItem([row], 'receipt', row.id);
  const related: DocumentTab = {
    id: 'related',
    label: t`Related`,
    content: <PurchaseOrderRelated order={order} receipts={order ? receipts : [row]} current={row.id} />,
  };
  return (
    <DocumentPage
      words={goodsReceiptWords}
      row={row}
      title={title}
      subtitle={<Origin row={row} order={order} />}
      back={{ label: t`Receiving`, to: paths.to('/apps/inventory/receiving') }}
      watches={receiptWatches}
      overrides={overrides}
      actions={waits ? undefined : actions}
      menu={[...menu, ...bill]}
      primary={waits ? <Waiting /> : primary}
      tabs={[...tabs, ...unknown, related]}
      hasStockEffect
    />
  );
}

/** The supplier, the order and the warehouse. */
function Origin({ row, order }: Pick<FrameProps, 'row' | 'order'>) {
  const { t } = useLingui();
  const paths = usePaths();
  const orderTitle = usePurchaseOrderTitle();
  const supplier = useRow('supplier', row.supplier);
  const warehouse = useRow('warehouse', row.warehouse);
  return (
    <>
      {supplier?.name ?? t`Without a supplier`}
      {order && (
        <>
          {' · '}
          <UiLink to={paths.to(`/apps/purchasing/orders/${order.id}`)}>{orderTitle(order)}</UiLink>
        </>
      )}
      {warehouse && ` · ${warehouse.name}`}
    </>
  );
}

/** Shown instead of the buttons while the server decides. */
function Waiting() {
  return (
    <Button loading data-testid="waiting">
      <Trans>Waiting for the server</Trans>
    </Button>
  );
}
