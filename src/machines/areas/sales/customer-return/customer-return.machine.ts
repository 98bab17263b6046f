import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  customerReturnFacts,
  type CustomerReturnRow,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import {
  gradesTheRest,
  mayBePosted,
  mayGrade,
} from '#model/areas/sales/customer-return/customer-return.grading.ts';
import * as makers from '#model/areas/sales/customer-return/customer-return.makers.ts';
import * as rules from '#model/areas/sales/customer-return/customer-return.rules.ts';

type ReturnCommand =
  | 'create'
  | 'update'
  | 'request'
  | 'approve'
  | 'refuse'
  | 'receive'
  | 'grade'
  | 'reverse'
  | 'post'
  | 'credit'
  | 'close'
  | 'cancel'
  | 'expire';

const update = { guard: 'mayBeEdited', actions: 'updated' } as const;
const cancel = { target: 'cancelled', actions: 'cancelled' } as const;
const receive = [
  { guard: 'bringsTheRest', target: 'received', actions: 'received' },
  { guard: 'mayReceive', target: 'partlyReceived', actions: 'received' },
] as const;
const gradeAll = { guard: 'gradesTheRest', target: 'graded', actions: 'graded' } as const;
const grade = [gradeAll, { guard: 'mayGrade', actions: 'graded' }] as const;
const reverse = { guard: 'mayBeReversed', target: 'approved', actions: 'reversed' } as const;

/** The life of a customer's return: announced, received in quarantine, graded, put away, credited. */
export const customerReturnMachine = documentSetup<CustomerReturnRow, ReturnCommand>()({
  rules: {
    mayBeOpened: rules.mayBeOpened,
    mayBeEdited: rules.mayBeEdited,
    mayBeRequested: rules.mayBeRequested,
    mayReceive: rules.mayReceive,
    bringsTheRest: all(rules.mayReceive, rules.bringsTheRest),
    mayGrade,
    gradesTheRest: all(mayGrade, gradesTheRest),
    mayBePosted,
    mayBeReversed: rules.mayBeReversed,
    hasExpired: rules.hasExpired,
    isOwed: rules.isOwed,
    isNotOwed: rules.isNotOwed,
  },
  facts: customerReturnFacts,
  makers,
}).createMachine({
  id: 'customerReturn',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBeOpened', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update,
        request: { guard: 'mayBeRequested', target: 'requested', actions: 'requested' },
        approve: { guard: 'mayBeRequested', target: 'approved', actions: ['requested', 'approved'] },
        cancel,
      },
    },
    requested: {
      on: {
        update,
        approve: { guard: 'mayBeRequested', target: 'approved', actions: 'approved' },
        refuse: { target: 'refused', actions: 'refused' },
        cancel,
      },
    },
    approved: {
      on: { receive, cancel, expire: { guard: 'hasExpired', target: 'expired', actions: 'expired' } },
    },
    partlyReceived: { on: { receive, grade, reverse } },
    received: { on: { grade, reverse } },
    graded: {
      on: {
        receive,
        grade: gradeAll,
        post: { guard: 'mayBePosted', target: 'posted', actions: 'posted' },
        reverse,
      },
    },
    posted: {
      on: {
        credit: { guard: 'isOwed', target: 'credited', actions: 'credited' },
        close: { guard: 'isNotOwed', target: 'closed', actions: 'closed' },
      },
    },
    credited: { on: { close: { target: 'closed', actions: 'closed' } } },
    closed: {},
    refused: {},
    cancelled: {},
    expired: {},
  },
});
