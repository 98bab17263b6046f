import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { StockEffect } from '#views/kit/document/stock-effect.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { BuildButton } from '#views/areas/products/product/build-button.tsx';
import { Button } from '#views/ui/button.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { VariantList } from './variant-list.tsx';
import { ProductOverview } from './product-overview.tsx';
import { useOrdersOfProduct } from './orders-of-product.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { ProductPicture } from '#views/kit/file/product-picture.tsx';
import { productWords } from './product.look.ts';
import { ProductStock } from './product-stock.tsx';
import { BundleContents } from './bundle-contents.tsx';
import { componentsOf, isStocked } from '#model/areas/products/product/product.bundle.ts';

/** One bundle: a product, found among bundles. */
export function BundlePage({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  return <Page row={row} list={{ label: t`Bundles`, path: '/apps/products/bundles' }} />;
}

/** One product: its fields, suppliers, stock and moves; what a bundle is made of. */
export function ProductPage({ row }: { readonly row: ProductRow }) {
  const { i18n } = useLingui();
  return <Page row={row} list={{ label: i18n._(productWords.many), path: '/apps/products' }} />;
}

interface PageProps {
  readonly row: ProductRow;
  readonly list: { readonly label: string; readonly path: string };
}

function Page({ row, list }: PageProps) {
  const [generates, setGenerates] = useState(false);
  const paths = usePaths();
  const nameOf = useProductName();
  const tabs = useTabs(row);
  return (
    <>
      <DocumentPage
        words={productWords}
        row={row}
        title={nameOf(row)}
        picture={<ProductPicture product={row.id} look="head" alt={nameOf(row)} />}
        subtitle={row.sku}
        back={{ label: list.label, to: paths.to(list.path) }}
        watches={['availability', 'balance']}
        overrides={{
          update: () => paths.go(`${list.path}/edit/${row.id}`),
          generate: () => setGenerates(true),
        }}
        actions={isStocked(row) && <StockActions row={row} />}
        menu={useOrdersOfProduct(row.id)}
        tabs={tabs}
      />
      {generates && <GenerateDialog row={row} onClose={() => setGenerates(false)} />}
    </>
  );
}

/** What there is to see of a product: of a bundle its components, of a parent its variants. */
function useTabs(row: ProductRow) {
  const { t } = useLingui();
  const overview = { id: 'overview', label: t`Overview`, content: <ProductOverview row={row} /> };
  const contents = {
    id: 'contents',
    label: t`Components`,
    count: componentsOf(row).length,
    content: <BundleContents row={row} />,
  };
  const stocked = [
    { id: 'places', label: t`Where it lies`, content: <ProductStock product={row} /> },
    { id: 'moves', label: t`Moves`, content: <StockEffect product={row.id} version={row.version} /> },
  ];
  const variants = { id: 'variants', label: t`Variants`, content: <VariantList row={row} /> };
  return [
    overview,
    ...(isParent(row) ? [variants] : []),
    ...(row.kind === 'bundle' ? [contents] : []),
    ...(isStocked(row) ? stocked : []),
  ];
}

/** What can be done with what is kept in stock: what is assembled is built. */
function StockActions({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <>
      <BuildButton product={row} />
      <Button icon="boxes" to={paths.to(`/apps/inventory/items/${row.id}`)}>{t`Stock`}</Button>
    </>
  );
}
