import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { axesOf, combinationsOf } from '#model/areas/products/product/product.variants.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { WithMark } from './inherited-badge.tsx';
import { stockOf } from './product-figures.ts';
import { productWords } from './product.look.ts';
import { useVariants } from './use-variants.ts';

/** The variants of a product, one below the other, with what they take from it. [TY5] */
export function VariantList({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const { all, at } = useVariants(row);
  const inGrid = combinationsOf(axesOf(row)).flatMap((values) => at(values) ?? []);
  const variants = [...new Set([...inGrid, ...all])];
  return (
    <DataList
      label={t`Variants`}
      rows={variants}
      rowId={({ id }) => id}
      href={({ id }) => paths.to(`/apps/products/${id}`)}
      height={listHeight(variants.length, 12)}
      columns={useColumns(row)}
      empty={
        <EmptyState icon="layers" title={t`No variants yet`}>
          <Trans>Choose what they differ in, and create them.</Trans>
        </EmptyState>
      }
    />
  );
}

function useColumns(parent: ProductRow): readonly Column<ProductRow>[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const format = useFormat();
  const sayQuantity = useQuantity();
  const { currency } = useCompany();
  const free = useQuery<(id: string) => number>(
    ['availability'],
    parent.id,
    (model) => (id) => stockOf(model, id).free,
    () => 0,
  );
  return [
    { id: 'sku', header: t`SKU`, cell: ({ sku }) => sku },
    { id: 'name', header: t`Name`, width: { share: 2, min: 200 }, cell: nameOf },
    {
      id: 'state',
      header: t`State`,
      cell: ({ state }) => <StateBadges words={productWords} state={state} />,
    },
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      cell: (row) => (
        <WithMark row={row} field="price">
          {format.unitPrice(row.price, currency)}
        </WithMark>
      ),
    },
    { id: 'free', header: t`Free`, align: 'end', cell: (row) => sayQuantity(free(row.id), row) },
  ];
}
