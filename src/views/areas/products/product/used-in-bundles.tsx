import { useLingui } from '@lingui/react/macro';
import { bundlesOf } from '#model/areas/products/product/product.bundle-rules.ts';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';

const none: readonly ProductRow[] = [];

/** The bundles that a product is a component of; nothing where there are none. [PR30] */
export function UsedInBundles({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const bundles = useQuery(['product'], row.id, ({ replica: { view } }) => bundlesOf(view, row.id), none);
  if (bundles.length === 0) return null;
  const inOne = (bundle: ProductRow): number =>
    componentsOf(bundle).find(({ product }) => product === row.id)?.quantity ?? 0;
  return (
    <Panel title={t`Used in bundles`} flush>
      <DataList
        label={t`Used in bundles`}
        rows={bundles}
        rowId={({ id }) => id}
        href={({ id }) => paths.to(`/apps/products/bundles/${id}`)}
        height={listHeight(bundles.length)}
        columns={[
          { id: 'sku', header: t`SKU`, width: 160, cell: ({ sku }) => sku },
          { id: 'name', header: t`Name`, cell: nameOf },
          { id: 'quantity', header: t`In one`, align: 'end', cell: (one) => sayQuantity(inOne(one), row) },
        ]}
        empty={null}
      />
    </Panel>
  );
}
