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
  | 'deduct'
  | 'writeOff'
  | 'fallDue'
  | 'remind'
  | 'dispute'
  | 'settleDispute'
  | 'send'
  | 'accept'
  | 'reject';

const payAll = { guard: 'paysInFull', target: 'paid', actions: 'paid' } as const;
const payPart = { guard: 'isWithinOpen', actions: 'paid' } as const;
const unpayAll = { target: 'unpaid', actions: 'unpaid' } as const;
const unpay = [{ guard: 'staysPartlyPaid', target: 'partlyPaid', actions: 'unpaid' }, unpayAll] as const;
const writeOff = { guard: 'mayBeWrittenOff', target: 'writtenOff', actions: 'writtenOff' } as const;
const creditSettles = { guard: 'creditSettles', target: 'paid' } as const;

const creditAll = { guard: 'creditsTheRest', target: 'credited', actions: 'creditApplied' } as const;

const dispute = { target: 'disputed', actions: 'disputed' } as const;
const remind = { target: 'reminded', actions: 'reminded' } as const;

const send = { target: 'sent', actions: 'sent' } as const;

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
        issued: {
          on: {
            correct: { guard: 'mayBeCorrected', actions: 'corrected' },
            deduct: { actions: 'deducted' },
          },
        },
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
            pay: [payAll, { ...payPart, target: 'partlyPaid' }],
            applyCredit: creditSettles,
            writeOff,
          },
        },
        partlyPaid: {
          on: {
            pay: [payAll, payPart],
            unpay: [{ guard: 'staysPartlyPaid', actions: 'unpaid' }, unpayAll],
            applyCredit: creditSettles,
            writeOff,
          },
        },
        paid: { on: { unpay } },
        writtenOff: { on: { unpay } },
      },
    },
    credit: {
      initial: 'uncredited',
      states: {
        uncredited: {
          on: {
            applyCredit: [creditAll, { guard: 'isOut', target: 'partlyCredited', actions: 'creditApplied' }],
          },
        },
        partlyCredited: { on: { applyCredit: [creditAll, { actions: 'creditApplied' }] } },
        credited: {},
      },
    },
    dunning: {
      initial: 'notDue',
      // What ends every reminding: nothing is open any more.
      on: {
        pay: { guard: 'paysInFull', target: '.settled' },
        applyCredit: { guard: 'creditSettles', target: '.settled' },
        writeOff: '.settled',
      },
      states: {
        notDue: {
          on: {
            issue: { guard: 'isSettledAtIssue', target: 'settled' },
            fallDue: { guard: 'isDue', target: 'due', actions: 'fellDue' },
            dispute: { guard: 'isOpen', ...dispute },
          },
        },
        due: {
          on: {
            fallDue: { guard: 'isOverdue', target: 'overdue', actions: 'becameOverdue' },
            dispute,
          },
        },
        overdue: { on: { remind, dispute } },
        reminded: { on: { remind: { actions: 'reminded' }, dispute } },
        disputed: { on: { settleDispute: { target: 'notDue', actions: 'disputeSettled' } } },
        settled: { on: { unpay: 'notDue' } },
      },
    },
    delivery: {
      initial: 'notSent',
      states: {
        notSent: { on: { send: { guard: 'isOut', ...send } } },
        sent: {
          on: {
            send: { actions: 'sent' },
            accept: { target: 'accepted', actions: 'accepted' },
            reject: { target: 'rejected', actions: 'rejected' },
          },
        },
        accepted: { on: { send } },
        rejected: { on: { send } },
      },
    },
  },
});
