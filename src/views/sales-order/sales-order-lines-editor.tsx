import { useLingui } from '@lingui/react/macro';
import { totals } from '#model/lines/line-totals.ts';
import { LineSheet } from '../document/line-sheet.tsx';
import type { OrderCell } from '../document/order-cells.ts';
import type { DraftLine } from './sales-order-draft.ts';
import { useEditorColumns } from './sales-order-line-columns.tsx';
import { useTotalRows } from './use-total-rows.ts';
import type { OrderEditor } from './use-order-editor.ts';

/** The lines of an order while they are written. */
export function SalesOrderLinesEditor({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, settled } = editor;
  const sums = totals({ pricesIncludeVat: value.pricesIncludeVat, lines: settled });
  return (
    <LineSheet<DraftLine, OrderCell>
      editor={editor}
      tour="order-lines"
      columns={useEditorColumns(editor)}
      scanLabel={t`Add by SKU or barcode`}
      error={editor.error('lines')}
      totals={useTotalRows(sums, value.currency)}
      hint={t`Paste rows from a spreadsheet: product, quantity, price, discount, day. Ctrl+Z undoes.`}
    />
  );
}
