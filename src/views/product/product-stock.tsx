import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '../document/model-context.tsx';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { listHeight } from '../ui/list-height.ts';
import { useQuantity } from '../document/use-quantity.ts';

/** The bins that hold a product. */
export function ProductStock({ product }: { readonly product: ProductRow }) {
  const { t } = useLingui();
  const columns = useBinColumns(product);
  const rows = useQuery(
    ['balance', 'location', 'warehouse'],
    product.id,
    (model) => binsOf(model, product.id),
    [],
  );
  return (
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
  );
}

interface Bin {
  readonly id: string;
  readonly code: string;
  readonly site: string;
  /** Thousandths. */
  readonly onHand: number;
  readonly reserved: number;
}

function binsOf({ replica: { view } }: CompanyModel, product: string): readonly Bin[] {
  return view
    .by('balance', 'product', product)
    .filter((row) => row.warehouse !== null && row.onHand !== 0)
    .map(({ id, location, warehouse, onHand, reserved }) => ({
      id,
      onHand,
      reserved,
      code: view.get('location', location)?.code ?? '',
      site: view.get('warehouse', warehouse ?? '')?.name ?? '',
    }))
    .sort((a, b) => compare(a.code, b.code));
}

function useBinColumns(product: ProductRow): readonly Column<Bin>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  return [
    { id: 'code', header: t`Location`, cell: (row) => row.code },
    { id: 'site', header: t`Warehouse`, cell: (row) => row.site },
    { id: 'onHand', header: t`On hand`, align: 'end', cell: (row) => sayQuantity(row.onHand, product) },
    {
      id: 'reserved',
      header: t`Held for picks`,
      align: 'end',
      cell: (row) => (row.reserved > 0 ? sayQuantity(row.reserved, product) : '–'),
    },
  ];
}
