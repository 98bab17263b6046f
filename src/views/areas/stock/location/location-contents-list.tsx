import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useLotCells } from '#views/kit/stock/lot-cells.tsx';
import { LedgerLink } from '#views/kit/stock/ledger-link.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { contentsOf, type Content } from './location-contents.ts';
import { useHolding } from '#views/kit/stock/use-holding.tsx';

/** The products in a location. */
export function LocationContents({ location }: { readonly location: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const rows = useQuery(['balance', 'product', 'lot'], location, (model) => contentsOf(model, location), []);
  const holding = useHolding<Content>(({ balance }) => balance);
  const columns = [...useContentColumns(rows), ...holding.columns];
  return (
    <>
      <DataList
        label={t`In it`}
        rows={rows}
        rowId={(row) => row.id}
        href={({ product }) => paths.to(`/apps/inventory/items/${product.id}`)}
        onOpen={({ product }) => paths.go(`/apps/inventory/items/${product.id}`)}
        height="22rem"
        columns={columns}
        empty={
          <EmptyState icon="box" title={t`Nothing is stored here`}>
            <Trans>Goods that are received or put away here appear in this list.</Trans>
          </EmptyState>
        }
      />
      {holding.dialog}
    </>
  );
}

function useContentColumns(rows: readonly Content[]): readonly Column<Content>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const format = useFormat();
  const nameOf = useProductName();
  const lots = useLotCells<Content>(({ balance }) => balance);
  return [
    { id: 'sku', header: t`SKU`, width: 120, cell: ({ product }) => product.sku },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 1, min: 120 },
      cell: ({ product }) => nameOf(product),
    },
    ...(rows.some(({ balance }) => balance.lot !== undefined) ? lots : []),
    {
      id: 'onHand',
      header: t`On hand`,
      width: 110,
      align: 'end',
      cell: ({ onHand, product, balance: { location: place, lot } }) => (
        <LedgerLink of={{ product: product.id, place, lot }}>{sayQuantity(onHand, product)}</LedgerLink>
      ),
    },
    {
      id: 'reserved',
      header: t`For picks`,
      width: 90,
      align: 'end',
      cell: ({ balance: { reserved } }) => (reserved > 0 ? format.quantity(reserved) : ''),
    },
    {
      id: 'held',
      header: t({ message: 'On hold', context: 'stock' }),
      width: 90,
      align: 'end',
      cell: ({ balance: { held = 0 } }) => (held > 0 ? format.quantity(held) : ''),
    },
  ];
}
