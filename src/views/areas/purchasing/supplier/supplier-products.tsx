import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { compare } from '#model/values/order.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface Supplied {
  readonly product: ProductRow;
  readonly terms: ProductRow['suppliers'][number];
}

/** The products a supplier sells, with their terms. */
export const suppliedProducts = (products: readonly ProductRow[], supplier: string): readonly Supplied[] =>
  products
    .flatMap((product) => product.suppliers.map((terms) => ({ product, terms })))
    .filter(({ terms }) => terms.supplier === supplier)
    .sort((a, b) => compare(a.product.sku, b.product.sku));

interface SupplierProductsProps {
  readonly supplier: SupplierRow;
  readonly products: readonly Supplied[];
}

/** The products with this supplier. */
export function SupplierProducts({ supplier, products }: SupplierProductsProps) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <DataList
      label={t`Products`}
      rows={products}
      rowId={({ product }) => product.id}
      href={({ product }) => paths.to(`/apps/products/${product.id}`)}
      onOpen={({ product }) => paths.go(`/apps/products/${product.id}`)}
      height="26rem"
      columns={useSuppliedColumns(supplier)}
      empty={
        <EmptyState icon="box" title={t`No products from this supplier`}>
          <Trans>Add the supplier to a product, with its code and price, and the product appears here.</Trans>
        </EmptyState>
      }
    />
  );
}

function useSuppliedColumns(supplier: SupplierRow): readonly Column<Supplied>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const format = useFormat();
  const nameOf = useProductName();
  const hidden = !useModel().may('product.viewCost');
  const price = (value: number | undefined): string =>
    value === undefined ? '' : format.unitPrice(value, supplier.currency);
  return [
    { id: 'sku', header: t`SKU`, width: 150, cell: ({ product }) => product.sku },
    { id: 'name', header: t`Name`, width: { share: 3, min: 180 }, cell: ({ product }) => nameOf(product) },
    { id: 'code', header: t`Their code`, width: 150, cell: ({ terms }) => terms.code },
    {
      id: 'price',
      header: t`Price`,
      width: 130,
      align: 'end',
      hidden,
      cell: ({ terms }) => price(terms.purchasePrice),
    },
    {
      id: 'minimum',
      header: t`At least`,
      width: 120,
      align: 'end',
      cell: ({ product, terms }) => (terms.minimum > 0 ? sayQuantity(terms.minimum, product) : ''),
    },
    {
      id: 'lead',
      header: t`Lead time`,
      width: 120,
      align: 'end',
      cell: ({ terms }) => t`${terms.leadDays} days`,
    },
  ];
}
