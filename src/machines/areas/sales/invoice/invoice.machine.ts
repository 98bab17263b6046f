import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import { invoiceFacts, type InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import * as makers from '#model/areas/sales/invoice/invoice.makers.ts';
import * as rules from '#model/areas/sales/invoice/invoice.rules.ts';

type InvoiceCommand =
  | 'create'
  | 'update'
  | 'discard'
  | 'issue'
  | 'correct'
  | 'pay'
  | 'unpay'
  | 'applyCredit'
  | 'writeOff'
  | 'fallDue'
  | 'remind'
  | 'dispute'
  | 'settleDispute'
  | 'send'
  | 'accept'
  | 'reject';

const pay = [
  { guard: 'paysInFull', target: 'paid', actions: 'paid' },
  { guard: 'isWithinOpen', target: 'partlyPaid', actions: 'paid' },
] as const;
const unpay = [
  { guard: 'staysPartlyPaid', target: 'partlyPaid', actions: 'unpaid' },
  { target: 'unpaid', actions: 'unpaid' },
] as const;
const writeOff = { guard: 'mayBeWrittenOff', target: 'writtenOff', actions: 'writtenOff' } as const;
const creditSettles = { guard: 'creditSettles', target: 'paid' } as const;

const applyCredit = [
  { guard: 'creditsTheRest', target: 'credited', actions: 'creditApplied' },
  { target: 'partlyCredited', actions: 'creditApplied' },
] as const;

/** What ends every reminding: nothing is open any more. */
const settling = {
  pay: { guard: 'paysInFull', target: 'settled' },
  applyCredit: { guard: 'creditSettles', target: 'settled' },
  writeOff: { guard: 'mayBeWrittenOff', target: 'settled' },
} as const;
const dispute = { guard: 'isOpen', target: 'disputed', actions: 'disputed' } as const;
const remind = { guard: 'isOpen', target: 'reminded', actions: 'reminded' } as const;
const becomesOverdue = { guard: 'isOverdue', target: 'overdue', actions: 'becameOverdue' } as const;

const send = { guard: 'isOut', target: 'sent', actions: 'sent' } as const;
const reject = { target: 'rejected', actions: 'rejected' } as const;

/** The life of an invoice, a credit note or a corrective invoice: the document, its payment, credit, reminders, sending. */
export const invoiceMachine = documentSetup<InvoiceRow, InvoiceCommand>()({
  rules: {
    mayBeOpened: rules.mayBeOpened,
    mayBeEdited: rules.mayBeEdited,
    mayBeIssued: rules.mayBeIssued,
    mayBeCorrected: rules.mayBeCorrected,
    isWithinOpen: rules.isWithinOpen,
    paysInFull: all(rules.isWithinOpen, rules.paysTheRest),
    mayBeWrittenOff: rules.mayBeWrittenOff,
    isDue: rules.isDue,
    isOverdue: rules.isOverdue,
    isOpen: rules.isOpen,
    isOut: rules.isOut,
  },
  conditions: {
    isSettledAtIssue: makers.isSettledAtIssue,
    isPartlySettledAtIssue: makers.isPartlySettledAtIssue,
    staysPartlyPaid: rules.staysPartlyPaid,
    creditSettles: rules.creditSettles,
    creditsTheRest: rules.creditsTheRest,
  },
  facts: invoiceFacts,
  makers: {
    created: makers.created,
    updated: makers.updated,
    issued: makers.issued,
    writtenOff: makers.writtenOff,
    reminded: makers.reminded,
    sent: makers.sent,
  },
}).createMachine({
  id: 'invoice',
  context: decisionContext,
  type: 'parallel',
  states: {
    document: {
      initial: 'none',
      states: {
        none: { on: { create: { guard: 'mayBeOpened', target: 'draft', actions: 'created' } } },
        draft: {
          on: {
            update: { guard: 'mayBeEdited', actions: 'updated' },
            discard: { target: 'discarded', actions: 'discarded' },
            issue: { guard: 'mayBeIssued', target: 'issued', actions: 'issued' },
          },
        },
        issued: { on: { correct: { guard: 'mayBeCorrected', actions: 'corrected' } } },
        discarded: {},
      },
    },
    payment: {
      initial: 'unpaid',
      states: {
        unpaid: {
          on: {
            issue: [
              { guard: 'isSettledAtIssue', target: 'paid' },
              { guard: 'isPartlySettledAtIssue', target: 'partlyPaid' },
            ],
            pay,
            applyCredit: creditSettles,
            writeOff,
          },
        },
        partlyPaid: { on: { pay, unpay, applyCredit: creditSettles, writeOff } },
        paid: { on: { unpay } },
        writtenOff: { on: { unpay } },
      },
    },
    credit: {
      initial: 'none',
      states: {
        none: { on: { applyCredit } },
        partlyCredited: { on: { applyCredit } },
        credited: {},
      },
    },
    dunning: {
      initial: 'notDue',
      states: {
        notDue: {
          on: {
            ...settling,
            issue: { guard: 'isSettledAtIssue', target: 'settled' },
            fallDue: [{ guard: 'isDue', target: 'due', actions: 'fellDue' }, becomesOverdue],
            dispute,
          },
        },
        due: { on: { ...settling, fallDue: becomesOverdue, dispute } },
        overdue: { on: { ...settling, remind, dispute } },
        reminded: { on: { ...settling, remind, dispute } },
        disputed: { on: { ...settling, settleDispute: { target: 'notDue', actions: 'disputeSettled' } } },
        settled: { on: { unpay: 'notDue' } },
      },
    },
    delivery: {
      initial: 'notSent',
      states: {
        notSent: { on: { send } },
        sent: { on: { send, accept: { target: 'accepted', actions: 'accepted' }, reject } },
        accepted: { on: { send } },
        rejected: { on: { send } },
      },
    },
  },
});
