import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderLine, PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { withCounters } from '#model/purchase-order/purchase-order.lines.ts';
import { totals } from '#model/purchase-order/purchase-order.totals.ts';
import { useModel } from '../document/model-context.tsx';
import { LineSheet } from '../document/line-sheet.tsx';
import type { OrderCell } from '../document/order-cells.ts';
import { useToday } from '../document/use-today.ts';
import { blankLine, known, type EditorLine } from './purchase-order-draft.ts';
import { useEditorColumns } from './purchase-order-line-columns.tsx';
import { useTotalRows } from './use-total-rows.ts';
import type { OrderEditor } from './use-order-editor.ts';

interface LinesEditorProps {
  readonly row: PurchaseOrderRow;
  readonly editor: OrderEditor;
}

/** The lines of an order while they are written. */
export function PurchaseOrderLinesEditor({ row, editor: written }: LinesEditorProps) {
  const { t } = useLingui();
  const editor = useFirstLine(written);
  const priced = usePricedLines(row, editor);
  const columns = useEditorColumns(editor, new Map(priced.map((line) => [line.id, line])));
  return (
    <LineSheet<EditorLine, OrderCell>
      editor={editor}
      columns={columns}
      scanLabel={t`Scan or type a code`}
      totals={useTotalRows(totals({ lines: priced }), editor.value.currency)}
      hint={t`Paste rows from a spreadsheet: product, quantity, price, discount`}
    />
  );
}

/** An order without lines shows an empty one, to write or paste into. */
function useFirstLine(editor: OrderEditor): OrderEditor {
  const model = useModel();
  const [first] = useState(() => blankLine(model.newId()));
  return editor.value.lines.length > 0 ? editor : { ...editor, value: { ...editor.value, lines: [first] } };
}

/** The lines with the VAT of the day, as the order would have them. */
function usePricedLines(row: PurchaseOrderRow, { value }: OrderEditor): PurchaseOrderLine[] {
  const { replica } = useModel();
  const today = useToday();
  return withCounters(
    replica.view,
    { ...row, supplier: value.supplier },
    known(value.lines),
    row.orderedOn ?? today,
  );
}
