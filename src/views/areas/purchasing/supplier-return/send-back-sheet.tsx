import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { withBlock } from '#views/kit/lines/count-lines.ts';
import { typed } from '#views/kit/lines/line-editor.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLines, type Block, type Corner } from '#views/kit/lines/use-lines.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
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
  const { lines } = editor.value;
  const { locale } = useFormat();
  const write = (next: readonly SendBackDraftLine[], tag?: string): void =>
    editor.change({ lines: next }, tag);
  const find = useKnownCodes(lines);
  const { take: _, ...actions } = useLines<SendBackDraftLine, SendBackCell, Named>({
    cells: sendBackCells,
    lines,
    write,
    find,
    onFound: ({ product, quantity }) => {
      const line = lines.find((one) => one.product === product.id);
      if (line)
        write(lines.map((one) => (one === line ? { ...one, quantity: one.quantity + quantity } : one)));
    },
  });
  return {
    ...actions,
    onRemove: undefined,
    onDuplicate: undefined,
    onCell: (id: string, cell: string, text: string): void =>
      write(
        lines.map((line) =>
          line.id === id ? typed(sendBackCells, line, cell as SendBackCell, text, locale) : line,
        ),
        `${id}.${cell}`,
      ),
    onPaste: (block: Block, { rowId, columnId }: Corner): void => {
      const corner = { line: lines.findIndex(({ id }) => id === rowId), column: columnId };
      write(withBlock(sendBackCells, lines, block, corner, locale));
    },
    onBlock: (): void => {},
  };
}

interface Named {
  readonly id: string;
  readonly sku: string;
}

/** The product of a code, if it came in on the receipt. */
function useKnownCodes(lines: readonly SendBackDraftLine[]) {
  const { t } = useLingui();
  const find = useProductCodes();
  return (code: string) => {
    const found = find(code);
    if (typeof found === 'string') return found;
    return lines.some(({ product }) => product === found.product.id)
      ? found
      : t`${found.product.sku} did not come in here.`;
  };
}
