/** Ways in which a document can be unusual. */
export const pathRuleIds = [
  'pickedOnHold',
  'changedDuringDelivery',
  'cancelledDuringPicking',
  'heldAgain',
  'shippedTakenBack',
  'closedShort',
  'reopened',
  'receivedUnacknowledged',
  'changedAfterArrival',
  'receiptTakenBack',
  'countedAgain',
  'reversed',
  'reversedLate',
  'takenOver',
  'shortPicked',
  'pausedAgain',
  'cancelledDuringWork',
  'packedAgain',
  'cancelledPacked',
  'revived',
  'blockedAgain',
  'invitedAgain',
] as const;
export type PathRuleId = (typeof pathRuleIds)[number];

/** A deviation from the usual path: a fact written where, or as often as, it should not be. */
export interface PathRule {
  readonly id: PathRuleId;
  readonly kind: string;
  /** The fact to look for. */
  readonly fact: string;
  /** Only if the document was in one of these states of a region (empty: of the chart) when it was written. */
  readonly from?: { readonly region: string; readonly states: readonly string[] };
  /** Only if it was written at least this many times. */
  readonly least?: number;
  /** Only if it is rare: in at most this share of the documents that the fact was written for. */
  readonly share?: number;
  /** Only if it came at least this many days after the last occurrence of a fact before it. */
  readonly daysAfter?: { readonly fact: string; readonly days: number };
}

const order = (states: readonly string[]) => ({ region: 'commercial', states });
const goods = (states: readonly string[]) => ({ region: 'fulfilment', states });
const chart = (...states: readonly string[]) => ({ region: '', states });

/** Everything that is reported to a company as unusual; what a chart forbids cannot happen and has no rule here. */
export const pathRules: readonly PathRule[] = [
  { id: 'pickedOnHold', kind: 'salesOrder', fact: 'picked', from: order(['onHold']) },
  {
    id: 'changedDuringDelivery',
    kind: 'salesOrder',
    fact: 'amended',
    from: goods(['picking', 'partlyShipped', 'shipped']),
  },
  { id: 'cancelledDuringPicking', kind: 'salesOrder', fact: 'cancelled', from: goods(['picking']) },
  { id: 'heldAgain', kind: 'salesOrder', fact: 'held', least: 2 },
  { id: 'shippedTakenBack', kind: 'salesOrder', fact: 'unshipped' },
  { id: 'closedShort', kind: 'salesOrder', fact: 'closedShort' },
  { id: 'reopened', kind: 'salesOrder', fact: 'reopened' },
  {
    id: 'receivedUnacknowledged',
    kind: 'purchaseOrder',
    fact: 'received',
    from: order(['placed']),
    // Companies whose suppliers never acknowledge should not have every order reported.
    share: 0.1,
  },
  {
    id: 'changedAfterArrival',
    kind: 'purchaseOrder',
    fact: 'amended',
    from: { region: 'receipt', states: ['partlyReceived', 'received'] },
  },
  { id: 'receiptTakenBack', kind: 'purchaseOrder', fact: 'unreceived' },
  { id: 'closedShort', kind: 'purchaseOrder', fact: 'closedShort' },
  { id: 'reopened', kind: 'purchaseOrder', fact: 'reopened' },
  // A count is told line by line, so only another day makes it a second one.
  {
    id: 'countedAgain',
    kind: 'goodsReceipt',
    fact: 'counted',
    daysAfter: { fact: 'counted', days: 1 },
  },
  { id: 'reversed', kind: 'goodsReceipt', fact: 'reversed' },
  {
    id: 'reversedLate',
    kind: 'goodsReceipt',
    fact: 'reversed',
    daysAfter: { fact: 'posted', days: 7 },
  },
  { id: 'takenOver', kind: 'pick', fact: 'claimed', from: chart('claimed', 'picking') },
  { id: 'shortPicked', kind: 'pick', fact: 'shortPicked' },
  { id: 'pausedAgain', kind: 'pick', fact: 'paused', least: 2 },
  { id: 'cancelledDuringWork', kind: 'pick', fact: 'cancelled', from: chart('claimed', 'picking') },
  { id: 'packedAgain', kind: 'shipment', fact: 'packed', from: chart('packed') },
  { id: 'cancelledPacked', kind: 'shipment', fact: 'cancelled', from: chart('packed') },
  { id: 'reversed', kind: 'shipment', fact: 'reversed' },
  {
    id: 'reversedLate',
    kind: 'shipment',
    fact: 'reversed',
    daysAfter: { fact: 'shipped', days: 7 },
  },
  { id: 'revived', kind: 'product', fact: 'activated', from: chart('phasingOut') },
  { id: 'blockedAgain', kind: 'product', fact: 'blocked', least: 2 },
  { id: 'blockedAgain', kind: 'supplier', fact: 'blocked', least: 2 },
  { id: 'blockedAgain', kind: 'customer', fact: 'blocked', least: 2 },
  { id: 'invitedAgain', kind: 'member', fact: 'resent', least: 3 },
];
