import type { Observation } from '../kernel/conform.ts';

/** A command as the rows see it. Quantities are in the smallest steps of the product's unit. */
export interface Ask {
  /** The payload has the right form, the person may do it, and a reason is given where one is required. */
  fits: boolean;
  /** How much it is about, where it is about a quantity. */
  quantity?: number;
  /** A form that changes what the document is used for, or how it is stocked. */
  changesUse?: boolean;
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
}

export interface SalesOrderSeen extends Observation {
  lines: number;
  ordered: number;
  cancelled: number;
  reserved: number;
  picked: number;
  shipped: number;
  revision: number;
  numbered: boolean;
  /** Prices and VAT class on each line. */
  complete: boolean;
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
  counted: number;
  /** On hand because of this receipt. */
  moved: number;
  /** What was received still lies where it was put. */
  stillThere: boolean;
}

export interface PickSeen extends Observation {
  asked: number;
  scanned: number;
  short: number;
  hardReserved: number;
  /** In staging because of this pick. */
  staged: number;
}

export interface ShipmentSeen extends Observation {
  packed: number;
  /** Left to the customer because of this shipment. */
  gone: number;
}
