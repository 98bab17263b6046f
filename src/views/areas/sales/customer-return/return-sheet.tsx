import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { withMore } from '#views/kit/lines/count-lines.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useCellLines } from '#views/kit/lines/use-cell-lines.ts';
import { AddProduct } from '#views/areas/products/product/add-product.tsx';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useCodesOnLines } from '#views/areas/products/product/use-codes-on-lines.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
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
  const model = useModel();
  const { lines } = editor.value;
  const write = (next: readonly ReturnDraftLine[], tag?: string): void => editor.change({ lines: next }, tag);
  const add = (product: string, quantity = 0): void =>
    write([...lines, { ...unsourcedLine(model.newId(), product), quantity }]);
  const actions = useCellLines<ReturnDraftLine, ReturnCell, { readonly id: string }>({
    cells: returnCells,
    lines,
    write,
    find: useKnownCodes(row, lines),
    onFound: ({ product: { id }, quantity }) => {
      const next = withMore(lines, id, quantity);
      if (next) write(next);
      else add(id, quantity);
    },
  });
  return { ...actions, add, ...(row.order === null ? {} : { onRemove: undefined, onDuplicate: undefined }) };
}

/** The product of a code, if it was sent; where nothing is known of a sale, any. */
function useKnownCodes({ order }: CustomerReturnRow, lines: readonly ReturnDraftLine[]) {
  const { t } = useLingui();
  const any = useProductCodes();
  const onLines = useCodesOnLines(lines, (sku) => t`${sku} was not sent here.`);
  return order === null ? any : onLines;
}
