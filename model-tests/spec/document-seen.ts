import type { Observation } from '../kernel/conform.ts';

/** A command as the rows see it. Quantities are in the smallest steps of the product's unit. */
export interface Ask {
  /** The payload has the right form, the person may do it, and a reason is given where one is required. */
  fits: boolean;
  /** How much it is about, where it is about a quantity. */
  quantity?: number;
  /** A form that changes what the document is used for, or how it is stocked. */
  changesUse?: boolean;
  /** A reason is given for what needs one only sometimes. */
  explained?: boolean;
  /** Asked from within the server, which answers for everybody. */
  within?: boolean;
  /** The role that is given: one that who asks may give, or one that may do more. */
  role?: 'low' | 'high';
  /** As a founder. */
  founder?: boolean;
  /** Asked by another person than the one whose work is looked at. */
  byAnother?: boolean;
  /** Which of two comments it is about: one's own, or the other person's. */
  about?: 'own' | 'other';
  /** People who are mentioned. */
  mentions?: number;
}

export interface MasterSeen extends Observation {
  /** Nothing on hand of it or in it; true for what holds no stock. */
  empty: boolean;
  /** Goods have ever moved of it or through it. */
  moved: boolean;
  /** A warehouse names this place as its receiving, staging or quarantine. */
  needed: boolean;
  /** An order with it is not over. */
  busy: boolean;
  /** Used as its form says first, or as the other form does; not there where it has no use that counts. */
  use?: 'first' | 'other';
}

export interface MemberSeen extends Observation {
  role: 'none' | 'low' | 'high';
  founder: boolean;
  /** A mail went to them within the hour. */
  fresh: boolean;
  /** The time of their invitation is over. */
  over: boolean;
  /** Another founder can act. */
  another: boolean;
}

type CommentWord = 'none' | 'written' | 'edited' | 'removed';

export interface CommentSeen extends Observation {
  /** What has become of each person's comment, and who is mentioned in it. */
  own: CommentWord;
  ownMentions: number;
  other: CommentWord;
  /** The document that it is about is there. */
  there: boolean;
  /** Whether the document has become another by what was said about it. */
  touched: boolean;
}

export interface SalesOrderSeen extends Observation {
  lines: number;
  ordered: number;
  cancelled: number;
  /** What cancelling or closing gave up. */
  givenUp: number;
  reserved: number;
  /** Each includes the next: on pick lists, in staging, gone. */
  released: number;
  picked: number;
  shipped: number;
  /** What each shipment took that is with the customer, in their order. */
  parcels: readonly number[];
  revision: number;
  numbered: boolean;
  /** Prices and VAT class on each line. */
  complete: boolean;
  /** In the warehouse: the bound of what can be released. */
  onHand: number;
  /** Goods to be picked, not services. */
  goods: boolean;
  customerActive: boolean;
  withinCredit: boolean;
  hasAddress: boolean;
  periodOpen: boolean;
}

export interface PurchaseOrderSeen extends Observation {
  lines: number;
  ordered: number;
  received: number;
  incoming: number;
  revision: number;
  numbered: boolean;
  supplierActive: boolean;
}

export interface GoodsReceiptSeen extends Observation {
  lines: number;
  /** Accepted and rejected. */
  counted: number;
  rejected: number;
  /** On hand because of this receipt. */
  moved: number;
  numbered: boolean;
  /** What was received still lies where it was put. */
  stillThere: boolean;
  /** Another order has, or had, it on a pick list. */
  taken: 'no' | 'yes' | 'let go';
  /** The order that it comes from is not over, or there is none. */
  awaited: boolean;
  /** From no order. */
  blind: boolean;
  periodOpen: boolean;
  /** More than was ordered. */
  over: boolean;
}

export interface PickSeen extends Observation {
  asked: number;
  scanned: number;
  short: number;
  /** Line by line: asked, scanned, short. */
  lines: readonly string[];
  hardReserved: number;
  /** Free in other bins than those where it was missed. */
  elsewhere: number;
  /** In staging because of this pick. */
  staged: number;
  /** Whose work it is. */
  claimed: 'nobody' | 'you' | 'another';
}

export interface ShipmentSeen extends Observation {
  /** In parcels. */
  packed: number;
  staged: number;
  /** Left to the customer because of this shipment. */
  gone: number;
  numbered: boolean;
  orderOnHold: boolean;
  /** The order ships complete only, and not all of it is here. */
  incomplete: boolean;
}
