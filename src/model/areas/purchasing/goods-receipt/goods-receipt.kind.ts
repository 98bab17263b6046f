import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { costs } from '#model/stock/costs.ts';
import type { GoodsReceiptRow } from './goods-receipt.facts.ts';
import { goodsReceiptFolds } from './goods-receipt.folds.ts';

/** Whether it still has to be counted or posted. */
export const isUnfinished = (row: GoodsReceiptRow): boolean =>
  row.state === 'draft' || row.state === 'counted';

/** Whether its goods came in, and have not been taken back. */
export const isPosted = ({ state }: Pick<DocumentRow, 'state'>): boolean => state === 'posted';

/** Whether landed costs may be put on it: it is posted, or to be. [LC3] */
export const mayCarryCosts = (row: GoodsReceiptRow): boolean => isPosted(row) || isUnfinished(row);

/** Whether it was given up before anything was booked on its lines: others may have them. [LN5] */
export const isDiscarded = ({ state }: Pick<DocumentRow, 'state'>): boolean => state === 'discarded';

export const goodsReceiptKind = defineKind({
  kind: 'goodsReceipt',
  actions: ['view', 'create', 'edit', 'post', 'override', 'correct', 'reverse'],
  limits: { draft: 3 * DAY, counted: 1 * DAY },
  concerns: { reversed: ['author', 'countedBy'], discarded: ['author', 'countedBy'] },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number,
    order: (row) => row.order,
    supplier: (row) => row.supplier,
    openSupplier: { key: (row) => (isUnfinished(row) ? row.supplier : null), complete: true },
    openWarehouse: { key: (row) => (isUnfinished(row) ? row.warehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    /** Those that are not finished, by product. */
    openProduct: { keys: (row) => (isUnfinished(row) ? productsOf(row.lines) : []), complete: true },
  },
  guarded: [costs('unitCost', 'boughtAt', 'value', 'expensed')],
  isOpen: isUnfinished,
  reasons: {
    counted: { overReason: 'receiveOver' },
    posted: { overReason: 'receiveOver' },
    costCorrected: { reason: 'correct' },
    reversed: { reason: 'reverse' },
    corrected: { reason: 'reverse', overReason: 'receiveOver' },
  },
  folds: goodsReceiptFolds,
});
