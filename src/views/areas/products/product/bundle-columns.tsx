import { useLingui } from '@lingui/react/macro';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { UNIT } from '#model/values/money.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { bundleModeWords } from './product.messages.ts';
import { productWords } from './product.look.ts';
import { usePriceColumn } from './product-columns.tsx';

/** The columns of the list of bundles; `free` is what there is of one in all warehouses, thousandths. */
export function useBundleColumns(free: (row: ProductRow) => number): readonly ListColumn<ProductRow>[] {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const { view } = useModel().replica;
  const format = useFormat();
  // As files that are imported have it: a list that was exported reads back.
  const contents = (row: ProductRow): string =>
    componentsOf(row)
      .map(({ product, quantity }) => {
        const sku = view.get('product', product)?.sku ?? '';
        return quantity === UNIT ? sku : `${sku} × ${format.decimal(quantity, 3)}`;
      })
      .join(', ');
  return [
    { id: 'sku', header: t`SKU`, width: 160, cell: (row) => row.sku },
    { id: 'name', header: t`Name`, width: { share: 3, min: 200 }, cell: nameOf, card: 'subtitle' },
    {
      id: 'mode',
      header: t`How it is sold`,
      width: 150,
      cell: (row) => i18n._(bundleModeWords[row.bundle?.mode ?? 'kit']),
    },
    useStateColumn(productWords, { width: 140 }),
    { id: 'components', header: t`Components`, width: { share: 2, min: 160 }, cell: contents },
    {
      id: 'free',
      header: t`Available`,
      width: 130,
      align: 'end',
      value: (row) => free(row) / 1000,
      cell: (row) => sayQuantity(free(row), row),
    },
    usePriceColumn(),
  ];
}
