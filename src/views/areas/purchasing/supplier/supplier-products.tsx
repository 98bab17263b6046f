import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { isInForce } from '#model/areas/products/prices/in-force.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useAskedTerms } from '#views/areas/products/product/use-asked-terms.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';

const sources = ['product', 'purchaseList', 'purchasePrice'] as const;
const none: readonly ProductRow[] = [];

/** The products that name a supplier, and those that its lists in use have a price of, by SKU. [PRI23] */
export function useSuppliedProducts(supplier: string): readonly ProductRow[] {
  const today = useToday();
  return useQuery(
    sources,
    `${supplier}/${today}`,
    ({ replica }) => {
      const products = replica.rows('product') as readonly ProductRow[]; // its table
      const named = ({ suppliers }: ProductRow) => suppliers.some((one) => one.supplier === supplier);
      const priced = ifKnown(() => pricedIn(replica.view, supplier, today), new Set<string>());
      return products
        .filter((product) => named(product) || priced.has(product.id))
        .toSorted((a, b) => compare(a.sku, b.sku));
    },
    none,
  );
}

/** The products that lists of a supplier have a price of on a day. */
const pricedIn = (view: Reader, supplier: string, day: string): ReadonlySet<string> =>
  new Set(
    view
      .by('purchaseList', 'audience', supplier)
      .filter((list) => isInForce(list, day))
      .flatMap(({ id }) => view.by('purchasePrice', 'list', id))
      .flatMap(({ product }) => product ?? []),
  );

interface SupplierProductsProps {
  readonly supplier: SupplierRow;
  readonly products: readonly ProductRow[];
}

/** The products with this supplier. */
export function SupplierProducts({ supplier, products }: SupplierProductsProps) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <DataList
      label={t`Products`}
      rows={products}
      rowId={({ id }) => id}
      href={({ id }) => paths.to(`/apps/products/${id}`)}
      onOpen={({ id }) => paths.go(`/apps/products/${id}`)}
      height="26rem"
      columns={useSuppliedColumns(supplier)}
      empty={
        <EmptyState icon="box" title={t`No products from this supplier`}>
          <Trans>Add the supplier to a product, or the product to a price list of the supplier.</Trans>
        </EmptyState>
      }
    />
  );
}

function useSuppliedColumns(supplier: SupplierRow): readonly Column<ProductRow>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const nameOf = useProductName();
  const asked = useAskedTerms();
  const hidden = !useModel().may('product.viewCost');
  const terms = (product: ProductRow) => asked(product, supplier.id);
  const leastOf = (product: ProductRow): string => {
    const { minimum } = terms(product);
    return minimum > 0 ? sayQuantity(minimum, product) : '';
  };
  const leadOf = (product: ProductRow): string => {
    const { leadDays } = terms(product);
    return leadDays === null ? '' : t`${leadDays} days`;
  };
  const priceOf = (product: ProductRow): string => terms(product).price;
  const figure = { width: 120, align: 'end' } as const;
  return [
    { id: 'sku', header: t`SKU`, width: 150, cell: ({ sku }) => sku },
    { id: 'name', header: t`Name`, width: { share: 3, min: 180 }, cell: nameOf },
    { id: 'code', header: t`Their code`, width: 150, cell: (product) => terms(product).code },
    { ...figure, id: 'price', header: t`Price`, width: 150, hidden, cell: priceOf },
    { ...figure, id: 'minimum', header: t`At least`, cell: leastOf },
    { ...figure, id: 'lead', header: t`Lead time`, cell: leadOf },
  ];
}
