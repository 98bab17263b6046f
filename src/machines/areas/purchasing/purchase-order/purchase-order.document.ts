import type { AppliedEvent, DocumentType, StockEffect } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  acknowledgement,
  amendment,
  arrival,
  openOrder,
  purchaseOrderFacts,
  purchaseOrderForm,
  sentBack,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { expectedReceipts } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { purchaseOrderKind } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { purchaseOrderMachine } from './purchase-order.machine.ts';

/** Updates what stock expects from the order's open quantities. */
function expectRest(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const order = view.get('purchaseOrder', event.document);
  return order ? { expect: expectedReceipts(view, order, env.today) } : {};
}

export const purchaseOrderDocument: DocumentType = {
  ...purchaseOrderKind,
  chart: purchaseOrderMachine,
  entersLines: { created: enteredIn('lines'), updated: enteredIn('lines'), amended: enteredIn('lines') },
  commands: {
    create: { schema: openOrder, mode: 'predict', permission: 'purchaseOrder.create' },
    update: { schema: purchaseOrderForm, mode: 'predict', permission: 'purchaseOrder.edit', savesForm: true },
    discard: { schema: v.empty, mode: 'predict', permission: 'purchaseOrder.edit' },
    place: { schema: v.empty, mode: 'predict', permission: 'purchaseOrder.place' },
    submit: { schema: v.empty, mode: 'predict', permission: 'purchaseOrder.edit' },
    approve: { schema: v.empty, mode: 'predict', permission: 'purchaseOrder.approve' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'purchaseOrder.approve' },
    withdraw: { schema: v.empty, mode: 'predict', permission: 'purchaseOrder.edit' },
    acknowledge: { schema: acknowledgement, mode: 'predict', permission: 'purchaseOrder.edit' },
    amend: { schema: amendment, mode: 'predict', permission: 'purchaseOrder.place', savesForm: true },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'purchaseOrder.cancel' },
    closeShort: { schema: v.withReason, mode: 'predict', permission: 'purchaseOrder.close' },
    reopen: { schema: v.withReason, mode: 'predict', permission: 'purchaseOrder.reopen' },
    receive: { schema: arrival, mode: 'confirm', permission: null },
    unreceive: { schema: arrival, mode: 'confirm', permission: null },
    markReturned: { schema: sentBack, mode: 'confirm', permission: null },
    unreturn: { schema: sentBack, mode: 'confirm', permission: null },
  },
  facts: purchaseOrderFacts,
  stock: {
    placed: expectRest,
    acknowledged: expectRest,
    amended: expectRest,
    received: expectRest,
    unreceived: expectRest,
    closed: expectRest,
    closedShort: expectRest,
    cancelled: expectRest,
    reopened: expectRest,
  },
};
