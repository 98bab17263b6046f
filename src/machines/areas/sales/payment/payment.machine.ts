import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import { paymentFacts, type PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { feeKept, recorded } from '#model/areas/sales/payment/payment.makers.ts';
import * as rules from '#model/areas/sales/payment/payment.rules.ts';
import { keepsTheRest, mayKeepFee } from '#model/areas/sales/payment/reminder-fees.ts';

type PaymentCommand = 'record' | 'allocate' | 'free' | 'refund' | 'keepFee' | 'reverse';

const allocate = [
  { guard: 'allocatesTheRest', target: 'allocated', actions: 'allocated' },
  { guard: 'mayBeAllocated', target: 'partlyAllocated', actions: 'allocated' },
] as const;
const free = [
  { guard: 'freesAPart', target: 'partlyAllocated', actions: 'freed' },
  { guard: 'isAllocated', target: 'unallocated', actions: 'freed' },
] as const;
const refundRest = { guard: 'refundsTheRest', target: 'allocated', actions: 'refunded' } as const;
const refund = [refundRest, { guard: 'mayBeRefunded', actions: 'refunded' }] as const;
const keepFee = [
  { guard: 'keepsTheRest', target: 'allocated', actions: 'feeKept' },
  { guard: 'mayKeepFee', actions: 'feeKept' },
] as const;
const reverse = { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' } as const;

/** The life of a payment: recorded, and set against what it pays; what is left of it is always to be seen. */
export const paymentMachine = documentSetup<PaymentRow, PaymentCommand>()({
  rules: {
    mayBeRecorded: rules.mayBeRecorded,
    recordsAll: all(rules.mayBeRecorded, rules.recordsAll),
    recordsSome: all(rules.mayBeRecorded, rules.recordsSome),
    mayBeAllocated: rules.mayBeAllocated,
    allocatesTheRest: all(rules.mayBeAllocated, rules.allocatesTheRest),
    isAllocated: rules.isAllocated,
    freesAPart: all(rules.isAllocated, rules.staysAllocated),
    mayBeRefunded: rules.mayBeRefunded,
    refundsTheRest: all(rules.mayBeRefunded, rules.refundsTheRest),
    mayKeepFee,
    keepsTheRest: all(mayKeepFee, keepsTheRest),
    mayBeReversed: rules.mayBeReversed,
  },
  facts: paymentFacts,
  makers: { recorded, feeKept },
}).createMachine({
  id: 'payment',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        record: [
          { guard: 'recordsAll', target: 'allocated', actions: 'recorded' },
          { guard: 'recordsSome', target: 'partlyAllocated', actions: 'recorded' },
          { guard: 'mayBeRecorded', target: 'unallocated', actions: 'recorded' },
        ],
      },
    },
    unallocated: { on: { allocate, refund, keepFee, reverse } },
    partlyAllocated: { on: { allocate, free, refund, keepFee, reverse } },
    allocated: { on: { free, reverse } },
    reversed: {},
  },
});
