import { all, documentSetup, decisionContext, type Rule } from '#model/engine/chart.ts';
import {
  movementFacts,
  type MovementRow,
  type Receive,
  type Settle,
} from '#model/areas/stock/movement/movement.facts.ts';
import { mayBeCorrected } from '#model/areas/stock/movement/movement.corrections.ts';
import { isOver, namedOr, underway } from '#model/areas/stock/movement/movement.lines.ts';
import * as makers from '#model/areas/stock/movement/movement.makers.ts';
import * as rules from '#model/areas/stock/movement/movement.rules.ts';
import * as work from '#model/areas/stock/movement/movement.work.ts';

type MovementCommand =
  | 'create'
  | 'update'
  | 'request'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'reserve'
  | 'unreserve'
  | 'claim'
  | 'put'
  | 'takeBack'
  | 'move'
  | 'dispatch'
  | 'receive'
  | 'settle'
  | 'recall'
  | 'putBack'
  | 'cancel'
  | 'reverse'
  | 'correct';

/** Selects the transition after which nothing is on its way; the next one handles the same data otherwise. */
const leavesNothing: Rule<MovementRow, Receive | Settle> = ({ row }, data) =>
  !row || !data || isOver(row, namedOr(row, data.lines, underway)) ? null : { code: 'somethingUnderway' };

const cancel = { target: 'cancelled', actions: 'cancelled' } as const;
const claim = { guard: 'isNotYours', actions: 'claimed' } as const;
const receive = [
  { guard: 'bringsTheRest', target: 'done', actions: 'received' },
  { guard: 'mayReceive', target: 'partlyReceived', actions: 'received' },
] as const;
const settle = [
  { guard: 'settlesTheRest', target: 'done', actions: 'settled' },
  { guard: 'maySettle', actions: 'settled' },
] as const;

/** The life of a movement: goods go from place to place, in one step, or between warehouses in two. */
export const movementMachine = documentSetup<MovementRow, MovementCommand>()({
  rules: {
    isSound: rules.isSound,
    isComplete: rules.isComplete,
    mayReserve: all<MovementRow, unknown>(
      rules.isComplete,
      rules.approvalIsNotAsked,
      rules.somethingComesReady,
    ),
    mayReserveApproved: all<MovementRow, unknown>(rules.isComplete, rules.somethingComesReady),
    isNotOwnRequest: rules.isNotOwnRequest,
    isOwnRequest: rules.isOwnRequest,
    onlyNotes: rules.onlyNotes,
    mayLetGo: work.mayLetGo,
    wasApproved: all<MovementRow, unknown>(work.mayLetGo, rules.wasApproved),
    nothingWasPut: work.nothingWasPut,
    isNotYours: work.isNotYours,
    mayPut: work.mayPut,
    mayTakeBack: work.mayTakeBack,
    mayMove: work.mayMove,
    mayDispatch: work.mayDispatch,
    mayReceive: work.mayReceive,
    bringsTheRest: all<MovementRow, Receive>(work.mayReceive, leavesNothing),
    maySettle: work.maySettle,
    settlesTheRest: all<MovementRow, Settle>(work.maySettle, leavesNothing),
    mayBeReversed: work.mayBeReversed,
    mayBeCorrected,
  },
  facts: movementFacts,
  makers,
}).createMachine({
  id: 'movement',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        request: { guard: 'isComplete', target: 'requested', actions: 'requested' },
        reserve: { guard: 'mayReserve', target: 'reserved', actions: 'reserved' },
        cancel,
      },
    },
    requested: {
      on: {
        approve: { guard: 'isNotOwnRequest', target: 'approved', actions: 'approved' },
        reject: { target: 'draft', actions: 'rejected' },
        withdraw: { guard: 'isOwnRequest', target: 'draft', actions: 'withdrawn' },
        cancel,
      },
    },
    approved: {
      on: {
        update: { guard: 'isSound', target: 'draft', actions: 'updated' },
        reserve: { guard: 'mayReserveApproved', target: 'reserved', actions: 'reserved' },
        cancel,
      },
    },
    reserved: {
      on: {
        update: { guard: 'onlyNotes', actions: 'noted' },
        reserve: { guard: 'mayReserveApproved', actions: 'reserved' },
        unreserve: [
          { guard: 'wasApproved', target: 'approved', actions: 'unreserved' },
          { guard: 'mayLetGo', target: 'draft', actions: 'unreserved' },
        ],
        claim,
        put: { guard: 'mayPut', actions: 'put' },
        takeBack: { guard: 'mayTakeBack', actions: 'takenBack' },
        move: { guard: 'mayMove', target: 'done', actions: 'moved' },
        dispatch: { guard: 'mayDispatch', target: 'inTransit', actions: 'dispatched' },
        cancel: { guard: 'nothingWasPut', ...cancel },
      },
    },
    inTransit: {
      on: { receive, settle, claim, recall: { target: 'returning', actions: 'recalled' } },
    },
    partlyReceived: { on: { receive, settle, claim } },
    returning: { on: { settle, claim, putBack: { target: 'cancelled', actions: 'putBack' } } },
    done: {
      on: {
        reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' },
        // It is written and moved again in the same unit.
        correct: { guard: 'mayBeCorrected', target: 'draft', actions: ['reversed', 'corrected'] },
      },
    },
    reversed: {},
    cancelled: {},
  },
});
