import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isAdvance } from '#model/areas/sales/invoice/invoice.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { withMore } from '#views/kit/lines/count-lines.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useCellLines } from '#views/kit/lines/use-cell-lines.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useCodesOnLines } from '#views/areas/products/product/use-codes-on-lines.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { AddLines } from './add-lines.tsx';
import {
  freeLine,
  invoiceCells,
  hasOwnPrice,
  type InvoiceCell,
  type InvoiceDraftLine,
} from './invoice-draft.ts';
import { useInvoiceLineColumns } from './invoice-line-columns.tsx';
import { useFreePrice } from './use-free-price.ts';
import { useInvoiceTotals } from './use-invoice-totals.ts';
import type { InvoiceEditor } from './use-invoice-editor.ts';

interface SheetProps {
  readonly row: InvoiceRow;
  readonly editor: InvoiceEditor;
}

/** The lines of a draft: goods of orders, lines that are taken back, and lines by hand; the sums follow while typing. */
export function InvoiceSheet({ row, editor }: SheetProps) {
  const { t } = useLingui();
  const { add, ...actions } = useActions(row, editor);
  return (
    <LineSheet
      title={t`Lines`}
      editor={editor}
      actions={actions}
      columns={useInvoiceLineColumns(row, editor)}
      totals={useInvoiceTotals(editor.settled)}
      scanLabel={row.type === 'creditNote' ? t`Scan what is credited` : t`Scan what is invoiced`}
      empty={
        <EmptyState icon="receipt" title={t`No lines yet`}>
          {row.type === 'invoice'
            ? t`Add what is to be invoiced, or write a line by hand.`
            : t`Add lines of the invoice that is corrected.`}
        </EmptyState>
      }
      foot={!isAdvance(row) && <AddLines row={row} editor={editor} onProduct={add} onScan={actions.onScan} />}
    />
  );
}

function useActions(row: InvoiceRow, editor: InvoiceEditor) {
  const model = useModel();
  const { lines } = editor.value;
  const write = (next: readonly InvoiceDraftLine[], tag?: string): void =>
    editor.change({ lines: next }, tag);
  const add = useAdding(row, lines, write);
  const actions = useCellLines<InvoiceDraftLine, InvoiceCell, { readonly id: string }>({
    cells: invoiceCells,
    lines,
    write,
    find: useKnownCodes(row, lines),
    onFound: ({ product: { id }, quantity }) => {
      const next = withMore(lines, id, quantity);
      if (next) write(next);
      else add(id, quantity);
    },
    pasted: onlyOwn,
  });
  const canAdd = row.type !== 'creditNote' && !isAdvance(row);
  return { ...actions, add, ...(canAdd && { onAdd: () => write([...lines, freeLine(model.newId())]) }) };
}

/** What a block says of prices counts for lines by hand alone: others have those of their order or invoice. */
const onlyOwn = (before: InvoiceDraftLine, line: InvoiceDraftLine): InvoiceDraftLine =>
  hasOwnPrice(line) ? line : { ...line, price: before.price, discount: before.discount };

/** Goods that are on no line yet get one by hand. */
function useAdding(
  row: InvoiceRow,
  lines: readonly InvoiceDraftLine[],
  write: (lines: readonly InvoiceDraftLine[]) => void,
) {
  const model = useModel();
  const priceOf = useFreePrice(row);
  return (product: string, quantity = 1000): void => {
    const vatClass = model.replica.view.get('product', product)?.vatClass ?? 'standard';
    const over = { product, quantity, price: priceOf(product), vatClass };
    write([...lines, freeLine(model.newId(), over)]);
  };
}

/** The product of a code; on a credit note, if it was invoiced. */
function useKnownCodes(row: InvoiceRow, lines: readonly InvoiceDraftLine[]) {
  const { t } = useLingui();
  const any = useProductCodes();
  const onLines = useCodesOnLines(lines, (sku) => t`${sku} is on no line of the credit note.`);
  return row.type === 'creditNote' ? onLines : any;
}
