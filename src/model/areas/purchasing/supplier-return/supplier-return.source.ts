import { isPosted } from '../goods-receipt/goods-receipt.kind.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { GoodsReceiptRow, ReceiptRowLine } from '../goods-receipt/goods-receipt.facts.ts';
import { stocked } from '../goods-receipt/goods-receipt.stock.ts';
import { total } from '#model/lines/line-parts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { SendBackLine, SupplierReturnRow } from './supplier-return.facts.ts';

/** The line of a posted receipt that goods came in on; undefined where there is none, or its receipt was reversed. */
export function sourceOf(
  view: Reader,
  receipt: string,
  { receiptLine }: Pick<SendBackLine, 'receiptLine'>,
): ReceiptRowLine | undefined {
  const row = view.get('goodsReceipt', receipt);
  return row && isPosted(row) ? stocked(view, row).find(({ id }) => id === receiptLine) : undefined;
}

/** Thousandths of a receipt's line that came in, accepted or not, and did not go back. */
const stillHere = ({ quantity, rejected, returned = 0 }: ReceiptRowLine): number =>
  quantity + rejected - returned;

/**
 * Thousandths of a receipt's line that a return may take: what came in, less what went back and what other returns that
 * are under way take. [SR2]
 */
export function leftOf(
  view: Reader,
  { id, receipt }: Pick<SupplierReturnRow, 'id' | 'receipt'>,
  line: Pick<SendBackLine, 'receiptLine'>,
): number {
  const source = sourceOf(view, receipt, line);
  if (!source) return 0;
  const others = view.by('supplierReturn', 'announced', receipt).filter((one) => one.id !== id);
  return (
    stillHere(source) -
    total(others, ({ lines }) => total(lines, (one) => (one.receiptLine === source.id ? one.quantity : 0)))
  );
}

/**
 * The lines that a return of a receipt begins with: what came in and is not back, what was rejected first, and none of
 * it to send back yet. [SR1]
 */
export function linesFrom(view: Reader, receipt: GoodsReceiptRow): SendBackLine[] {
  const quarantine = view.get('warehouse', receipt.warehouse)?.quarantine ?? '';
  return stocked(view, receipt)
    .filter((line) => stillHere(line) > 0)
    .flatMap((line) => {
      const rejected = line.rejected > 0 ? [lineOf(line, 'rejected', quarantine)] : [];
      const accepted =
        line.quantity > 0 ? [lineOf(line, 'accepted', placeOf(view, receipt.warehouse, line))] : [];
      return [...rejected, ...accepted];
    });
}

/** Whether a return of a receipt can begin: it is posted, has a supplier, and something of it is left. [SR1] */
export const canGoBack = (view: Reader, receipt: GoodsReceiptRow): boolean =>
  isPosted(receipt) &&
  receipt.supplier !== null &&
  linesFrom(view, receipt).some((line) => leftOf(view, { id: '', receipt: receipt.id }, line) > 0);

/** Whether a line is named by that of the receipt, as all returns of it name it. */
export const isNamedBySource = ({ id, receiptLine }: Pick<SendBackLine, 'id' | 'receiptLine'>): boolean =>
  id.startsWith(`${receiptLine}:`);

const lineOf = ({ id, product, lotId }: ReceiptRowLine, part: string, from: string): SendBackLine => ({
  id: `${id}:${part}`,
  receiptLine: id,
  product,
  ...ofLot(lotId),
  from,
  quantity: 0,
  reason: null,
  note: '',
});

/** Where accepted goods lie: where the receipt put them, or, once they were moved, where most of them are. */
function placeOf(view: Reader, warehouse: string, { product, lotId, location }: ReceiptRowLine): string {
  const place = location ?? view.get('warehouse', warehouse)?.receiving ?? '';
  if (freeIn(view, { product, from: place, ...ofLot(lotId) }) > 0) return place;
  const [most] = view
    .by('balance', 'product', product)
    .filter((one) => one.warehouse === warehouse && one.available && one.lot === lotId && unheldOf(one) > 0)
    .toSorted((a, b) => unheldOf(b) - unheldOf(a));
  return most?.location ?? place;
}

/** Thousandths that lie free to go where a line leaves from; promises to orders do not keep them. */
export function freeIn(
  view: Reader,
  { product, lot, from }: Pick<SendBackLine, 'product' | 'lot' | 'from'>,
): number {
  const stock = view.get('balance', placeKey(product, from, lot));
  return stock ? Math.max(0, unheldOf(stock)) : 0;
}
