import { useLingui } from '@lingui/react/macro';
import { totals } from '#model/sales-order/sales-order.totals.ts';
import { ScanField } from '../document/scan-field.tsx';
import { PasteNotice } from '../document/paste-report.tsx';
import { useLineActions } from '../document/use-line-actions.ts';
import { LineTable } from '../ui/line-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DraftLine } from './sales-order-draft.ts';
import { useEditorColumns } from './sales-order-line-columns.tsx';
import { useTotalRows } from './use-total-rows.ts';
import type { OrderEditor } from './use-order-editor.ts';

/** The lines of an order while they are written: like a spreadsheet, by scanner, or pasted from one. */
export function SalesOrderLinesEditor({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { report, forget, ...actions } = useLineActions({
    grammar: editor.grammar,
    lines: editor.value.lines,
    write: (lines, tag) => editor.change({ lines }, tag),
  });
  const { value, settled } = editor;
  const refused = editor.error('lines');
  const columns = useEditorColumns(editor);
  const sums = totals({ pricesIncludeVat: value.pricesIncludeVat, lines: settled });
  return (
    <Panel
      flush
      title={t`Lines`}
      tour="order-lines"
      actions={
        <ScanField
          label={t`Add by SKU or barcode`}
          placeholder={t`Scan or type SKU or barcode`}
          onScan={actions.onScan}
          onBlock={actions.onBlock}
        />
      }
    >
      {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
      <PasteNotice report={report} onForget={forget} />
      <LineTable<DraftLine>
        label={t`Lines`}
        rows={value.lines}
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
        totals={useTotalRows(sums, value.currency)}
        foot={
          <span>{t`Paste rows from a spreadsheet: product, quantity, price, discount, day. Ctrl+Z undoes.`}</span>
        }
      />
    </Panel>
  );
}
