import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  supplierBillFacts,
  type SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import * as makers from '#model/areas/purchasing/supplier-bill/supplier-bill.makers.ts';
import * as rules from '#model/areas/purchasing/supplier-bill/supplier-bill.rules.ts';

type BillCommand =
  | 'create'
  | 'update'
  | 'discard'
  | 'match'
  | 'explain'
  | 'approve'
  | 'reopen'
  | 'post'
  | 'reverse'
  | 'order'
  | 'takeBackOrder'
  | 'noteFetched'
  | 'pay'
  | 'unpay';

const match = [
  { guard: 'agrees', target: 'matched', actions: 'matched' },
  { guard: 'mayBeMatched', target: 'deviating', actions: 'matched' },
] as const;
const noteFetched = { guard: 'isFileAsFetched', actions: 'fileFetched' } as const;
const reopen = { target: 'draft', actions: 'reopened' } as const;

/** The life of what a supplier bills: compared, approved, posted; and whether it is paid. */
export const supplierBillMachine = documentSetup<SupplierBillRow, BillCommand>()({
  rules: {
    mayBeEntered: rules.mayBeEntered,
    mayBeMatched: rules.mayBeMatched,
    agrees: all(rules.mayBeMatched, rules.agrees),
    mayBeApproved: rules.mayBeApproved,
    isNotPaid: rules.isNotPaid,
    mayBePosted: rules.mayBePosted,
    mayBeReversed: rules.mayBeReversed,
    mayBeOrdered: all(rules.isAgreed, rules.mayBeOrdered),
    isOrdered: rules.isOrdered,
    isFileAsFetched: rules.isFileAsFetched,
    mayBePaid: all(rules.isAgreed, rules.mayBePaid),
    paymentIsOpen: rules.paymentIsOpen,
  },
  facts: supplierBillFacts,
  makers: {
    created: makers.created,
    matched: makers.matched,
    explained: makers.explained,
    posted: makers.posted,
    reversed: makers.reversed,
    fileFetched: makers.fileFetched,
  },
}).createMachine({
  id: 'supplierBill',
  context: decisionContext,
  type: 'parallel',
  states: {
    document: {
      initial: 'none',
      states: {
        none: { on: { create: { guard: 'mayBeEntered', target: 'draft', actions: 'created' } } },
        draft: {
          on: {
            update: { guard: 'mayBeEntered', actions: 'updated' },
            match,
            discard: { target: 'discarded', actions: 'discarded' },
          },
        },
        deviating: { on: { explain: { target: 'matched', actions: 'explained' }, reopen } },
        matched: {
          on: { approve: { guard: 'mayBeApproved', target: 'approved', actions: 'approved' }, reopen },
        },
        approved: {
          on: {
            post: { guard: 'mayBePosted', target: 'posted', actions: 'posted' },
            reopen: { ...reopen, guard: 'isNotPaid' },
          },
        },
        posted: { on: { reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' } } },
        reversed: {},
        discarded: {},
      },
    },
    payment: {
      initial: 'unpaid',
      states: {
        unpaid: {
          on: {
            order: { guard: 'mayBeOrdered', actions: 'ordered' },
            noteFetched,
            takeBackOrder: { guard: 'isOrdered', actions: 'orderTakenBack' },
            pay: { guard: 'mayBePaid', target: 'paid', actions: 'paid' },
          },
        },
        paid: { on: { noteFetched, unpay: { guard: 'paymentIsOpen', target: 'unpaid', actions: 'unpaid' } } },
      },
    },
  },
});
