import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { topState } from '#model/engine/top-state.ts';
import { costs } from '#model/stock/costs.ts';
import { goodsReceiptFolds } from './goods-receipt.folds.ts';

type Standing = Pick<DocumentRow, 'state'>;

/** Whether it still has to be counted, inspected or posted. */
export const isUnfinished = (row: Standing): boolean => unfinished.includes(topState(row));
const unfinished: readonly string[] = ['draft', 'counted', 'checking', 'ready'];

/** Whether it waits for its inspection. */
export const isInInspection = (row: Standing): boolean => topState(row) === 'checking';

/** Whether it was inspected, and is to be posted. */
export const isReadyToPost = (row: Standing): boolean => topState(row) === 'ready';

/** Whether pictures are put on its lines by themselves: a count may have them, and what was inspected. [GR51] */
export const takesPhotos = (row: Standing): boolean => topState(row) === 'counted' || isReadyToPost(row);

/** Whether its goods are in stock. */
export const isPosted = (row: Standing): boolean => topState(row) === 'posted';

/** Whether landed costs may be put on it: it is posted, or to be. [LC3] */
export const mayCarryCosts = (row: Standing): boolean => isPosted(row) || isUnfinished(row);

/** Whether it was given up before anything was booked on its lines: others may have them. [LN5] */
export const isDiscarded = (row: Standing): boolean => topState(row) === 'discarded';

export const goodsReceiptKind = defineKind({
  kind: 'goodsReceipt',
  actions: ['view', 'create', 'edit', 'inspect', 'post', 'backdate', 'override', 'correct', 'reverse'],
  limits: { draft: 3 * DAY, counted: 1 * DAY, checking: 1 * DAY, ready: 1 * DAY },
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
  guarded: [costs('unitCost', 'boughtAt', 'value', 'expensed', 'billed', 'difference', 'charged', 'waiting')],
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
