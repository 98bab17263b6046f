import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isAdvance } from '#model/areas/sales/invoice/invoice.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { withBlock } from '#views/kit/lines/count-lines.ts';
import { typed } from '#views/kit/lines/line-editor.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLines, type Block, type Corner } from '#views/kit/lines/use-lines.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
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

interface Named {
  readonly id: string;
  readonly sku: string;
}

function useActions(row: InvoiceRow, editor: InvoiceEditor) {
  const model = useModel();
  const { lines } = editor.value;
  const { locale } = useFormat();
  const write = (next: readonly InvoiceDraftLine[], tag?: string): void =>
    editor.change({ lines: next }, tag);
  const { add, count, known } = useScannedGoods(row, lines, write);
  const { take: _, ...actions } = useLines<InvoiceDraftLine, InvoiceCell, Named>({
    cells: invoiceCells,
    lines,
    write,
    find: known,
    onFound: ({ product, quantity }) => count(product.id, quantity),
  });
  return {
    ...actions,
    add,
    ...(row.type !== 'creditNote' &&
      !isAdvance(row) && { onAdd: () => write([...lines, freeLine(model.newId())]) }),
    onCell: (id: string, cell: string, text: string): void =>
      write(
        lines.map((line) =>
          line.id === id ? typed(invoiceCells, line, cell as InvoiceCell, text, locale) : line,
        ),
        `${id}.${cell}`,
      ),
    onPaste: (block: Block, { rowId, columnId }: Corner): void => {
      const corner = { line: lines.findIndex(({ id }) => id === rowId), column: columnId };
      write(
        withBlock(invoiceCells, lines, block, corner, locale).map((line, at) => onlyOwn(lines[at], line)),
      );
    },
    onBlock: (): void => {},
  };
}

/** What a block says of prices counts for lines by hand alone: others have those of their order or invoice. */
const onlyOwn = (before: InvoiceDraftLine | undefined, line: InvoiceDraftLine): InvoiceDraftLine =>
  before && !hasOwnPrice(line) ? { ...line, price: before.price, discount: before.discount } : line;

/** Goods that are scanned or chosen: on a line that is there, else on one by hand. */
function useScannedGoods(
  row: InvoiceRow,
  lines: readonly InvoiceDraftLine[],
  write: (lines: readonly InvoiceDraftLine[]) => void,
) {
  const { t } = useLingui();
  const model = useModel();
  const find = useProductCodes();
  const priceOf = useFreePrice(row);
  const add = (product: string, quantity = 1000): void => {
    const vatClass = model.replica.view.get('product', product)?.vatClass ?? 'standard';
    const over = { product, quantity, price: priceOf(product), vatClass };
    write([...lines, freeLine(model.newId(), over)]);
  };
  const known = (code: string) => {
    const found = find(code);
    if (typeof found === 'string' || row.type !== 'creditNote') return found;
    return lines.some(({ product }) => product === found.product.id)
      ? found
      : t`${found.product.sku} is on no line of the credit note.`;
  };
  const count = (product: string, quantity: number): void => {
    const line = lines.find((one) => one.product === product);
    if (!line) return add(product, quantity);
    write(lines.map((one) => (one === line ? { ...one, quantity: one.quantity + quantity } : one)));
  };
  return { add, count, known };
}
