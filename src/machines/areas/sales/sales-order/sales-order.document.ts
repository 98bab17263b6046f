import { z } from 'zod';
import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { lineParts } from '#model/lines/line-schemas.ts';
import { replacedGoods } from '#model/areas/sales/sales-order/sales-order.replaced.ts';
import * as schemas from '#model/areas/sales/sales-order/sales-order.facts.ts';
import {
  allocatedParts,
  lockedLines,
  lostGoods,
  takenGoods,
  type TakenGoods,
} from '#model/areas/sales/sales-order/sales-order.allocation.facts.ts';
import * as allocation from '#model/areas/sales/sales-order/sales-order.allocation.stock.ts';
import * as invoiced from '#model/areas/sales/sales-order/sales-order.invoiced.ts';
import {
  holdInBins,
  holdWhatIsOpen,
  takeRecorded,
} from '#model/areas/sales/sales-order/sales-order.stock.ts';
import { salesOrderKind } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { salesLines } from '#model/areas/sales/sales-order/sales-order.entered.ts';
import * as v from '#model/values/schemas.ts';
import { salesOrderMachine } from './sales-order.machine.ts';

const { salesOrderFacts: facts, salesOrderForm } = schemas;
const linesWithReason = z.strictObject({ reason: v.reason, lines: lineParts });
const release = z.strictObject({ pick: v.id, lines: lineParts.min(1).optional() });
const ofPick = z.strictObject({ pick: v.id, lines: lineParts });
const ofShipment = z.strictObject({ shipment: v.id, lines: lineParts });

/** A release becomes a pick list under the id it was given. */
function makePick(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('salesOrder', event.document);
  const { pick, lines } = event.data as schemas.SalesOrderFact<'released'>; // the schema of `released`
  if (!row) return [];
  return [
    {
      kind: 'pick',
      document: pick,
      type: 'create',
      data: { order: row.id, warehouse: row.warehouse, lines },
    },
  ];
}

/** Picks of a cancelled or closed order are cancelled. */
function cancelPicks(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const { reason } = event.data as schemas.SalesOrderFact<'cancelled'>; // the schema of `cancelled` and `closedShort`
  return view.by('pick', 'open', event.document).map(({ id }) => ({
    kind: 'pick',
    document: id,
    type: 'cancel',
    data: { reason },
  }));
}

/** Each order that goods were taken from notes it. [SO65] */
function noteLosses({ document: to, data }: AppliedEvent): readonly FollowUp[] {
  const { from, reason } = data as TakenGoods; // the schema of `goodsTaken`
  return [...new Set(from.map(({ order }) => order))].map((order) => ({
    kind: 'salesOrder',
    document: order,
    type: 'loseGoods',
    data: {
      to,
      reason,
      lines: from
        .filter((source) => source.order === order)
        .map(({ line, quantity }) => ({ line, quantity })),
    },
  }));
}

/** A part of a quote becomes an order under the id that was asked for, confirmed at once. [SO80] */
function makeOrder({ document: quote, data }: AppliedEvent): readonly FollowUp[] {
  const { order, lines } = data as schemas.QuotePart; // the schema of `partOrdered`
  const of = { kind: 'salesOrder', document: order };
  return [
    { ...of, type: 'takePart', data: { quote, lines } },
    { ...of, type: 'confirm', data: {} },
  ];
}

