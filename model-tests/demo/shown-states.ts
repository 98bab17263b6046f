import type { TableName } from '#model/engine/rows.ts';

/** The states of the documents that lists show in every company of the demonstration. */
export const shownStates: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  product: ['active'],
  purchaseOrder: [
    'draft.notReceived',
    'awaitingApproval.notReceived',
    'placed.notReceived',
    'acknowledged.notReceived',
    'cancelled.notReceived',
    'placed.partlyReceived',
    'closed.received',
    'closed.partlyReceived',
  ],
  goodsReceipt: ['draft', 'counted', 'posted', 'reversed', 'discarded'],
  salesOrder: [
    'nothing.draft.notStarted',
    'nothing.quoted.notStarted',
    'nothing.expired.notStarted',
    'nothing.lost.notStarted',
    'nothing.ordered.notStarted',
    'nothing.awaitingApproval.notStarted',
    'nothing.confirmed.notStarted',
    'nothing.confirmed.picking',
    'nothing.onHold.notStarted',
    'toInvoice.confirmed.partlyShipped',
    'toInvoice.closed.shipped',
    'nothing.cancelled.notStarted',
  ],
  pick: ['released', 'claimed', 'picking', 'paused', 'picked', 'cancelled'],
  shipment: ['open', 'packed', 'shipped', 'delivered', 'cancelled', 'reversed'],
  movement: [
    'draft',
    'requested',
    'reserved',
    'done',
    'reversed',
    'cancelled',
    'inTransit',
    'partlyReceived',
  ],
  adjustment: ['draft', 'ready', 'posted', 'reversed', 'discarded'],
  count: ['planned', 'cancelled', 'counting', 'paused', 'counted', 'reviewed', 'posted', 'reversed'],
  customerReturn: [
    'draft',
    'requested',
    'refused',
    'cancelled',
    'approved',
    'expired',
    'received',
    'graded',
    'posted',
    'closed',
  ],
  supplierReturn: ['draft', 'requested', 'rejected', 'cancelled', 'accepted', 'dispatched', 'credited'],
  lot: ['active', 'blocked'],
  priceList: ['active', 'archived'],
  price: ['active'],
};

/** Those that one company has besides, by its key. */
export const ownStates: Readonly<Record<string, typeof shownStates>> = {
  nordlager: {
    assembly: ['draft', 'released', 'partlyBuilt', 'built', 'reversed', 'cancelled'],
    apiClient: ['active', 'rotating', 'suspended', 'expired', 'revoked'],
    workflow: ['draft', 'enabled', 'disabled', 'archived'],
    productType: ['active', 'archived'],
    subscription: ['active'],
  },
  baltic: { workflow: ['draft', 'enabled'], subscription: ['trialing'] },
  fjord: { subscription: ['pastDue'] },
};
