import type {
  GoodsReceiptRow,
  ReceiptCount,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useIdsByKey } from '#views/kit/document/use-ids-by-key.ts';
import { areSound, readLines } from '#views/kit/lines/line-editor.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  countCells,
  countOf,
  isUncounted,
  lacksLot,
  receiptLineOf,
  withOrderLines,
  type CountCell,
  type CountDraft,
  type CountLine,
} from './goods-receipt-count.ts';

export interface CountEditor extends LineEditor<CountDraft, CountLine, CountCell> {
  readonly order: PurchaseOrderRow | undefined;
  /** The count in the model's form; null while a cell is not a number. */
  readonly form: () => ReceiptCount | null;
}

const ways = {
  read: countOf,
  cells: countCells,
  isBlank: isUncounted,
  whole: 'location',
  columns: { rejectReason: 'rejectReason', photo: 'photo' },
};

/** A receipt being counted: has every open line of its order, counted or not. */
export function useCountEditor(row: GoodsReceiptRow, order: PurchaseOrderRow | undefined): CountEditor {
  // A line added from the order keeps its id between renders.
  const idFor = useIdsByKey();
  const filled = (lines: readonly CountLine[]) => withOrderLines(lines, order, idFor);
  const editor = useLineEditor<GoodsReceiptRow, CountDraft, CountLine, CountCell>(
    row,
    ways,
    `goodsReceipt.${row.id}`,
    filled,
  );
  const { kept, value } = editor;
  return {
    ...editor,
    order,
    form: () =>
      areSound(kept) && !kept.some(lacksLot) ? { ...value, lines: readLines(kept).map(receiptLineOf) } : null,
  };
}
