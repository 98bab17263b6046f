import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { ReservationRow } from '#model/stock/stock.tables.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { orderNumber } from './order-number.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

interface Wanting extends ReservationRow {
  readonly number: string | null;
}

/** The sales orders waiting for the received goods, by priority, with what is currently reserved for them. */
export function WaitingOrders({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const rows = useQuery<readonly Wanting[]>(
    ['reservation', 'salesOrder', 'goodsReceipt'],
    `${row.id}/${row.version}`,
    (model) => wanting(model, row),
    [],
  );
  const to = (one: Wanting): string => `/apps/sales/orders/${one.document}`;
  return (
    <DataList
      label={t`Orders waiting for these goods`}
      rows={rows}
      rowId={(one) => one.id}
      height="20rem"
      href={(one) => paths.to(to(one))}
      onOpen={(one) => paths.go(to(one))}
      columns={useWaitingColumns()}
      empty={
        <EmptyState icon="shoppingCart" title={t`No order waits for these goods`}>
          <Trans>
            Goods that sales orders are waiting for are reserved for them as soon as the receipt is posted.
          </Trans>
        </EmptyState>
      }
    />
  );
}

function wanting(model: CompanyModel, row: GoodsReceiptRow): readonly Wanting[] {
  const { view } = model.replica;
  const products = [...new Set(row.lines.map((line) => line.product))];
  return products
    .flatMap((product) => view.by('reservation', 'product', product))
    .filter((one) => one.warehouse === row.warehouse && one.open > 0)
    .sort((a, b) => b.priority - a.priority || compare(a.on, b.on))
    .map((one) => ({ ...one, number: orderNumber(model, one.document) }));
}

function useWaitingColumns(): readonly Column<Wanting>[] {
  const { t } = useLingui();
  const { sku, quantity } = useLineWords();
  return [
    { id: 'order', header: t`Sales order`, cell: (one) => one.number ?? t`Sales order` },
    { id: 'sku', header: t`SKU`, card: 'subtitle', cell: sku },
    { id: 'on', header: t`Promised`, cell: (one) => <TimeCell at={one.on} /> },
    { id: 'open', header: t`Wanted`, align: 'end', cell: (one) => quantity(one, one.open) },
    { id: 'held', header: t`Held back`, align: 'end', cell: (one) => quantity(one, one.soft + one.hard) },
    {
      id: 'served',
      header: t`State`,
      card: 'aside',
      cell: (one) => {
        const served = one.soft + one.hard >= one.open;
        return (
          <Badge tone={served ? 'success' : 'warning'} icon={served ? 'circleCheck' : 'clock'}>
            {served ? t`Filled` : t`Waiting`}
          </Badge>
        );
      },
    },
  ];
}
