import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { ExpectedReceiptRow } from '#model/stock/stock.tables.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { StockEffect } from '#views/kit/document/stock-effect.tsx';
import { AwaitedDay } from '#views/kit/document/awaited-day.tsx';
import { useGoodsReceiptTitle } from './goods-receipt-title.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';

interface OrderStockProps {
  readonly row: PurchaseOrderRow;
  readonly receipts: readonly GoodsReceiptRow[];
}

/** An order's effect on stock: incoming quantities, and what its receipts moved. */
export function PurchaseOrderStock({ row, receipts }: OrderStockProps) {
  const { t } = useLingui();
  const titleOf = useGoodsReceiptTitle();
  return (
    <div className="ui-stack">
      <h2>{t`Expected into stock`}</h2>
      <ExpectedGoods order={row.id} />
      {receipts
        .filter((receipt) => receipt.effectiveAt !== null)
        .map((receipt) => (
          <section key={receipt.id} className="ui-stack">
            <h2>{titleOf(receipt)}</h2>
            <StockEffect document={receipt.id} version={receipt.version} />
          </section>
        ))}
    </div>
  );
}

function ExpectedGoods({ order }: { readonly order: string }) {
  const { t } = useLingui();
  const { sku, quantity } = useLineWords();
  const rows = useQuery<readonly ExpectedReceiptRow[]>(
    ['expectedReceipt'],
    order,
    ({ replica: { view } }) => view.by('expectedReceipt', 'order', order).filter((row) => row.open > 0),
    [],
  );
  const onOf = ({ on }: ExpectedReceiptRow) => <AwaitedDay on={on} />;
  return (
    <DataList
      label={t`Expected into stock`}
      rows={rows}
      rowId={(row) => row.id}
      height="14rem"
      columns={[
        { id: 'sku', header: t`SKU`, cell: sku },
        { id: 'on', header: t`Expected`, cell: onOf },
        { id: 'open', header: t`Incoming`, align: 'end', cell: (row) => quantity(row, row.open) },
      ]}
      empty={<EmptyState icon="truck" title={t`Nothing is expected now`} />}
    />
  );
}
