import { useCallback } from 'react';
import { useLingui } from '@lingui/react';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductTypeRow } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { treeOf, withDescendants, type Branch } from '#views/kit/records/record-tree.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useProductTypeColumns } from './product-type-columns.tsx';
import { ProductTypePanel } from './product-type-panel.tsx';
import { ownFields } from './product-type.fields.ts';
import { productTypeWords } from './product-type.look.ts';

const noCounts: ReadonlyMap<string, number> = new Map();

/** The tree of product types; a type opens next to it. */
export function ProductTypeListPage() {
  const { i18n } = useLingui();
  const nameOf = useProductName();
  const counts = useQuery(['product', 'productType'], '', productCounts, noCounts);
  return (
    <RecordListPage<'productType', Branch<ProductTypeRow>>
      kind="productType"
      words={productTypeWords}
      fields={ownFields}
      panel={ProductTypePanel}
      own={{
        text: searchedText,
        arrange: useCallback(
          (rows: readonly ProductTypeRow[]) => treeOf(rows, nameOf, i18n.locale),
          // oxlint-disable-next-line react/exhaustive-deps -- `nameOf` follows the language
          [i18n.locale],
        ),
        columns: useProductTypeColumns(counts),
        // A tree keeps the order of its branches.
        defaultSort: { column: 'tree', direction: 'ascending' },
      }}
    />
  );
}

/** Its names, and those of its own attributes. */
const searchedText = ({ name, attributes }: ProductTypeRow): string =>
  [name.en, name.sv, ...attributes.flatMap(({ key, label }) => [key, label.en, label.sv])]
    .join(' ')
    .toLowerCase();

/** Products of each type and those below it, counted as the product list does. */
function productCounts({ replica }: CompanyModel): ReadonlyMap<string, number> {
  const products = replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  const types = replica.rows('productType') as readonly ProductTypeRow[]; // table productType holds ProductTypeRow
  const own = Map.groupBy(products, (row) => row.type ?? null);
  const count = (id: string): number =>
    [...withDescendants(types, id)].reduce((sum, one) => sum + (own.get(one)?.length ?? 0), 0);
  return new Map(types.map(({ id }) => [id, count(id)]));
}
