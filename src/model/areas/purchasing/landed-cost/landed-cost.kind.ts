import { DAY, defineKind } from '#model/engine/kind.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { costs } from '#model/stock/costs.ts';
import type { LandedCostRow } from './landed-cost.facts.ts';
import { landedCostFolds } from './landed-cost.folds.ts';

type Stated = Pick<DocumentRow, 'state'>;

/** Whether its receipts carry it. */
const isPosted = ({ state }: Stated): boolean => state === 'posted';
/** Whether it is booked as its last receipt is posted. */
const isAwaiting = ({ state }: Stated): boolean => state === 'awaiting';
/** Whether its receipts carry it, or will as they are posted. */
export const isCarried = (row: Stated): boolean => isPosted(row) || isAwaiting(row);
/** Whether it was taken back. */
export const isReversed = ({ state }: Stated): boolean => state === 'reversed';
/** Whether somebody still has to do something about it. */
export const isUnfinished = (row: Stated): boolean => row.state === 'draft' || isAwaiting(row);

const receiptsOf = ({ receipts }: LandedCostRow): readonly string[] => receipts.map(({ receipt }) => receipt);

export const landedCostKind = defineKind({
  kind: 'landedCost',
  actions: ['view', 'create', 'edit', 'post', 'reverse'],
  limits: { draft: 14 * DAY, awaiting: 30 * DAY },
  concerns: { posted: ['author'], reversed: ['author'], discarded: ['author'] },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    receipt: { keys: receiptsOf },
    /** What is posted on a receipt, which is reversed only after it. [LC8] */
    landedOn: { keys: (row) => (isPosted(row) ? receiptsOf(row) : []) },
    /** What is booked as a receipt is posted. [LC6] */
    awaits: { keys: (row) => (isAwaiting(row) ? receiptsOf(row) : []), complete: true },
    /** What is not finished, by supplier of a charge. */
    openSupplier: {
      keys: (row) =>
        isUnfinished(row) ? [...new Set((row.charges ?? []).flatMap(({ supplier }) => supplier ?? []))] : [],
      complete: true,
    },
  },
  guarded: [costs('charges', 'amounts', 'value', 'expensed')],
  isOpen: isUnfinished,
  reasons: { reversed: { reason: 'reverse' } },
  folds: landedCostFolds,
});
