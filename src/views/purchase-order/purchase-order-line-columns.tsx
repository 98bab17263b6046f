import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderLine } from '#model/purchase-order/purchase-order.facts.ts';
import { lineNet } from '#model/purchase-order/purchase-order.totals.ts';
import type { OrderCell } from '../document/order-cells.ts';
import { typedColumns } from '../document/typed-columns.ts';
import { useProductColumn, useUnitColumn } from '../product/product-line-columns.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { useFormat } from '../ui/use-format.ts';
import type { EditorLine } from './purchase-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

type Column = LineColumn<EditorLine>;

/** The columns of a draft's lines: product found by typing, the other cells typed as in a spreadsheet. */
export function useEditorColumns(
  editor: OrderEditor,
  priced: ReadonlyMap<string, PurchaseOrderLine>,
): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const product = useProductColumn(editor, 'buy');
  const unit = useUnitColumn<EditorLine>('4.5rem');
  const net = useNetColumn(editor, priced);
  const typed = typedColumns<EditorLine, OrderCell>(editor.cellError);
  const number = (value: number | null, digits: number, least = 0): string =>
    value === null ? '' : format.decimal(value, digits, least);
  return [
    product,
    typed('quantity', { header: t`Quantity`, width: '6.5rem' }, (line) => number(line.quantity, 3)),
    unit,
    typed('price', { header: t`Price`, width: '7rem' }, (line) => number(line.price, 4, 2)),
    typed('discount', { header: t`Discount %`, width: '6.5rem' }, (line) =>
      line.discount === 0 ? '' : number(line.discount, 2),
    ),
    typed(
      'promisedOn',
      { header: t`Wanted on`, width: '8.5rem', inputMode: 'numeric', align: 'start' },
      (line) => line.promisedOn ?? '',
    ),
    net,
  ];
}

/** What a line comes to. */
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
