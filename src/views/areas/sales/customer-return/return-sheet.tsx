import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { typed } from '#views/kit/lines/line-editor.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLines, type Block, type Corner } from '#views/kit/lines/use-lines.ts';
import { withBlock } from '#views/kit/lines/count-lines.ts';
import { AddProduct } from '#views/areas/products/product/add-product.tsx';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { returnCells, unsourcedLine, type ReturnCell, type ReturnDraftLine } from './return-draft.ts';
import { useReturnColumns } from './return-columns.tsx';
import type { ReturnEditor } from './use-return-editor.ts';
import { useMostToReturn } from './use-most-to-return.ts';

interface SheetProps {
  readonly row: CustomerReturnRow;
  readonly editor: ReturnEditor;
}

/** What comes back of what was sent: typed, or scanned piece by piece. */
export function ReturnSheet({ row, editor }: SheetProps) {
  const { t } = useLingui();
  const mostOf = useMostToReturn(row);
  const { add, ...actions } = useActions(row, editor);
  const all = (): void =>
    editor.change({
      lines: editor.value.lines.map((line) => ({ ...line, quantity: mostOf(line) ?? line.quantity })),
    });
  return (
    <LineSheet
      title={t`What comes back`}
      editor={editor}
      actions={actions}
      columns={useReturnColumns(row, editor, mostOf)}
      scanLabel={t`Scan what came back`}
      scansFirst
      empty={
        <EmptyState icon="truckReturn" title={t`Nothing yet`}>
          {t`Scan a product, or find it by name below.`}
        </EmptyState>
      }
      foot={
        row.order === null ? (
          <AddProduct label={t`Add a product`} onProduct={add} onScan={actions.onScan} />
        ) : (
          <Button size="sm" variant="quiet" icon="checks" data-testid="return-all" onClick={all}>
            {t`Return everything`}
          </Button>
        )
      }
    />
  );
}

function useActions(row: CustomerReturnRow, editor: ReturnEditor) {
  const { lines } = editor.value;
  const { locale } = useFormat();
  const write = (next: readonly ReturnDraftLine[], tag?: string): void => editor.change({ lines: next }, tag);
  const { add, count, known } = useScannedPieces(row, lines, write);
  const { take: _, ...actions } = useLines<ReturnDraftLine, ReturnCell, Named>({
    cells: returnCells,
    lines,
    write,
    find: known,
    onFound: ({ product, quantity }) => count(product.id, quantity),
  });
  return {
    ...actions,
    add,
    ...(row.order === null ? {} : { onRemove: undefined, onDuplicate: undefined }),
    onCell: (id: string, cell: string, text: string): void =>
      write(
        lines.map((line) =>
          line.id === id ? typed(returnCells, line, cell as ReturnCell, text, locale) : line,
        ),
        `${id}.${cell}`,
      ),
    onPaste: (block: Block, { rowId, columnId }: Corner): void => {
      const corner = { line: lines.findIndex(({ id }) => id === rowId), column: columnId };
      write(withBlock(returnCells, lines, block, corner, locale));
    },
    onBlock: (): void => {},
  };
}

interface Named {
  readonly id: string;
  readonly sku: string;
}

/** Pieces that are scanned: of a line that was sent, or, where nothing is known of a sale, of a line of their own. */
function useScannedPieces(
  { order }: CustomerReturnRow,
  lines: readonly ReturnDraftLine[],
  write: (lines: readonly ReturnDraftLine[]) => void,
) {
  const { t } = useLingui();
  const model = useModel();
  const find = useProductCodes();
  const add = (product: string, quantity = 0): void =>
    write([...lines, { ...unsourcedLine(model.newId(), product), quantity }]);
  const known = (code: string) => {
    const found = find(code);
    if (typeof found === 'string' || order === null) return found;
    return lines.some(({ product }) => product === found.product.id)
      ? found
      : t`${found.product.sku} was not sent here.`;
  };
  const count = (product: string, quantity: number): void => {
    const line = lines.find((one) => one.product === product);
    if (!line) return add(product, quantity);
    write(lines.map((one) => (one === line ? { ...one, quantity: one.quantity + quantity } : one)));
  };
  return { add, count, known };
}
