import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryEntry } from '#model/engine/company-model.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { reservedSchema } from '#model/stock/stock.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { orderNumber } from './order-number.ts';

interface Filled {
  readonly id: string;
  readonly document: string;
  readonly product: string;
  /** Thousandths. */
  readonly quantity: number;
}

/** What a receipt reserved for sales orders when it was posted. */
export function FilledOrders({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const columns = useFilledColumns();
  const history = useAsync(`${row.id}/${row.version}`, () => model.history('goodsReceipt', row.id));
  if (history.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={history.retry}>{t`Try again`}</Button>}>
        <Trans>The orders that were filled are on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  const to = (one: Filled): string => `/apps/sales/orders/${one.document}`;
  return (
    <DataList
      label={t`Filled by this receipt`}
      loading={history.status === 'loading'}
      rows={history.status === 'ready' ? filledBy(history.value) : []}
      rowId={(one) => one.id}
      height="14rem"
      href={(one) => paths.to(to(one))}
      onOpen={(one) => paths.go(to(one))}
      columns={columns}
      empty={<EmptyState icon="shoppingCart" title={t`No order waited for these goods`} />}
    />
  );
}

function useFilledColumns(): readonly Column<Filled>[] {
  const { t } = useLingui();
  const model = useModel();
  const { name, quantity } = useLineWords();
  return [
    {
      id: 'order',
      header: t`Sales order`,
      width: 180,
      cell: (one) => orderNumber(model, one.document) ?? t`Sales order`,
    },
    { id: 'product', header: t`Product`, card: 'subtitle', cell: name },
    {
      id: 'quantity',
      header: t`Held back`,
      align: 'end',
      width: 140,
      cell: (one) => quantity(one, one.quantity),
    },
  ];
}

/** The entries that reserve something; releases belong to other documents. */
function filledBy(history: readonly HistoryEntry[]): readonly Filled[] {
  return history.flatMap((event) => {
    const reserved =
      event.kind === STOCK && event.type === 'reserved' ? reservedSchema.safeParse(event.data) : undefined;
    const entries = reserved?.success ? reserved.data.entries : [];
    return entries
      .filter((entry) => entry.quantity > 0)
      .map((entry, index) => ({ ...entry, id: `${event.seq}.${index}` }));
  });
}
