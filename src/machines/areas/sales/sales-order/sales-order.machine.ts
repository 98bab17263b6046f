import { answering } from '#model/areas/setup/member/answering.ts';
import { isOwnSubmission } from '#model/areas/setup/member/member.limits.ts';
import { all, documentSetup, decisionContext, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import {
  amendsToTheEnd,
  mayAmend,
  openAfterAmending,
} from '#model/areas/sales/sales-order/sales-order.amending.ts';
import { total, type LinePart } from '#model/lines/line-parts.ts';
import {
  salesOrderFacts,
  type SalesOrderAmendment,
  type SalesOrderRecord,
  type SalesOrderRow,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import * as makers from '#model/areas/sales/sales-order/sales-order.makers.ts';
import * as allocating from '#model/areas/sales/sales-order/sales-order.allocating.ts';
import { goodsAreThere, mayRelease } from '#model/areas/sales/sales-order/sales-order.release.ts';
import {
  isLastCredit,
  mayRecordPayment,
  paymentIsThere,
} from '#model/areas/sales/sales-order/sales-order.paying.ts';
import * as invoicing from '#model/areas/sales/sales-order/sales-order.invoicing.ts';
import * as quote from '#model/areas/sales/sales-order/sales-order.quote.ts';
import * as quoteMakers from '#model/areas/sales/sales-order/sales-order.quote-makers.ts';
import * as rules from '#model/areas/sales/sales-order/sales-order.rules.ts';
import type { SalesOrderCommand } from './sales-order.command.ts';

type Context = DecisionContext<SalesOrderRow>;
interface Parts {
  readonly lines: readonly LinePart[];
}

const soundRecord = all(rules.recordIsSound, goodsAreThere);
const isSale: Rule<SalesOrderRow, SalesOrderRecord> = (_, data) =>
  !data || rules.isDelivered(data) ? null : { code: 'nothingShipped' };
const isNoSale: Rule<SalesOrderRow, SalesOrderRecord> = (_, data) =>
  data && rules.isDelivered(data) ? { code: 'alreadyShipped' } : null;

const returns = { markReturned: { actions: 'returned' }, unreturn: { actions: 'unreturned' } } as const;

/** Commands a confirmed order also accepts on hold. */
const live = {
  amend: [
    { guard: 'mayAmendToTheEnd', target: 'closed', actions: ['amended', 'closed'] },
    { guard: 'mayAmend', actions: 'amended' },
  ],
  cancelLines: [
    { guard: 'mayCancelTheRest', target: 'closed', actions: ['linesCancelled', 'closed'] },
    { guard: 'linesMayGo', actions: 'linesCancelled' },
  ],
  cancel: { guard: 'nothingIsPicked', target: 'cancelled', actions: 'cancelled' },
  closeShort: { guard: 'mayCloseShort', target: 'closed', actions: 'closedShort' },
  allocate: { guard: 'mayAllocate', actions: 'allocated' },
  free: { guard: 'mayFree', actions: 'freed' },
  lock: { guard: 'mayLock', actions: 'locked' },
  unlock: { guard: 'mayUnlock', actions: 'unlocked' },
  takeFrom: { guard: 'mayTake', actions: 'goodsTaken' },
  loseGoods: { actions: 'goodsLost' },
  beginReserving: { guard: 'isTimeToReserve', actions: 'reservingBegun' },
  markPicked: { actions: 'picked' },
  unrelease: { actions: 'unreleased' },
  rerelease: { actions: 'rereleased' },
  unpick: { actions: 'unpicked' },
  unship: { guard: 'goodsAreNotInvoiced', actions: 'unshipped' },
  replaceGoods: { actions: 'replacementAdded' },
  ...returns,
} as const;

const settled = {
  reopen: { guard: 'mayReopen', target: 'confirmed', actions: 'reopened' },
  unrelease: { actions: 'unreleased' },
} as const;

const recordPayment = { guard: 'mayRecordPayment', actions: 'paid' } as const;
const takeBackPayment = { guard: 'paymentIsThere', actions: 'paymentTakenBack' } as const;

/** What was invoiced, by hand of the invoice: where billing stands follows from the counters. [BIL5] */
const markInvoiced = [
  { guard: 'invoicesTheRest', target: 'invoiced', actions: 'invoiced' },
  { target: 'partlyInvoiced', actions: 'invoiced' },
] as const;
const uninvoice = { target: 'toInvoice', actions: 'uninvoiced' } as const;
const invoiceElsewhere = {
  guard: 'somethingIsToInvoice',
  target: 'invoiced',
  actions: 'invoicedElsewhere',
} as const;
const oweCredit = { target: 'toCredit', actions: 'creditOwed' } as const;

/** The life of a sales order: commercial state, fulfilment, and invoicing. */
export const salesOrderMachine = documentSetup<SalesOrderRow, SalesOrderCommand>()({
  rules: {
    partiesAreKnown: rules.mayBeWritten,
    mayConfirm: rules.mayConfirm,
    isInOrder: rules.isInOrder,
    mayBeApproved: rules.mayBeApproved,
    isOwnSubmission,
    mayBeQuoted: quote.mayBeQuoted,
    mayBeAccepted: quote.mayBeAccepted,
    isAcceptable: quote.isAcceptable,
    mayBeRenewed: quote.mayBeRenewed,
    isOver: quote.isOver,
    nothingIsOrdered: quote.nothingIsOrdered,
    mayOrderPart: quote.mayOrderPart,
    mayOrderTheRest: all(quote.mayOrderPart, quote.ordersTheRest),
    quoteIsThere: quote.quoteIsThere,
    mayAmend,
    mayAmendToTheEnd: all(mayAmend, amendsToTheEnd),
    linesMayGo: rules.linesMayGo,
    mayCancelTheRest: all(rules.linesMayGo, rules.leavesNothingOpen),
    nothingIsPicked: rules.nothingIsPicked,
    mayCloseShort: all(rules.somethingIsShipped, rules.nothingIsInHand),
    mayReopen: rules.mayReopen,
    mayRelease,
    mayAllocate: allocating.mayAllocate,
    mayFree: allocating.mayFree,
    mayLock: allocating.mayLock,
    mayUnlock: allocating.mayUnlock,
    mayTake: allocating.mayTake,
    isTimeToReserve: allocating.isTimeToReserve,
    mayRecordPayment,
    paymentIsThere,
    isLastCredit,
    isLastAndInvoiced: all(isLastCredit, invoicing.everythingIsInvoiced),
    isLastAndPartlyInvoiced: all(isLastCredit, invoicing.somethingIsInvoiced),
    goodsAreNotInvoiced: invoicing.goodsAreNotInvoiced,
    somethingIsToInvoice: invoicing.somethingIsToInvoice,
    onlyServicesAreLeft: rules.onlyServicesAreLeft,
    mayRecordSale: all(soundRecord, isSale),
    mayRecordNoSale: all(soundRecord, isNoSale),
  },
  conditions: {
    shipsTheRest: makers.shipsTheRest,
    nothingStaysShipped: (context: Context, data: Parts) => !makers.goodsStayShipped(context, data.lines),
    leavesAnAdvance: (context: Context, data: Parts) =>
      !makers.goodsStayShipped(context, data.lines) && invoicing.hasAdvance(context),
    creditsAllAdvances: invoicing.creditsAllAdvances,
    nothingStaysReleased: ({ row }: Context, data: Parts) =>
      total(row?.lines ?? [], (line) => line.released) ===
      data.lines.reduce((sum, part) => sum + part.quantity, 0),
    opensMore: ({ view, row }: Context, data: SalesOrderAmendment) =>
      row !== undefined && openAfterAmending(view, row, data) > 0,
    bringsBackLines: ({ row }: Context) => (row?.givenUp.length ?? 0) > 0,
    isDelivered: (_: Context, data: SalesOrderRecord) => rules.isDelivered(data),
    invoicesTheRest: invoicing.invoicesTheRest,
    nothingIsInvoiced: invoicing.nothingIsInvoiced,
    leavesNothingToInvoice: invoicing.leavesNothingToInvoice,
    staysInvoiced: invoicing.staysInvoiced,
    staysPartlyInvoiced: invoicing.staysPartlyInvoiced,
  },
  facts: salesOrderFacts,
  makers: {
    created: makers.written,
    updated: makers.written,
    approvalAsked: answering,
    quoteSent: quoteMakers.quoteSent,
    revised: quoteMakers.revised,
    accepted: quoteMakers.accepted,
    partTaken: quoteMakers.partTaken,
    confirmed: makers.confirmed,
    amended: makers.amended,
    cancelled: makers.givenUp,
    closedShort: makers.givenUp,
    reopened: makers.reopened,
    released: makers.released,
    reservingBegun: makers.reservingBegun,
    shipped: makers.shipped,
    unshipped: makers.unshipped,
    servicesDelivered: makers.servicesDelivered,
    replacementAdded: makers.replacementAdded,
    creditOwed: invoicing.creditOwed,
    credited: makers.credited,
    uninvoiced: invoicing.uninvoiced,
    invoicedElsewhere: invoicing.invoicedElsewhere,
    recorded: makers.recorded,
  },
}).createMachine({
  id: 'salesOrder',
  context: decisionContext,
  type: 'parallel',
  states: {
    commercial: {
      initial: 'none',
      states: {
        none: {
          on: {
            create: { guard: 'partiesAreKnown', target: 'draft', actions: 'created' },
            takePart: { guard: 'quoteIsThere', target: 'draft', actions: 'partTaken' },
            record: [
              { guard: 'mayRecordSale', target: 'closed', actions: 'recorded' },
              { guard: 'mayRecordNoSale', target: 'cancelled', actions: 'recorded' },
            ],
          },
        },
        draft: {
          on: {
            update: { guard: 'partiesAreKnown', actions: 'updated' },
            discard: { target: 'cancelled', actions: 'discarded' },
            confirm: { guard: 'mayConfirm', target: 'confirmed', actions: 'confirmed' },
            askApproval: { guard: 'isInOrder', target: 'awaitingApproval', actions: 'approvalAsked' },
            sendQuote: { guard: 'mayBeQuoted', target: 'quoted', actions: 'quoteSent' },
          },
        },
        quoted: {
          on: {
            accept: { guard: 'mayBeAccepted', target: 'confirmed', actions: ['accepted', 'confirmed'] },
            askApproval: {
              guard: 'isAcceptable',
              target: 'awaitingApproval',
              actions: ['accepted', 'approvalAsked'],
            },
            orderPart: [
              { guard: 'mayOrderTheRest', target: 'ordered', actions: 'partOrdered' },
              { guard: 'mayOrderPart', actions: 'partOrdered' },
            ],
            revise: { guard: 'nothingIsOrdered', target: 'draft', actions: 'revised' },
            renew: { guard: 'mayBeRenewed', actions: 'renewed' },
            decline: { target: 'lost', actions: 'declined' },
            expire: { guard: 'isOver', target: 'expired', actions: 'expired' },
          },
        },
        expired: { on: { renew: { guard: 'mayBeRenewed', target: 'quoted', actions: 'renewed' } } },
        lost: { on: { reopen: { guard: 'nothingIsOrdered', target: 'draft', actions: 'reopened' } } },
        ordered: {},
        awaitingApproval: {
          on: {
            approve: { guard: 'mayBeApproved', target: 'confirmed', actions: ['approved', 'confirmed'] },
            reject: { target: 'draft', actions: 'rejected' },
            withdraw: { guard: 'isOwnSubmission', target: 'draft', actions: 'withdrawn' },
          },
        },
        confirmed: {
          on: {
            ...live,
            hold: { target: 'onHold', actions: 'held' },
            release: { guard: 'mayRelease', actions: 'released' },
            deliverServices: {
              guard: 'onlyServicesAreLeft',
              target: 'closed',
              actions: ['servicesDelivered', 'closed'],
            },
            markShipped: [
              { guard: 'shipsTheRest', target: 'closed', actions: ['shipped', 'closed'] },
              { actions: 'shipped' },
            ],
          },
        },
        onHold: { on: { ...live, resume: { target: 'confirmed', actions: 'resumed' } } },
        closed: {
          on: {
            ...settled,
            ...returns,
            unship: { guard: 'goodsAreNotInvoiced', target: 'confirmed', actions: 'unshipped' },
            replaceGoods: { target: 'confirmed', actions: 'replacementAdded' },
          },
        },
        cancelled: { on: settled },
      },
    },
    fulfilment: {
      initial: 'notStarted',
      states: {
        notStarted: {
          on: {
            release: 'picking',
            rerelease: 'picking',
            deliverServices: 'shipped',
            record: { guard: 'isDelivered', target: 'shipped' },
          },
        },
        picking: {
          on: {
            unrelease: { guard: 'nothingStaysReleased', target: 'notStarted' },
            unpick: { guard: 'nothingStaysReleased', target: 'notStarted' },
            markShipped: [{ guard: 'shipsTheRest', target: 'shipped' }, { target: 'partlyShipped' }],
          },
        },
        partlyShipped: {
          on: {
            markShipped: { guard: 'shipsTheRest', target: 'shipped' },
            amend: { guard: 'mayAmendToTheEnd', target: 'shipped' },
            cancelLines: { guard: 'mayCancelTheRest', target: 'shipped' },
            closeShort: 'shipped',
            deliverServices: 'shipped',
            unship: { guard: 'nothingStaysShipped', target: 'picking' },
          },
        },
        shipped: {
          on: {
            amend: { guard: 'opensMore', target: 'partlyShipped' },
            reopen: { guard: 'bringsBackLines', target: 'partlyShipped' },
            replaceGoods: 'partlyShipped',
            unship: [{ guard: 'nothingStaysShipped', target: 'picking' }, { target: 'partlyShipped' }],
          },
        },
      },
    },
    billing: {
      initial: 'nothing',
      on: {
        markAdvanced: { actions: 'advanced' },
        unmarkAdvanced: { actions: 'advanceCredited' },
        takeBackPayment,
      },
      states: {
        nothing: {
          on: {
            markAdvanced: { target: 'advanced', actions: 'advanced' },
            markShipped: 'toInvoice',
            deliverServices: 'toInvoice',
            record: { guard: 'isDelivered', target: 'toInvoice' },
          },
        },
        advanced: {
          on: {
            markShipped: 'toInvoice',
            deliverServices: 'toInvoice',
            unmarkAdvanced: { guard: 'creditsAllAdvances', target: 'nothing', actions: 'advanceCredited' },
          },
        },
        toInvoice: {
          on: {
            unship: [
              { guard: 'leavesAnAdvance', target: 'advanced' },
              { guard: 'nothingStaysShipped', target: 'nothing' },
            ],
            recordPayment,
            oweCredit,
            markInvoiced,
            invoiceElsewhere,
          },
        },
        partlyInvoiced: {
          on: {
            unship: { guard: 'leavesNothingToInvoice', target: 'invoiced' },
            oweCredit,
            markInvoiced: [
              { guard: 'invoicesTheRest', target: 'invoiced', actions: 'invoiced' },
              { actions: 'invoiced' },
            ],
            unmarkInvoiced: [{ guard: 'staysPartlyInvoiced', actions: 'uninvoiced' }, uninvoice],
            invoiceElsewhere,
          },
        },
        invoiced: {
          on: {
            markShipped: [{ guard: 'nothingIsInvoiced', target: 'toInvoice' }, { target: 'partlyInvoiced' }],
            deliverServices: 'partlyInvoiced',
            oweCredit,
            unmarkInvoiced: [
              { guard: 'staysInvoiced', actions: 'uninvoiced' },
              { guard: 'staysPartlyInvoiced', target: 'partlyInvoiced', actions: 'uninvoiced' },
              uninvoice,
            ],
          },
        },
        toCredit: {
          on: {
            recordPayment,
            oweCredit: { actions: 'creditOwed' },
            markInvoiced: { actions: 'invoiced' },
            unmarkInvoiced: { actions: 'uninvoiced' },
            markCredited: [
              { guard: 'isLastAndInvoiced', target: 'invoiced', actions: 'credited' },
              { guard: 'isLastAndPartlyInvoiced', target: 'partlyInvoiced', actions: 'credited' },
              { guard: 'isLastCredit', target: 'toInvoice', actions: 'credited' },
              { actions: 'credited' },
            ],
          },
        },
      },
    },
  },
});
