import type { Reader } from '#model/engine/reader.ts';
import { keptOf } from '#model/stock/stock.land-value.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { GoodsReceiptRow, ReceiptRowLine } from '../goods-receipt/goods-receipt.facts.ts';
import { isPosted } from '../goods-receipt/goods-receipt.kind.ts';
import { keptWorth, standingOf } from '../goods-receipt/not-billed.ts';
import type { LandedCostForm, LandedReceipt } from './landed-cost.facts.ts';

/** A line of a posted receipt that charges are spread over. */
export interface CarryingLine {
  readonly receipt: GoodsReceiptRow;
  readonly line: string;
  readonly product: string;
  /** Thousandths that were kept: what went back to the supplier carries nothing. */
  readonly quantity: number;
  /** What these have cost as far as it is known, landed costs aside, minor units of the company's currency. */
  readonly worth: number;
}

/** The lines of a receipt that may carry charges: of products that are kept in stock. */
export const linesThatMay = (view: Reader, receipt: GoodsReceiptRow): readonly ReceiptRowLine[] =>
  receipt.lines.filter(({ product }) => isStocked(view.get('product', product)));

/** Whether a line of a receipt is chosen to carry charges. */
export const carriedBy = ({ lines }: LandedReceipt, id: string): boolean =>
  lines === null || lines.includes(id);

/** The lines that charges are spread over: of what is chosen of posted receipts, what something was kept of. [LC3] */
export const carryingLines = (
  view: Reader,
  { receipts }: Pick<LandedCostForm, 'receipts'>,
): readonly CarryingLine[] =>
  receipts.flatMap((chosen) => {
    const receipt = view.get('goodsReceipt', chosen.receipt);
    if (!receipt || !isPosted(receipt)) return [];
    return linesThatMay(view, receipt)
      .filter((line) => carriedBy(chosen, line.id) && keptOf(line) > 0)
      .map((line) => carrying(receipt, line));
  });

function carrying(receipt: GoodsReceiptRow, line: ReceiptRowLine): CarryingLine {
  const worth = keptWorth(standingOf(receipt, line));
  return { receipt, line: line.id, product: line.product, quantity: keptOf(line), worth };
}
