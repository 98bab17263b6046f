import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { Observation } from '../kernel/conform.ts';

/** A command as the rows see it. Quantities are in the smallest steps of the product's unit. */
export interface Ask {
  /** The payload is well-formed, the person may do it, and a required reason is given. */
  fits: boolean;
  /** The quantity, if it has one. */
  quantity?: number;
  /** The unit cost, if it has one. */
  cost?: number;
  /** A form that changes how the document is used, or how it is stocked. */
  changesUse?: boolean;
  /** A form that lacks what the type requires, or has it; absent where it says nothing of its type. */
  /** What it is then made of. */
  parts?: 'few' | 'many';
  lacks?: boolean;
  /** A form of the parent of variants. */
  parent?: boolean;
  /** A reason is given for what needs one only sometimes. */
  explained?: boolean;
  /** A day that is over is given. */
  past?: boolean;
  /** Asked from within the server, which answers for everybody. */
  within?: boolean;
  /** The role being given: one that the asking person may give, or one with more permissions. */
  role?: 'low' | 'high';
  /** As a founder. */
  founder?: boolean;
  /** What is said to have become of goods. */
  outcome?: 'lost' | 'returned' | 'found';
  /** A form that asks for approval. */
  asksApproval?: boolean;
  /** Asked by someone other than the person whose work is observed. */
  byAnother?: boolean;
  /** Which of two comments it is about: the person's own, or the other person's. */
  about?: 'own' | 'other';
  /** The plan that a subscription begins with, or changes to; null: none. */
  plan?: string | null;
  /** A trial comes first. */
  trial?: boolean;
  /** There is a card. */
  card?: boolean;
  /** Which of the invoices it is about, from 0. */
  bill?: number;
  /** What failed was the last try. */
  last?: boolean;
  /** A form that names the other of two addresses. */
  elsewhere?: boolean;
  /** A form about what is still to come. */
  coming?: boolean;
  /** A form about documents that who asks may not see. */
  unseen?: boolean;
  /** Number of mentioned people. */
  mentions?: number;
  /** An import whose key is mapped; how many of its lines are ready, and taken. */
  keyed?: boolean;
  ready?: number;
  taken?: number;
  /** A choice of so many kinds that are kept in step, and so many of its fields in conflict. */
  kinds?: number;
  conflicts?: number;
}

export interface MasterObserved extends Observation {
  /** No stock on hand of it or in it; true for anything that holds no stock. */
  empty: boolean;
  /** Its goods have moved, or goods have moved through it, at least once. */
  moved: boolean;
  /** A warehouse names this place as its receiving, staging or quarantine. */
  needed: boolean;
  /** An order with it is still open. */
  busy: boolean;
  /** A pick missed goods in it, and nobody has looked since; absent for anything else than a place. */
  doubted?: boolean;
  /** On hold in it, and neither on hold nor reserved; absent for anything else than a place. */
  held?: number;
  unheld?: number;
  /** It lacks what its type requires; absent for anything that has no type. */
  lacks?: boolean;
  /** What it is made of, if it is a bundle; absent for anything but products. */
  parts?: 'none' | 'few' | 'many';
  /** Its use according to its first form or the other one; absent if its use does not matter. */
  use?: 'first' | 'other';
  /** It is only the parent of its variants, and how many of these there are; absent for anything else than a product. */
  parent?: boolean;
  variants?: number;
}

export interface MemberObserved extends Observation {
  role: 'none' | 'low' | 'high';
  founder: boolean;
  /** A mail was sent to them within the hour. */
  fresh: boolean;
  /** Their invitation has expired. */
  over: boolean;
  /** Another founder can act. */
  another: boolean;
}

type CommentWord = 'none' | 'written' | 'edited' | 'removed' | 'asked' | 'carriedOut' | 'declined';

