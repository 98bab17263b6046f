import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderLine, PurchaseOrderRow } from '#model/purchase-order/purchase-order.events.ts';
import { withCounters } from '#model/purchase-order/purchase-order.lines.ts';
import { totals } from '#model/purchase-order/purchase-order.totals.ts';
import { useModel } from '../document/model-context.tsx';
import { ScanField } from '../document/scan-field.tsx';
import { PasteNotice } from '../document/paste-report.tsx';
import { useLineActions } from '../document/use-line-actions.ts';
import { useToday } from '../document/use-today.ts';
import { LineTable } from '../ui/line-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { blankLine, known, type EditorLine } from './purchase-order-draft.ts';
import { useEditorColumns } from './purchase-order-line-columns.tsx';
import { useTotalRows } from './use-total-rows.ts';
import type { OrderEditor } from './use-order-editor.ts';

interface LinesEditorProps {
  readonly row: PurchaseOrderRow;
  readonly editor: OrderEditor;
}

/** The lines of an order while they are written: like a spreadsheet, by scanner, or pasted from one. */
export function PurchaseOrderLinesEditor({ row, editor: written }: LinesEditorProps) {
  const { t } = useLingui();
  const editor = useFirstLine(written);
  const priced = usePricedLines(row, editor);
  const { report, forget, ...actions } = useLineActions({
    grammar: editor.grammar,
    lines: editor.value.lines,
    write: (lines, tag) => editor.change({ lines }, tag),
  });
  const columns = useEditorColumns(editor, new Map(priced.map((line) => [line.id, line])));
  return (
    <Panel
      flush
      title={t`Lines`}
      actions={
        <ScanField
          label={t`Scan or type a code`}
          placeholder={t`Scan or type SKU or barcode`}
          onScan={actions.onScan}
          onBlock={actions.onBlock}
        />
      }
    >
      <PasteNotice report={report} onForget={forget} />
      <LineTable<EditorLine>
        label={t`Lines`}
        rows={editor.value.lines}
        rowId={(line) => line.id}
        columns={columns}
        onCell={actions.onCell}
        onPaste={actions.onPaste}
        onAdd={actions.onAdd}
        onRemove={actions.onRemove}
        onDuplicate={actions.onDuplicate}
        onMove={actions.onMove}
        onUndo={editor.undo}
        onRedo={editor.redo}
        totals={useTotalRows(totals({ lines: priced }), editor.value.currency)}
        foot={<span>{t`Paste rows from a spreadsheet: product, quantity, price, discount`}</span>}
      />
    </Panel>
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
