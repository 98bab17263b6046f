const HOUR = 1;
const DAY = 24 * HOUR;

/** How long (hours) a document may stay in a state before somebody should look, by chart and state. */
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

export interface DwellLimit {
  /** Id of the state. */
  readonly state: string;
  /** The part of the chart it stands in; empty where the chart has one. */
  readonly region: string;
  readonly name: string;
  readonly hours: number;
}

/** The limits of a chart whose regions, if it has some, are flat. */
export function limitsOf(chart: string): readonly DwellLimit[] {
  return Object.entries(dwellLimits).flatMap(([state, hours]) => {
    const [of, ...path] = state.split('.');
    const name = path.at(-1) ?? '';
    return of === chart ? [{ state, region: path.slice(0, -1).join('.'), name, hours }] : [];
  });
}
