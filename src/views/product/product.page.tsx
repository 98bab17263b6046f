import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.facts.ts';
import { DocumentPage } from '../document/document-page.tsx';
import { StockEffect } from '../document/stock-effect.tsx';
import { usePaths } from '../app/use-paths.ts';
import { BuildButton } from '../assembly/build-button.tsx';
import { Button } from '../ui/button.tsx';
import { ProductOverview } from './product-overview.tsx';
import { useProductName } from '../document/product-name.ts';
import { ProductPicture } from '../document/product-picture.tsx';
import { productWords } from './product.look.ts';
import { ProductStock } from './product-stock.tsx';
import { isStocked } from '#model/product/product.bundle.ts';

/** One product: its fields, suppliers, stock and moves. */
export function ProductPage({ row }: { readonly row: ProductRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const overview = { id: 'overview', label: t`Overview`, content: <ProductOverview row={row} /> };
  const stocked = [
    { id: 'places', label: t`Where it lies`, content: <ProductStock product={row} /> },
    { id: 'moves', label: t`Moves`, content: <StockEffect product={row.id} version={row.version} /> },
  ];
  const item = paths.to(`/apps/inventory/items/${row.id}`);
  return (
    <DocumentPage
      words={productWords}
      row={row}
      title={nameOf(row)}
      picture={<ProductPicture product={row.id} look="head" alt={nameOf(row)} />}
      subtitle={row.sku}
      back={{ label: i18n._(productWords.many), to: paths.to('/apps/products') }}
      watches={['availability', 'balance']}
      overrides={{ update: () => paths.go(`/apps/products/edit/${row.id}`) }}
      actions={
        !isStocked(row) ? undefined : (
          <>
            <BuildButton product={row} />
            <Button icon="boxes" to={item}>{t`Stock`}</Button>
          </>
        )
      }
      tabs={!isStocked(row) ? [overview] : [overview, ...stocked]}
    />
  );
}
