import type { Observation } from '../kernel/conform.ts';

export interface CategoryObserved extends Observation {
  /** It has a subcategory in use. */
  child: boolean;
  /** It contains a product in use. */
  product: boolean;
  /** It has a parent. */
  below: boolean;
}

export interface ProductTypeObserved extends Observation {
  /** A type in use is below it. */
  child: boolean;
  /** A product is of it. */
  product: boolean;
  /** It has a parent. */
  below: boolean;
  /** The type that can be its parent is in use. */
  open: boolean;
}

export interface RoleObserved extends Observation {
  /** A member has it. */
  used: boolean;
  /** It holds a permission that its editor lacks. */
  strong: boolean;
}

export interface CompanyObserved extends Observation {
  named: 'nothing' | 'first' | 'second';
  /** The books are closed up to some day. */
  closed: boolean;
  /** Members need a second factor. */
  guarded: boolean;
  /** It has a GS1 prefix. */
  prefixed: boolean;
  /** Pallets with a number. */
  pallets: number;
  /** Papers end with a text of its own. */
  worded: boolean;
  /** Sales orders are numbered with a prefix of its own. */
  renumbered: boolean;
  /** Its mail is answered to an address of its own. */
  signed: boolean;
  logo: boolean;
  /** Whether it waits to close, or to be lost to its founders, and whether the days are over. */
  waits: 'no' | 'still' | 'over';
}

type FileWord = 'none' | 'there' | 'removed' | 'mailed' | 'settled';

export interface FilesObserved extends Observation {
  /** The state of the file that the person attached, and of another person's. */
  own: FileWord;
  other: FileWord;
  /** The document they belong to exists. */
  there: boolean;
  /** The person may edit the document. */
  editor: boolean;
  /** Whether the files have changed the document itself. */
  touched: boolean;
}

export interface ReasonObserved extends Observation {
  /** Its action offers no other. */
  alone: boolean;
}

export interface PartyCategoryObserved extends Observation {
  /** It has a subcategory in use. */
  child: boolean;
  /** A customer or supplier in use is in it. */
  party: boolean;
  /** While it is archived, another one has its name. */
  taken: boolean;
  /** It has a parent. */
  below: boolean;
}

export interface PaymentTermObserved extends Observation {
  /** It is the company's default. */
  usual: boolean;
}

/** Nothing of a carrier decides what becomes of it. */
export type CarrierObserved = Observation;

/** Nothing of a delivery term decides what becomes of it. */
export type DeliveryTermObserved = Observation;

/** Nothing of a tag decides what becomes of it. */
export type TagObserved = Observation;

export interface WebhookObserved extends Observation {
  /** It goes to the other of two addresses. */
  elsewhere: boolean;
  /** Nothing has arrived for five days. */
  overdue: boolean;
}

/** Nothing of a unit decides what becomes of it. */
export type UnitObserved = Observation;

export interface LabelFormatObserved extends Observation {
  /** The company usually prints labels of products in it. */
  usual: boolean;
}
