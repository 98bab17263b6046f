import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.facts.ts';
import { isParent } from '#model/product/product.parent.ts';
import { DocumentPage } from '../document/document-page.tsx';
import { StockEffect } from '../document/stock-effect.tsx';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { VariantList } from './variant-list.tsx';
import { ProductOverview } from './product-overview.tsx';
import { useProductName } from '../document/product-name.ts';
import { ProductPicture } from '../document/product-picture.tsx';
import { productWords } from './product.look.ts';
import { ProductStock } from './product-stock.tsx';

/** One product: its fields, suppliers, stock and moves. */
export function ProductPage({ row }: { readonly row: ProductRow }) {
  const { t, i18n } = useLingui();
  const [generates, setGenerates] = useState(false);
  const paths = usePaths();
  const nameOf = useProductName();
  const overview = { id: 'overview', label: t`Overview`, content: <ProductOverview row={row} /> };
  const stocked = [
    { id: 'places', label: t`Where it lies`, content: <ProductStock product={row} /> },
    { id: 'moves', label: t`Moves`, content: <StockEffect product={row.id} version={row.version} /> },
  ];
  const variants = { id: 'variants', label: t`Variants`, content: <VariantList row={row} /> };
  const tabs = isParent(row) ? [variants] : row.kind === 'stocked' ? stocked : [];
  const item = paths.to(`/apps/inventory/items/${row.id}`);
  return (
    <>
      <DocumentPage
        words={productWords}
        row={row}
        title={nameOf(row)}
        picture={<ProductPicture product={row.id} look="head" alt={nameOf(row)} />}
        subtitle={row.sku}
        back={{ label: i18n._(productWords.many), to: paths.to('/apps/products') }}
        watches={['availability', 'balance']}
        overrides={{
          update: () => paths.go(`/apps/products/edit/${row.id}`),
          generate: () => setGenerates(true),
        }}
        actions={row.kind !== 'stocked' ? undefined : <Button icon="boxes" to={item}>{t`Stock`}</Button>}
        tabs={[overview, ...tabs]}
      />
      {generates && <GenerateDialog row={row} onClose={() => setGenerates(false)} />}
    </>
  );
}
