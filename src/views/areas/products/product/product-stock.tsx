import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useHolding } from '#views/kit/stock/use-holding.tsx';
import { useLotCells } from '#views/kit/stock/lot-cells.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { LedgerLink } from '#views/kit/stock/ledger-link.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';

/** The bins that hold a product. */
export function ProductStock({ product }: { readonly product: ProductRow }) {
  const { t } = useLingui();
  const holding = useHolding<Bin>(({ balance }) => balance);
  const columns = [...useBinColumns(product), ...holding.columns];
  const rows = useQuery(
    ['balance', 'location', 'warehouse', 'lot'],
    product.id,
    (model) => binsOf(model, product.id),
    [],
  );
  return (
    <>
      <DataList
        label={t`Where it lies`}
        rows={rows}
        rowId={(row) => row.id}
        height={listHeight(rows.length, 10)}
        columns={columns}
        empty={
          <EmptyState icon="box" title={t`Nothing in stock`}>
            <Trans>Receive goods, and the bins that hold them appear here.</Trans>
          </EmptyState>
        }
      />
      {holding.dialog}
    </>
  );
}

interface Bin {
  readonly id: string;
  readonly code: string;
  readonly site: string;
  readonly balance: BalanceRow;
}

function binsOf({ replica: { view } }: CompanyModel, product: string): readonly Bin[] {
  return view
    .by('balance', 'product', product)
    .filter((row) => row.warehouse !== null && row.onHand !== 0)
    .map((balance) => ({
      id: balance.id,
      balance,
      code: view.get('location', balance.location)?.code ?? '',
      site: view.get('warehouse', balance.warehouse ?? '')?.name ?? '',
    }))
    .sort((a, b) => compare(a.code, b.code) || compare(expiryOf(view, a), expiryOf(view, b)));
}

/** Undated lots come last. */
const expiryOf = (view: Reader, { balance: { lot } }: Bin): string =>
  (lot === undefined ? null : view.get('lot', lot)?.expiresOn) ?? '9999';

function useBinColumns(product: ProductRow): readonly Column<Bin>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const some = (thousandths: number): string => (thousandths > 0 ? sayQuantity(thousandths, product) : '–');
  return [
    { id: 'code', header: t`Location`, cell: (row) => row.code },
    { id: 'site', header: t`Warehouse`, cell: (row) => row.site },
    ...useLotCells<Bin>(({ balance }) => balance, product),
    {
      id: 'onHand',
      header: t`On hand`,
      align: 'end',
      cell: ({ balance: { location: place, lot, onHand } }) => (
        <LedgerLink of={{ product: product.id, place, lot }}>{sayQuantity(onHand, product)}</LedgerLink>
      ),
    },
    {
      id: 'reserved',
      header: t`Held for picks`,
      align: 'end',
      cell: ({ balance }) => some(balance.reserved),
    },
    {
      id: 'held',
      header: t({ message: 'On hold', context: 'stock' }),
      align: 'end',
      cell: ({ balance }) => some(balance.held ?? 0),
    },
  ];
}
