import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import { adjustmentFacts, type AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { mayBeCorrected } from '#model/areas/stock/adjustment/adjustment.corrections.ts';
import * as makers from '#model/areas/stock/adjustment/adjustment.makers.ts';
import {
  fitsTheLimit,
  mayBeApproved,
  mayBeEdited,
  mayBeOpened,
  mayBePosted,
  mayBePostedAtOnce,
  mayBeReversed,
  mayBeSubmitted,
  mayTake,
  mayTakeAtOnce,
} from '#model/areas/stock/adjustment/adjustment.rules.ts';
import { isOwnSubmission } from '#model/areas/setup/member/member.limits.ts';

type AdjustmentCommand =
  | 'create'
  | 'update'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'post'
  | 'takeAndPost'
  | 'reverse'
  | 'correct'
  | 'discard';

const discard = { target: 'discarded', actions: 'discarded' } as const;
const withdraw = { guard: 'isOwnSubmission', target: 'draft', actions: 'withdrawn' } as const;

/** The life of a stock adjustment. */
export const adjustmentMachine = documentSetup<AdjustmentRow, AdjustmentCommand>()({
  rules: {
    mayBeOpened,
    mayBeEdited,
    fitsTheLimit,
    mayBeSubmitted,
    mayBeApproved,
    isOwnSubmission,
    mayBePostedAtOnce,
    mayBePosted,
    mayTakeAtOnce,
    mayTake,
    mayBeReversed,
    mayBeCorrected,
  },
  facts: adjustmentFacts,
  makers,
}).createMachine({
  id: 'adjustment',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBeOpened', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update: { guard: 'mayBeEdited', actions: 'updated' },
        submit: [
          { guard: 'fitsTheLimit', target: 'ready', actions: 'submitted' },
          { guard: 'mayBeSubmitted', target: 'awaitingApproval', actions: 'submitted' },
        ],
        post: { guard: 'mayBePostedAtOnce', target: 'posted', actions: ['submitted', 'posted'] },
        takeAndPost: { guard: 'mayTakeAtOnce', target: 'posted', actions: ['promisesTaken', 'posted'] },
        discard,
      },
    },
    awaitingApproval: {
      on: {
        approve: { guard: 'mayBeApproved', target: 'ready', actions: 'approved' },
        reject: { target: 'draft', actions: 'rejected' },
        withdraw,
      },
    },
    ready: {
      on: {
        post: { guard: 'mayBePosted', target: 'posted', actions: 'posted' },
        takeAndPost: { guard: 'mayTake', target: 'posted', actions: ['promisesTaken', 'posted'] },
        withdraw,
        discard,
      },
    },
    posted: {
      on: {
        reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' },
        // It is written and posted again in the same unit.
        correct: { guard: 'mayBeCorrected', target: 'draft', actions: ['reversed', 'corrected'] },
      },
    },
    reversed: {},
    discarded: {},
  },
});
