import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '../document/model-context.tsx';
import { usePaths } from '../app/use-paths.ts';
import { useProductName } from '../document/product-name.ts';
import { useQuantity } from '../document/use-quantity.ts';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { contentsOf, type Content } from './location-contents.ts';

/** The products in a location. */
export function LocationContents({ location }: { readonly location: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const columns = useContentColumns();
  const rows = useQuery(['balance', 'product'], location, (model) => contentsOf(model, location), []);
  return (
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
  );
}

function useContentColumns(): readonly Column<Content>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const format = useFormat();
  const nameOf = useProductName();
  return [
    { id: 'sku', header: t`SKU`, width: 120, cell: ({ product }) => product.sku },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 1, min: 120 },
      cell: ({ product }) => nameOf(product),
    },
    {
      id: 'onHand',
      header: t`On hand`,
      width: 110,
      align: 'end',
      cell: ({ onHand, product }) => sayQuantity(onHand, product),
    },
    {
      id: 'reserved',
      header: t`For picks`,
      width: 90,
      align: 'end',
      cell: ({ reserved }) => (reserved > 0 ? format.quantity(reserved) : ''),
    },
  ];
}
