import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.facts.ts';
import { LineTable } from '../ui/line-table.tsx';
import type { LineColumn, LineTableProps } from '../ui/line-table-types.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel, type PanelProps } from '../ui/panel.tsx';
import type { EditedLine, LineGrammar } from './line-editor.ts';
import { PasteNotice } from './paste-report.tsx';
import { ScanField } from './scan-field.tsx';
import type { Draft } from './use-draft.ts';
import { useLineActions } from './use-line-actions.ts';

interface LineSheetProps<L extends EditedLine<C>, C extends string>
  extends Pick<LineTableProps<L>, 'totals'>, Pick<PanelProps, 'tour'> {
  readonly editor: Pick<Draft<{ readonly lines: readonly L[] }>, 'value' | 'change' | 'undo' | 'redo'> & {
    readonly grammar: LineGrammar<L, C, ProductRow>;
  };
  readonly columns: readonly LineColumn<L>[];
  /** Of the field that takes codes. */
  readonly scanLabel: string;
  /** What is wrong with the lines as a whole. */
  readonly error?: string | undefined;
  /** Which columns a block from a spreadsheet has. */
  readonly hint: ReactNode;
}

/** The lines of a document while they are written: like a spreadsheet, by scanner, or pasted from one. */
export function LineSheet<L extends EditedLine<C>, C extends string>(props: LineSheetProps<L, C>) {
  const { t } = useLingui();
  const { editor, columns, scanLabel, error, hint, totals, tour } = props;
  const { lines } = editor.value;
  const { report, forget, onScan, onBlock, ...actions } = useLineActions<L, C>({
    grammar: editor.grammar,
    lines,
    write: (next, tag) => editor.change({ lines: next }, tag),
  });
  const placeholder = t`Scan or type SKU or barcode`;
  return (
    <Panel
      flush
      title={t`Lines`}
      {...(tour === undefined ? {} : { tour })}
      actions={<ScanField label={scanLabel} placeholder={placeholder} onScan={onScan} onBlock={onBlock} />}
    >
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <PasteNotice report={report} onForget={forget} />
      <LineTable<L>
        {...actions}
        label={t`Lines`}
        rows={lines}
        rowId={(line) => line.id}
        columns={columns}
        onUndo={editor.undo}
        onRedo={editor.redo}
        totals={totals}
        foot={<span>{hint}</span>}
      />
    </Panel>
  );
}
