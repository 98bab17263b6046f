import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import { invoiceFacts, type InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import * as makers from '#model/areas/sales/invoice/invoice.makers.ts';
import * as rules from '#model/areas/sales/invoice/invoice.rules.ts';
import * as setOffs from '#model/areas/sales/invoice/invoice.set-off.ts';

type InvoiceCommand =
  | 'create'
  | 'update'
  | 'discard'
  | 'issue'
  | 'correct'
  | 'pay'
  | 'unpay'
  | 'applyCredit'
  | 'setOff'
  | 'freeSetOff'
  | 'deduct'
  | 'writeOff'
  | 'fallDue'
  | 'remind'
  | 'dispute'
  | 'settleDispute'
  | 'send'
  | 'accept'
  | 'reject';

const payBySetOff = { guard: 'isPaidBySetOff', target: 'setOff', actions: 'paid' } as const;
const payAll = { guard: 'paysInFull', target: 'paid', actions: 'paid' } as const;
const payPart = { guard: 'isWithinOpen', actions: 'paid' } as const;
const unpayAll = { target: 'unpaid', actions: 'unpaid' } as const;
const unpay = [{ guard: 'staysPartlyPaid', target: 'partlyPaid', actions: 'unpaid' }, unpayAll] as const;
const writeOff = { guard: 'mayBeWrittenOff', target: 'writtenOff', actions: 'writtenOff' } as const;
const setOffAlone = { guard: 'setsOffAlone', target: 'setOff', actions: 'setOffAgainst' } as const;
const setOffRest = { guard: 'setsOffTheRest', target: 'paid', actions: 'setOffAgainst' } as const;
const setOffPart = { guard: 'maySetOff', actions: 'setOffAgainst' } as const;
const freePart = { guard: 'freesAPart', actions: 'setOffFreed' } as const;
const freeAll = { guard: 'mayFreeSetOff', target: 'unpaid', actions: 'setOffFreed' } as const;

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
    maySetOff: setOffs.maySetOff,
    setsOffTheRest: all(setOffs.maySetOff, setOffs.setsOffTheRest),
    mayFreeSetOff: setOffs.mayFreeSetOff,
    freesAPart: all(setOffs.mayFreeSetOff, setOffs.staysSetOff),
    isWithinOpen: rules.isWithinOpen,
    paysInFull: all(rules.isWithinOpen, rules.paysTheRest),
    mayBeWrittenOff: rules.mayBeWrittenOff,
    isDue: rules.isDue,
    isOverdue: rules.isOverdue,
    isOpen: rules.isOpen,
    isOut: rules.isOut,
  },
  conditions: {
    isSetOffAtIssue: makers.isSetOffAtIssue,
    isSettledAtIssue: makers.isSettledAtIssue,
    isPartlySettledAtIssue: makers.isPartlySettledAtIssue,
    staysPartlyPaid: rules.staysPartlyPaid,
    setsOffAlone: setOffs.setsOffAlone,
    isPaidBySetOff: setOffs.isPaidBySetOff,
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
    setOffAgainst: makers.setOffAgainst,
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
              { guard: 'isSetOffAtIssue', target: 'setOff' },
              { guard: 'isSettledAtIssue', target: 'paid' },
              { guard: 'isPartlySettledAtIssue', target: 'partlyPaid' },
            ],
            pay: [payBySetOff, payAll, { ...payPart, target: 'partlyPaid' }],
            setOff: [setOffAlone, { ...setOffPart, target: 'partlyPaid' }],
            applyCredit: { guard: 'creditSettles', target: 'credited' },
            writeOff,
          },
        },
        partlyPaid: {
          on: {
            pay: [payBySetOff, payAll, payPart],
            unpay: [{ guard: 'staysPartlyPaid', actions: 'unpaid' }, unpayAll],
            setOff: [setOffAlone, setOffRest, setOffPart],
            freeSetOff: [freePart, freeAll],
            applyCredit: { guard: 'creditSettles', target: 'paid' },
            writeOff,
          },
        },
        // What was paid for it stays.
        paid: { on: { unpay, freeSetOff: { ...freePart, target: 'partlyPaid' } } },
        setOff: { on: { unpay, freeSetOff: [{ ...freePart, target: 'partlyPaid' }, freeAll] } },
        credited: {},
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
        setOff: { guard: 'setsOffTheRest', target: '.settled' },
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
        settled: { on: { unpay: 'notDue', freeSetOff: 'notDue' } },
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
