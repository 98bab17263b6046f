import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderLine } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { lineNet } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useProductColumn } from '#views/areas/products/product/product-line-columns.tsx';
import { purchaseSide } from '#model/areas/products/prices/price-side.ts';
import { usePriceSourceColumn } from '#views/areas/products/prices/price-source-column.tsx';
import type { VariantLines } from '#views/areas/products/product/use-variant-lines.tsx';
import { useUnitColumn } from '#views/areas/products/product/unit-column.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { EditorLine } from './purchase-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

type Column = LineColumn<EditorLine>;

/** The columns of a draft's lines: product by search, the other cells typed as in a spreadsheet. */
export function useEditorColumns(
  editor: OrderEditor,
  variants: VariantLines,
  priced: ReadonlyMap<string, PurchaseOrderLine>,
): readonly Column[] {
  const { t } = useLingui();
  const product = useProductColumn(editor, 'buy', variants);
  const unit = useUnitColumn<EditorLine>(editor, '4.5rem');
  const net = useNetColumn(editor, priced);
  const typed = useTypedColumns(editor);
  const source = usePriceSourceColumn<EditorLine>({
    side: purchaseSide,
    currency: editor.value.currency,
    priceOn: editor.priceOn,
  });
  return [
    product,
    typed('quantity', { header: t`Quantity`, width: '6.5rem' }),
    unit,
    typed('price', { header: t`Price`, width: '7rem' }),
    source,
    typed('discount', { header: t`Discount %`, width: '6.5rem', spare: true }),
    typed('promisedOn', { header: t`Requested for`, width: '8.5rem', spare: true }),
    net,
  ];
}

function useNetColumn(editor: OrderEditor, priced: ReadonlyMap<string, PurchaseOrderLine>): Column {
  const { t } = useLingui();
  const format = useFormat();
  return {
    id: 'net',
    header: t`Net amount`,
    width: '8.5rem',
    align: 'end',
    text: (line) => {
      const known = priced.get(line.id);
      const amount = known ? lineNet(known) : null;
      return amount === null ? '' : format.money(amount, editor.value.currency);
    },
  };
}
