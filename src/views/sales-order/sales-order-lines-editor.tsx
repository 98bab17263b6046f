import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { totals } from '#model/sales-order/sales-order.totals.ts';
import { pasted, scanned, typed } from '../document/line-editor.ts';
import { useModel } from '../document/model-context.tsx';
import { ScanField } from '../document/scan-field.tsx';
import { UnknownCodes } from '../document/unknown-codes.tsx';
import { productByCode } from '../product/product-search.ts';
import { LineTable } from '../ui/line-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DraftLine, TypedCell } from './sales-order-draft.ts';
import { useEditorColumns } from './sales-order-line-columns.tsx';
import { useTotalRows } from './use-total-rows.ts';
import type { OrderEditor } from './use-order-editor.ts';

/** The lines of an order while they are written: like a spreadsheet, by scanner, or pasted from one. */
export function SalesOrderLinesEditor({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { unknown, forget, ...actions } = useLineActions(editor);
  const { value, settled } = editor;
  const refused = editor.error('lines');
  const columns = useEditorColumns(editor);
  const sums = totals({ pricesIncludeVat: value.pricesIncludeVat, lines: settled });
  return (
    <Panel
      flush
      title={t`Lines`}
      actions={
        <ScanField
          label={t`Add by SKU or barcode`}
          placeholder={t`Scan or type SKU or barcode`}
          onScan={actions.onScan}
        />
      }
    >
      {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
      <UnknownCodes codes={unknown} onForget={forget} />
      <LineTable<DraftLine>
        label={t`Lines`}
        rows={value.lines}
        rowId={(line) => line.id}
        columns={columns}
        onCell={actions.onCell}
        onPaste={actions.onPaste}
        onAdd={actions.onAdd}
        onRemove={actions.onRemove}
        onUndo={editor.undo}
        totals={useTotalRows(sums, value.currency)}
        foot={
          <span>{t`Paste rows from a spreadsheet: product, quantity, price, discount, day. Ctrl+Z undoes.`}</span>
        }
      />
    </Panel>
  );
}

function useLineActions(editor: OrderEditor) {
  const { t } = useLingui();
  const model = useModel();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const { grammar } = editor;
  const { lines } = editor.value;
  const write = (next: readonly DraftLine[], tag?: string): void => editor.change({ lines: next }, tag);
  return {
    unknown,
    forget: () => setUnknown([]),
    onCell: (id: string, cell: string, text: string) =>
      write(
        lines.map((line) => (line.id === id ? typed(grammar, line, cell as TypedCell, text) : line)), // only typed cells are editable
        `${id}.${cell}`,
      ),
    onAdd: () => write([...lines, grammar.blank(model.newId())]),
    onRemove: (id: string) => write(lines.filter((line) => line.id !== id)),
    onPaste: (block: readonly (readonly string[])[], at: { rowId: string | null; columnId: string }) => {
      const find = (code: string) => productByCode(model, code)?.product;
      const target = { row: at.rowId, column: at.columnId };
      const result = pasted(grammar, lines, block, target, { find, newId: () => model.newId() });
      write(result.lines);
      setUnknown(result.unknown);
    },
    onScan: (code: string) => {
      const hit = productByCode(model, code);
      if (!hit) return t`No product has the code ${code}.`;
      write(scanned(grammar, lines, hit.product, hit.quantity, model.newId()));
      return undefined;
    },
  };
}
