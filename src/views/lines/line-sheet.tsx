import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DraftStanding } from '../document/use-draft.ts';
import { LineTable } from '../ui/line-table.tsx';
import type { LineTableProps } from '../ui/line-table-types.ts';
import { Panel, type PanelProps } from '../ui/panel.tsx';
import { PasteNotice } from './paste-report.tsx';
import { ScanField } from './scan-field.tsx';
import type { Block, PasteReport } from './use-lines.ts';

/** What a person may do with the lines: the acts of a table, and codes beside it. */
interface SheetActions extends Pick<
  LineTableProps<never>,
  'onCell' | 'onPaste' | 'onAdd' | 'onRemove' | 'onDuplicate' | 'onMove'
> {
  readonly onScan: (code: string) => string | undefined;
  readonly onBlock: (block: Block) => void;
  readonly report: PasteReport | null;
  readonly forget: () => void;
}

interface LineSheetProps<L>
  extends Pick<LineTableProps<L>, 'columns' | 'totals' | 'foot'>, Pick<PanelProps, 'tour'> {
  readonly title: string;
  readonly editor: Pick<DraftStanding, 'undo' | 'redo'> & {
    readonly value: { readonly lines: readonly L[] };
  };
  readonly actions: SheetActions;
  /** Of the field that takes codes. */
  readonly scanLabel: string;
  /** Scanning is what one comes for. */
  readonly scansFirst?: boolean;
  /** What is wrong with the lines as a whole, or became of them. */
  readonly notice?: ReactNode;
  /** How to begin, where there are no lines. */
  readonly empty?: ReactNode;
}

/** The lines of a document while they are written: like a spreadsheet, by scanner, or pasted from one. */
export function LineSheet<L extends { readonly id: string }>(props: LineSheetProps<L>) {
  const { t } = useLingui();
  const { title, editor, actions, columns, scanLabel, scansFirst = false, notice, empty } = props;
  const { onScan, onBlock, report, forget, ...acts } = actions;
  const { lines } = editor.value;
  const { totals, foot, tour } = props;
  return (
    <Panel
      flush
      title={title}
      {...(tour === undefined ? {} : { tour })}
      actions={
        <ScanField
          label={scanLabel}
          placeholder={t`Scan or type SKU or barcode`}
          autoFocus={scansFirst}
          onScan={onScan}
          onBlock={onBlock}
        />
      }
    >
      {notice}
      <PasteNotice report={report} onForget={forget} />
      {lines.length === 0 && empty}
      <LineTable<L>
        {...acts}
        label={title}
        rows={lines}
        rowId={(line) => line.id}
        columns={columns}
        onUndo={editor.undo}
        onRedo={editor.redo}
        totals={totals}
        foot={foot}
      />
    </Panel>
  );
}
