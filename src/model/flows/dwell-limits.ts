const HOUR = 1;
const DAY = 24 * HOUR;

/** How long (hours) a document may stay in a state before somebody should look, where a company says nothing else. */
export const dwellLimits: Readonly<Record<string, number>> = {
  'salesOrder.commercial.draft': 14 * DAY,
  'salesOrder.commercial.confirmed': 30 * DAY,
  'salesOrder.commercial.onHold': 7 * DAY,
  'salesOrder.fulfilment.picking': 3 * DAY,
  'salesOrder.fulfilment.partlyShipped': 14 * DAY,
  'purchaseOrder.commercial.draft': 14 * DAY,
  'purchaseOrder.commercial.placed': 30 * DAY,
  'purchaseOrder.commercial.acknowledged': 60 * DAY,
  'purchaseOrder.receipt.partlyReceived': 21 * DAY,
  'goodsReceipt.draft': 3 * DAY,
  'goodsReceipt.counted': 1 * DAY,
  'pick.released': 2 * DAY,
  'pick.claimed': 8 * HOUR,
  'pick.picking': 1 * DAY,
  'pick.paused': 1 * DAY,
  'shipment.open': 2 * DAY,
  'shipment.packed': 2 * DAY,
  'shipment.shipped': 14 * DAY,
  'product.draft': 30 * DAY,
  'product.blocked': 60 * DAY,
  'product.phasingOut': 180 * DAY,
  'supplier.blocked': 90 * DAY,
  'customer.blocked': 90 * DAY,
  'warehouse.blocked': 30 * DAY,
  'location.blocked': 30 * DAY,
  'member.invited': 7 * DAY,
  'member.expired': 30 * DAY,
};

/** Hours by state, null for none: what a company says otherwise. A state it says nothing of keeps what is usual. */
export type OwnLimits = Readonly<Record<string, number | null>>;

/** The limits (hours) that hold in a company, by state. */
export function limitsIn(own: OwnLimits | undefined): ReadonlyMap<string, number> {
  const limits = Object.entries({ ...dwellLimits, ...own });
  return new Map(limits.flatMap(([state, hours]) => (hours === null ? [] : [[state, hours]])));
}

/** What a company has to say so that these limits (hours, null for none) hold: nothing where they are the usual ones. */
export function ownLimits(own: OwnLimits | undefined, chosen: OwnLimits): OwnLimits {
  const all = Object.entries({ ...own, ...chosen });
  return Object.fromEntries(all.filter(([state, hours]) => hours !== (dwellLimits[state] ?? null)));
}
