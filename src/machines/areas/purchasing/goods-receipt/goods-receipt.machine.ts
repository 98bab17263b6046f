import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  goodsReceiptFacts,
  type GoodsReceiptRow,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import {
  costCorrected,
  costMayBeCorrected,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.corrections.ts';
import { created, posted, reversed } from '#model/areas/purchasing/goods-receipt/goods-receipt.makers.ts';
import { corrected, mayBeCorrected } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import {
  mayBeCounted,
  mayBeOpened,
  mayBePosted,
  mayBeReversed,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.rules.ts';

type ReceiptCommand =
  | 'create'
  | 'count'
  | 'post'
  | 'correctCost'
  | 'putAway'
  | 'takeOut'
  | 'markReturned'
  | 'unreturn'
  | 'markBilled'
  | 'unmarkBilled'
  | 'reverse'
  | 'correct'
  | 'discard';

const count = { guard: 'mayBeCounted', target: 'counted', actions: 'counted' } as const;
const takeOut = { actions: 'takenOut' } as const;
const discard = { target: 'discarded', actions: 'discarded' } as const;

/** The life of a goods receipt. */
export const goodsReceiptMachine = documentSetup<GoodsReceiptRow, ReceiptCommand>()({
  rules: { mayBeOpened, mayBeCounted, mayBePosted, costMayBeCorrected, mayBeReversed, mayBeCorrected },
  facts: goodsReceiptFacts,
  makers: { created, posted, costCorrected, reversed, corrected },
}).createMachine({
  id: 'goodsReceipt',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBeOpened', target: 'draft', actions: 'created' } } },
    draft: { on: { count, discard } },
    counted: {
      on: { count, discard, post: { guard: 'mayBePosted', target: 'posted', actions: 'posted' } },
    },
    posted: {
      on: {
        correctCost: { guard: 'costMayBeCorrected', actions: 'costCorrected' },
        putAway: { actions: 'putAway' },
        takeOut,
        markReturned: { actions: 'returned' },
        unreturn: { actions: 'unreturned' },
        markBilled: { actions: 'billed' },
        unmarkBilled: { actions: 'unbilled' },
        reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' },
        // It is counted and posted again in the same unit.
        correct: { guard: 'mayBeCorrected', target: 'counted', actions: ['reversed', 'corrected'] },
      },
    },
    // A movement that put its goods away may be reversed after it.
    reversed: { on: { takeOut } },
    discarded: {},
  },
});