export const salesOrderDocument: DocumentType = {
  ...salesOrderKind,
  chart: salesOrderMachine,
  entersLines: salesLines,
  commands: {
    create: { schema: salesOrderForm, mode: 'predict', permission: 'salesOrder.create' },
    update: { schema: salesOrderForm, mode: 'predict', permission: 'salesOrder.edit', savesForm: true },
    discard: { schema: v.empty, mode: 'predict', permission: 'salesOrder.edit' },
    confirm: { schema: v.empty, mode: 'predict', permission: 'salesOrder.confirm' },
    sendQuote: { schema: schemas.quoteSending, mode: 'confirm', permission: 'salesOrder.confirm' },
    revise: { schema: v.empty, mode: 'predict', permission: 'salesOrder.edit' },
    accept: { schema: schemas.acceptance, mode: 'predict', permission: 'salesOrder.confirm' },
    decline: { schema: v.withReason, mode: 'predict', permission: 'salesOrder.edit' },
    renew: { schema: schemas.renewal, mode: 'predict', permission: 'salesOrder.confirm' },
    orderPart: { schema: schemas.quotePart, mode: 'predict', permission: 'salesOrder.confirm' },
    takePart: { schema: schemas.takenPart, mode: 'predict', permission: null },
    expire: { schema: v.empty, mode: 'confirm', permission: null },
    askApproval: { schema: schemas.acceptance, mode: 'predict', permission: 'salesOrder.edit' },
    approve: { schema: v.empty, mode: 'predict', permission: 'salesOrder.approve' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'salesOrder.approve' },
    withdraw: { schema: v.empty, mode: 'predict', permission: 'salesOrder.edit' },
    hold: { schema: v.withReason, mode: 'predict', permission: 'salesOrder.hold' },
    resume: { schema: v.empty, mode: 'predict', permission: 'salesOrder.hold' },
    amend: {
      schema: schemas.salesOrderAmendment,
      mode: 'predict',
      permission: 'salesOrder.edit',
      savesForm: true,
    },
    cancelLines: { schema: linesWithReason, mode: 'predict', permission: 'salesOrder.cancel' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'salesOrder.cancel' },
    closeShort: { schema: v.withReason, mode: 'predict', permission: 'salesOrder.close' },
    reopen: { schema: v.withReason, mode: 'predict', permission: 'salesOrder.reopen' },
    allocate: { schema: allocatedParts, mode: 'predict', permission: 'salesOrder.allocate' },
    free: { schema: allocatedParts, mode: 'predict', permission: 'salesOrder.allocate' },
    lock: { schema: lockedLines, mode: 'predict', permission: 'salesOrder.lockAllocation' },
    unlock: { schema: lockedLines, mode: 'predict', permission: 'salesOrder.lockAllocation' },
    takeFrom: { schema: takenGoods, mode: 'confirm', permission: 'salesOrder.takeAllocation' },
    loseGoods: { schema: lostGoods, mode: 'confirm', permission: null },
    beginReserving: { schema: v.empty, mode: 'confirm', permission: null },
    release: { schema: release, mode: 'confirm', permission: 'pick.release' },
    deliverServices: { schema: v.empty, mode: 'predict', permission: 'shipment.deliver' },
    record: { schema: schemas.salesOrderRecord, mode: 'onlineOnly', permission: 'salesOrder.import' },
    recordPayment: { schema: schemas.salesOrderPayment, mode: 'predict', permission: 'salesOrder.pay' },
    takeBackPayment: {
      schema: schemas.takenBackPayment,
      mode: 'predict',
      permission: 'salesOrder.pay',
    },
    markPicked: { schema: ofPick, mode: 'confirm', permission: null },
    markShipped: { schema: ofShipment, mode: 'confirm', permission: null },
    unrelease: { schema: ofPick, mode: 'predict', permission: null },
    rerelease: { schema: ofPick, mode: 'predict', permission: null },
    unpick: { schema: ofShipment, mode: 'predict', permission: null },
    unship: { schema: ofShipment, mode: 'confirm', permission: null },
    markReturned: { schema: schemas.returnedParts, mode: 'confirm', permission: null },
    unreturn: { schema: schemas.returnedParts, mode: 'confirm', permission: null },
    replaceGoods: { schema: replacedGoods, mode: 'confirm', permission: null },
    oweCredit: { schema: schemas.creditToOwe, mode: 'confirm', permission: null },
    markCredited: { schema: schemas.creditOwed.pick({ return: true }), mode: 'confirm', permission: null },
    markInvoiced: { schema: invoiced.invoicedParts, mode: 'confirm', permission: null },
    unmarkInvoiced: { schema: invoiced.uninvoicedParts, mode: 'confirm', permission: null },
    markAdvanced: { schema: invoiced.advancedParts, mode: 'confirm', permission: null },
    unmarkAdvanced: { schema: invoiced.advanceCredited, mode: 'confirm', permission: null },
    invoiceElsewhere: { schema: v.empty, mode: 'predict', permission: 'invoice.create' },
  },
  facts,
  stock: {
    confirmed: holdWhatIsOpen,
    amended: holdWhatIsOpen,
    linesCancelled: holdWhatIsOpen,
    cancelled: holdWhatIsOpen,
    closedShort: holdWhatIsOpen,
    reopened: holdWhatIsOpen,
    shipped: holdWhatIsOpen,
    allocated: allocation.allocate,
    freed: allocation.free,
    locked: allocation.lock,
    unlocked: allocation.unlock,
    goodsTaken: allocation.take,
    reservingBegun: holdWhatIsOpen,
    released: holdInBins,
    replacementAdded: holdWhatIsOpen,
    recorded: takeRecorded,
  },
  reactions: {
    released: makePick,
    goodsTaken: noteLosses,
    partOrdered: makeOrder,
    cancelled: cancelPicks,
    closedShort: cancelPicks,
  },
};
