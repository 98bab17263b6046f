import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  goodsReceiptFacts,
  type GoodsReceiptRow,
  type ReceiptPosting,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import {
  costCorrected,
  costMayBeCorrected,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.corrections.ts';
import {
  inspected,
  mayBeInspected,
  mayBeSubmitted,
  submitted,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.inspecting.ts';
import { photosFit } from '#model/areas/purchasing/goods-receipt/goods-receipt.photos.ts';
import { created, posted, reversed } from '#model/areas/purchasing/goods-receipt/goods-receipt.makers.ts';
import {
  goesToItsPlaces,
  putAwayConditions,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
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
  | 'attachPhotos'
  | 'submit'
  | 'inspect'
  | 'recount'
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
const attachPhotos = { guard: 'photosFit', actions: 'photosAttached' } as const;
/** What goes straight to its places is put away with that. */
const post = [
  { guard: 'mayBePostedInPlace', target: '#goodsReceipt.posted.putAway.done', actions: 'posted' },
  { guard: 'mayBePosted', target: 'posted', actions: 'posted' },
] as const;
const recount = { target: 'counted', actions: 'recounted' } as const;
const takeOut = { actions: 'takenOut' } as const;
const discard = { target: 'discarded', actions: 'discarded' } as const;

/** The life of a goods receipt. */
export const goodsReceiptMachine = documentSetup<GoodsReceiptRow, ReceiptCommand>()({
  rules: {
    mayBeOpened,
    mayBeCounted,
    photosFit,
    mayBeSubmitted,
    mayBeInspected,
    mayBePosted,
    mayBePostedInPlace: all<GoodsReceiptRow, ReceiptPosting>(mayBePosted, goesToItsPlaces),
    costMayBeCorrected,
    mayBeReversed,
    mayBeCorrected,
  },
  conditions: putAwayConditions,
  facts: goodsReceiptFacts,
  makers: { created, submitted, inspected, posted, costCorrected, reversed, corrected },
}).createMachine({
  id: 'goodsReceipt',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBeOpened', target: 'draft', actions: 'created' } } },
    draft: { on: { count, discard } },
    counted: {
      on: {
        count,
        attachPhotos,
        discard,
        submit: { guard: 'mayBeSubmitted', target: 'checking', actions: 'submitted' },
        post,
      },
    },
    checking: {
      on: {
        inspect: { guard: 'mayBeInspected', target: 'ready', actions: 'inspected' },
        recount,
        discard,
      },
    },
    ready: { on: { post, attachPhotos, recount, discard } },
    posted: {
      on: {
        correctCost: { guard: 'costMayBeCorrected', actions: 'costCorrected' },
        markBilled: { actions: 'billed' },
        unmarkBilled: { actions: 'unbilled' },
        reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' },
        // It is counted and posted again in the same unit.
        correct: { guard: 'mayBeCorrected', target: 'counted', actions: ['reversed', 'corrected'] },
      },
      type: 'parallel',
      states: {
        putAway: {
          initial: 'notStarted',
          on: {
            putAway: [
              { guard: 'putsAwayTheRest', target: '.done', actions: 'putAway' },
              { target: '.partly', actions: 'putAway' },
            ],
            takeOut: [
              { guard: 'takesOutAll', target: '.notStarted', actions: 'takenOut' },
              { target: '.partly', actions: 'takenOut' },
            ],
            markReturned: [
              { guard: 'leavesNothingToPutAway', target: '.done', actions: 'returned' },
              { actions: 'returned' },
            ],
            unreturn: [
              { guard: 'bringsBackAll', target: '.notStarted', actions: 'unreturned' },
              { guard: 'bringsBackSome', target: '.partly', actions: 'unreturned' },
              { target: '.done', actions: 'unreturned' },
            ],
          },
          states: { notStarted: {}, partly: {}, done: {} },
        },
      },
    },
    // A movement that put its goods away may be reversed after it.
    reversed: { on: { takeOut } },
    discarded: {},
  },
});
