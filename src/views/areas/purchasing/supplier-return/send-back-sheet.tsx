import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { withMore } from '#views/kit/lines/count-lines.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useCellLines } from '#views/kit/lines/use-cell-lines.ts';
import { useCodesOnLines } from '#views/areas/products/product/use-codes-on-lines.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useSendBackColumns } from './send-back-columns.tsx';
import { sendBackCells, type SendBackCell, type SendBackDraftLine } from './send-back-draft.ts';
import type { SendBackEditor } from './use-send-back-editor.ts';

interface SheetProps {
  readonly row: SupplierReturnRow;
  readonly editor: SendBackEditor;
}

/** What goes back of what came in: typed, or scanned piece by piece. */
export function SendBackSheet({ row, editor }: SheetProps) {
  const { t } = useLingui();
  return (
    <LineSheet
      title={t`What goes back`}
      editor={editor}
      actions={useActions(editor)}
      columns={useSendBackColumns(row, editor)}
      scanLabel={t`Scan what goes back`}
      scansFirst
      empty={
        <EmptyState icon="truckReturn" title={t`Nothing came in`}>
          {t`The receipt has nothing that could go back.`}
        </EmptyState>
      }
    />
  );
}

function useActions(editor: SendBackEditor) {
  const { t } = useLingui();
  const { lines } = editor.value;
  const write = (next: readonly SendBackDraftLine[], tag?: string): void =>
    editor.change({ lines: next }, tag);
  const actions = useCellLines<SendBackDraftLine, SendBackCell, { readonly id: string }>({
    cells: sendBackCells,
    lines,
    write,
    find: useCodesOnLines(lines, (sku) => t`${sku} did not come in here.`),
    onFound: ({ product, quantity }) => write(withMore(lines, product.id, quantity) ?? lines),
  });
  return { ...actions, onRemove: undefined, onDuplicate: undefined };
}