export interface CommentObserved extends Observation {
  /** The state of each person's comment, and who is mentioned in it. */
  own: CommentWord;
  ownMentions: number;
  other: CommentWord;
  /** The document it is about exists. */
  there: boolean;
  /** Whether the comments have changed the document itself. */
  touched: boolean;
  /** The product is blocked or archived, which may be asked for: at all, and since it was asked. */
  done: boolean;
  doneSince: boolean;
}

export interface SalesOrderObserved extends Observation {
  lines: number;
  ordered: number;
  cancelled: number;
  /** Quantity given up by cancelling or closing. */
  givenUp: number;
  reserved: number;
  /** Each includes the next: on pick lists, in staging, gone. */
  /** Of it not in bins, freed by somebody, whether it is locked, and what is free in the warehouse. */
  soft: number;
  freed: number;
  locked: boolean;
  /** When its goods are reserved, where somebody decided; and whether that is still to come. */
  policy: string;
  fromLater: boolean;
  free: number;
  /** What another order has of the same goods, and what it wants of them. */
  others: number;
  othersOpen: number;
  released: number;
  picked: number;
  shipped: number;
  /** Quantity in each shipment that is with the customer, in order. */
  parcels: readonly number[];
  revision: number;
  /** Of what was shipped. */
  returned: number;
  /** Returns that are to be credited. */
  toCredit: number;
  /** What was paid, and what was shipped and is not, minor units. */
  paid: number;
  unpaid: number;
  /** It was recorded from another system, and is paid there. */
  paidElsewhere: boolean;
  /** The company invoices here; whether something was, what is, and what is to be. */
  here: boolean;
  isInvoiced: boolean;
  invoices: number;
  /** Pieces that the newest invoice can be credited for, that were credited and stay, and how many returns were credited. */
  creditable: number;
  keptPieces: number;
  credits: number;
  invoiced: number;
  toInvoice: number;
  /** Its advances, what is left of them, and what can still be invoiced in advance (minor units without VAT). */
  advances: number;
  advanced: number;
  advanceable: number;
  numbered: boolean;
  /** How often it was sent as a quote with something changed, whether its last day is over, and what is ordered in parts. */
  quoteRevision: number;
  over: boolean;
  inParts: number;
  /** Every line has a price and a VAT class. */
  complete: boolean;
  /** In the warehouse: the limit for releasing. */
  onHand: number;
  /** Goods to be picked, not services. */
  goods: boolean;
  customerActive: boolean;
  withinCredit: boolean;
  hasAddress: boolean;
  periodOpen: boolean;
}

export interface PurchaseOrderObserved extends Observation {
  lines: number;
  ordered: number;
  received: number;
  incoming: number;
  revision: number;
  /** Sent back to the supplier. */
  back: number;
  numbered: boolean;
  supplierActive: boolean;
}

export interface CountObserved extends Observation {
  /** Found on its one line, and what should have been there then; null while nobody has counted it. */
  counted: number | null;
  variance: number | null;
  /** The difference that was explained. */
  explained: number | null;
  by: 'nobody' | 'you' | 'another';
  parked: 'no' | 'waiting' | 'resolved';
  /** In the bin by the books. */
  booked: number;
  /** The bin belongs to the count. */
  holdsBin: boolean;
  numbered: boolean;
  /** Another open count has the bin. */
  isTaken: boolean;
  /** What it found too many lies there, and is free. */
  stillThere: boolean;
  /** The piece that a pick has reserved in the bin: still there, or in hand. */
  pick: 'waits' | 'in hand' | 'gone';
}

export interface AdjustmentObserved extends Observation {
  lines: number;
  /** What its lines add to stock, with a minus what they take. */
  change: number;
  /** In the bin of its lines. */
  onHand: number;
  /** Promised to an order. */
  promised: number;
  /** Out of stock because of it. */
  lost: number;
  numbered: boolean;
  periodOpen: boolean;
  /** Beyond what its author commits alone. */
  limited: boolean;
}

export interface LotObserved extends Observation {
  /** What lies of it. */
  onHand: number;
  /** What of it may be promised. */
  free: number;
  /** Its last day is over. */
  over: boolean;
}

