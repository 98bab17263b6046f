import { useLingui } from '@lingui/react/macro';
import { designOf } from '#model/areas/setup/label-format/format-of.ts';
import { itemLabel } from '#model/areas/stock/labels/label-parts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { LabelSheet } from '#views/kit/labels/label-sheet.tsx';
import { useLabelFormat } from '#views/kit/labels/use-label-format.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';

const copies = { first: 24, most: 500 } as const;

/** Labels of a product, one for each of its barcodes, in the wanted number of copies. */
export function ProductLabelsPage({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  return (
    <PaperPage title={t`Labels of ${row.sku}`} number={row.sku} document={`/apps/products/${row.id}`}>
      <ProductLabels row={row} />
    </PaperPage>
  );
}

function ProductLabels({ row }: { readonly row: ProductRow }) {
  const nameOf = useProductName();
  const chosen = useLabelFormat('item');
  const codes = row.barcodes.length > 0 ? row.barcodes.map(({ code }) => code) : [row.sku];
  const labels = codes.map((code) =>
    itemLabel(designOf(chosen.format), { sku: row.sku, name: nameOf(row), code }),
  );
  return <LabelSheet chosen={chosen} labels={labels} name={row.sku} copies={copies} empty={null} />;
}
