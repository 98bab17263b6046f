import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DraftStanding } from '../document/use-draft.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineTableProps } from '#views/ui/line-table-types.ts';
import { Panel, type PanelProps } from '#views/ui/panel.tsx';
import { PasteNotice } from './paste-report.tsx';
import { ScanField } from './scan-field.tsx';
import type { Block, PasteReport } from './use-lines.ts';

/** What can be done with the lines: table actions, and scanning codes. */
interface SheetActions extends Pick<
  LineTableProps<never>,
  'onCell' | 'onPaste' | 'onAdd' | 'onRemove' | 'onDuplicate' | 'duplicateLabel' | 'onMove'
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
  readonly scanLabel: string;
  /** Focus the scan field first. */
  readonly scansFirst?: boolean;
  /** An error or a report about the lines as a whole. */
  readonly notice?: ReactNode;
  /** How to start, shown while there are no lines. */
  readonly empty?: ReactNode;
}

/** The lines of a document being edited: like a spreadsheet, by scanner, or pasted. */
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
