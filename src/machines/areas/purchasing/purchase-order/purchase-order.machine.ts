import { answering } from '#model/areas/setup/member/answering.ts';
import { all, documentSetup, decisionContext, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import {
  purchaseOrderFacts,
  type Acknowledgement,
  type Amendment,
  type Arrival,
  type OpenOrder,
  type PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isOwnSubmission } from '#model/areas/setup/member/member.limits.ts';
import * as makers from '#model/areas/purchasing/purchase-order/purchase-order.makers.ts';
import * as lines from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import * as rules from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { WithReason } from '#model/values/schemas.ts';

type OrderCommand =
  | 'create'
  | 'update'
  | 'discard'
  | 'place'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'acknowledge'
  | 'amend'
  | 'receive'
  | 'unreceive'
  | 'markReturned'
  | 'unreturn'
  | 'closeShort'
  | 'cancel'
  | 'reopen';
type Context = DecisionContext<PurchaseOrderRow>;

const { orderOf, amendedLines } = makers;
const { afterAcknowledgement, afterArrival, hasArrived, isComplete } = lines;
type Rows = PurchaseOrderRow['lines'];
const afterAcknowledging = (context: Context, data: Acknowledgement): Rows =>
  afterAcknowledgement(orderOf(context).lines, data);
const afterReceiving = (context: Context, data: Arrival): Rows =>
  afterArrival(orderOf(context).lines, data, 1);
const afterReturning = (context: Context, data: Arrival): Rows =>
  afterArrival(orderOf(context).lines, data, -1);

/** Selects the transition that leaves nothing open; the next one handles the same data otherwise. */
const leavesNothingOpen =
  <D>(after: (context: Context, data: D) => Rows): Rule<PurchaseOrderRow, D> =>
  (context, data) =>
    !data || isComplete(after(context, data)) ? null : { code: 'somethingOpen' };
/** An order that was closed short stays closed. */
const breaksComplete: Rule<PurchaseOrderRow, Arrival> = (context, data) =>
  data && (!isComplete(orderOf(context).lines) || isComplete(afterReturning(context, data)))
    ? { code: 'notComplete' }
    : null;

const acknowledgeToTheEnd = {
  guard: 'acknowledgesToTheEnd',
  target: 'closed',
  actions: ['acknowledged', 'closed'],
} as const;
const amend = [
  { guard: 'amendsToTheEnd', target: 'closed', actions: ['amended', 'closed'] },
  { guard: 'mayBeAmended', actions: 'amended' },
] as const;
const receive = [
  {
    guard: 'bringsTheRest',
    target: 'closed',
    actions: ['received', 'closed'],
  },
  { guard: 'linesAreOfOrder', actions: 'received' },
] as const;
const unreceive = { guard: 'linesAreOfOrder', actions: 'unreceived' } as const;
/** [PO23] */
const returns = { markReturned: { actions: 'returned' }, unreturn: { actions: 'unreturned' } } as const;
const closeShort = { guard: 'somethingArrived', target: 'closed', actions: 'closedShort' } as const;
const cancel = { guard: 'nothingArrived', target: 'cancelled', actions: 'cancelled' } as const;
/** What an order that the supplier has takes, acknowledged or not. */
const underWay = { amend, receive, unreceive, ...returns, closeShort, cancel } as const;
const reopen = { guard: 'mayBeReopened', target: 'placed', actions: 'reopened' } as const;

const allIn = [{ guard: 'isCompleteReceived', target: 'received' }, { target: 'partlyReceived' }] as const;
const allBack = [
  { guard: 'isStillComplete' },
  { guard: 'isEmptyUnreceived', target: 'notReceived' },
  { target: 'partlyReceived' },
] as const;

/** The life of a purchase order: the commercial state and, in parallel, what has arrived. */
export const purchaseOrderMachine = documentSetup<PurchaseOrderRow, OrderCommand>()({
  rules: {
    isSound: all<PurchaseOrderRow, OpenOrder>(
      rules.partiesAreKnown,
      rules.rateFits,
      rules.linesAreSound,
      rules.amountsAreExact,
    ),
    mayBePlaced: rules.mayBePlaced,
    mayBeSubmitted: rules.mayBeSubmitted,
    mayBeApproved: rules.mayBeApproved,
    isOwnSubmission,
    mayBeAcknowledged: rules.mayBeAcknowledged,
    mayBeAmended: rules.mayBeAmended,
    linesAreOfOrder: rules.linesAreOfOrder,
    somethingArrived: rules.somethingArrived,
    nothingArrived: rules.nothingArrived,
    mayBeReopened: rules.mayBeReopened,
    acknowledgesToTheEnd: all(rules.mayBeAcknowledged, leavesNothingOpen(afterAcknowledging)),
    amendsToTheEnd: all(rules.mayBeAmended, leavesNothingOpen(amendedLines)),
    bringsTheRest: all(rules.linesAreOfOrder, leavesNothingOpen(afterReceiving)),
    breaksComplete: all(rules.linesAreOfOrder, breaksComplete),
  },
  // Conditions give no reason: refusals come from the commercial region.
  conditions: {
    isCompleteAcknowledged: (context: Context, data: Acknowledgement) =>
      isComplete(afterAcknowledging(context, data)),
    isCompleteAmended: (context: Context, data: Amendment) => isComplete(amendedLines(context, data)),
    isCompleteReceived: (context: Context, data: Arrival) =>
      context.row !== undefined && isComplete(afterReceiving(context, data)),
    isStillComplete: (context: Context, data: Arrival) => isComplete(afterReturning(context, data)),
    isEmptyUnreceived: (context: Context, data: Arrival) => !hasArrived(afterReturning(context, data)),
  },
  facts: purchaseOrderFacts,
  makers: {
    created: makers.created,
    updated: makers.updated,
    submitted: answering,
    placed: makers.placed,
    acknowledged: makers.acknowledged,
    amended: makers.amended,
    reopened: (_: unknown, data: WithReason | Arrival) => ({ reason: 'reason' in data ? data.reason : null }),
  },
}).createMachine({
  id: 'purchaseOrder',
  context: decisionContext,
  type: 'parallel',
  states: {
    commercial: {
      initial: 'none',
      states: {
        none: { on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } } },
        draft: {
          on: {
            update: { guard: 'isSound', actions: 'updated' },
            place: { guard: 'mayBePlaced', target: 'placed', actions: 'placed' },
            submit: { guard: 'mayBeSubmitted', target: 'awaitingApproval', actions: 'submitted' },
            discard: { target: 'cancelled', actions: 'discarded' },
          },
        },
        awaitingApproval: {
          on: {
            approve: { guard: 'mayBeApproved', target: 'placed', actions: ['approved', 'placed'] },
            reject: { target: 'draft', actions: 'rejected' },
            withdraw: { guard: 'isOwnSubmission', target: 'draft', actions: 'withdrawn' },
          },
        },
        placed: {
          on: {
            acknowledge: [
              acknowledgeToTheEnd,
              { guard: 'mayBeAcknowledged', target: 'acknowledged', actions: 'acknowledged' },
            ],
            ...underWay,
          },
        },
        acknowledged: {
          on: {
            acknowledge: [acknowledgeToTheEnd, { guard: 'mayBeAcknowledged', actions: 'acknowledged' }],
            ...underWay,
          },
        },
        closed: {
          on: {
            reopen,
            ...returns,
            unreceive: [
              {
                guard: 'breaksComplete',
                target: 'placed',
                actions: ['unreceived', 'reopened'],
              },
              unreceive,
            ],
          },
        },
        cancelled: { on: { reopen } },
      },
    },
    receipt: {
      initial: 'notReceived',
      states: {
        notReceived: { on: { receive: allIn } },
        partlyReceived: {
          on: {
            receive: [{ guard: 'isCompleteReceived', target: 'received' }],
            unreceive: [{ guard: 'isEmptyUnreceived', target: 'notReceived' }],
            amend: [{ guard: 'isCompleteAmended', target: 'received' }],
            acknowledge: [{ guard: 'isCompleteAcknowledged', target: 'received' }],
          },
        },
        received: {
          on: {
            unreceive: allBack,
            amend: [{ guard: 'isCompleteAmended' }, { target: 'partlyReceived' }],
            acknowledge: [{ guard: 'isCompleteAcknowledged' }, { target: 'partlyReceived' }],
          },
        },
      },
    },
  },
});