export interface PickObserved extends Observation {
  asked: number;
  scanned: number;
  short: number;
  /** Line by line: its lot, requested, scanned, short. */
  lines: readonly string[];
  hardReserved: number;
  /** Free in other bins than those where it was missing. */
  elsewhere: number;
  /** Bins, and lots in them, where the goods are doubted. */
  doubted: number;
  tracking: ProductForm['tracking'];
  /** What lies free of a lot that is not on the list, in the bin of the first line. */
  otherLot: number;
  /** In staging because of this pick. */
  staged: number;
  /** Whose work it is. */
  claimed: 'nobody' | 'you' | 'another';
}

export interface MovementObserved extends Observation {
  lines: number;
  asked: number;
  /** Kept ready in its place. */
  ready: number;
  /** Could be made ready for it besides. */
  takeable: number;
  /** On its way. */
  underway: number;
  received: number;
  lost: number;
  returned: number;
  /** Expected at the other warehouse. */
  expected: number;
  /** What lies in all places of the company, the way between them included. */
  owned: number;
  numbered: boolean;
  asksApproval: boolean;
  approved: boolean;
  requested: 'nobody' | 'you' | 'another';
  claimed: 'nobody' | 'you' | 'another';
  /** Between warehouses. */
  travels: boolean;
  periodOpen: boolean;
  /** An order has, or had, some of it on a pick list. */
  taken: 'no' | 'yes' | 'let go';
}

export interface ShipmentObserved extends Observation {
  /** In parcels. */
  packed: number;
  staged: number;
  /** Shipped to the customer by this shipment. */
  gone: number;
  numbered: boolean;
  orderOnHold: boolean;
  /** The order ships complete only, and some of it is missing here. */
  incomplete: boolean;
  /** Its lot, if it has one: not blocked, blocked, or allowed all the same. */
  lot: 'none' | 'good' | 'kept' | 'allowed';
  /** Came back, of what was shipped. */
  returned: number;
}

export interface CustomerReturnObserved extends Observation {
  announced: number;
  /** Why it comes back was said. */
  explained: boolean;
  received: number;
  graded: number;
  /** As something that the customer is owed for. */
  kept: number;
  /** In quarantine, and where it was picked. */
  quarantined: number;
  stocked: number;
  /** What the order counts as returned. */
  back: number;
  /** It has an amount to credit. */
  owed: boolean;
  numbered: boolean;
  /** It was approved more than thirty days ago. */
  over: boolean;
  periodOpen: boolean;
}

export interface SupplierReturnObserved extends Observation {
  announced: number;
  /** Why each of it goes back was said. */
  explained: boolean;
  /** It lies where it is taken from. */
  liesThere: boolean;
  /** In quarantine and in the bin. */
  stocked: number;
  /** What the receipt and the order count as sent back: the same. */
  back: number;
  credited: boolean;
  numbered: boolean;
  periodOpen: boolean;
}

export interface AssemblyObserved extends Observation {
  /** Thousandths of the bundle. */
  asked: number;
  built: number;
  /** It takes bundles apart. */
  unbuilds: boolean;
  /** Thousandths of what it takes: in stock, reserved for it, and free. */
  there: number;
  kept: number;
  free: number;
  /** Thousandths of what it makes: in stock, and expected of it. */
  made: number;
  coming: number;
  numbered: boolean;
  /** What it made lies where it was put, free to go. */
  isLeft: boolean;
  /** What it takes is blocked. */
  blocked: boolean;
  /** An order has what it would take. */
  taken: 'no' | 'yes' | 'let go';
  periodOpen: boolean;
}

export interface LandedCostObserved extends Observation {
  /** Minor units that are to be spread. */
  charged: number;
  /** The receipt that is to come carries it, not the one that is posted. */
  onComing: boolean;
  /** That receipt has come. */
  arrived: boolean;
  /** What the stock of their product is worth, minor units. */
  worth: number;
  numbered: boolean;
  periodOpen: boolean;
}
