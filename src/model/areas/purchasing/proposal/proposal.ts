import type { DemandPattern } from '../forecast/demand-pattern.ts';
import type { MethodName } from '../forecast/forecast.ts';
import type { OrderedUnit } from '#model/values/units.ts';

/** Why a product is to be ordered for a warehouse: what is promised, its reorder rule, its forecast, or somebody who asked. */
export type Reason = 'promised' | 'belowMinimum' | 'forecast' | 'asked';

/** Another warehouse of the company that holds more than it needs itself. */
export interface TransferSource {
  readonly from: 'transfer';
  readonly warehouse: string;
  /** Thousandths, as all quantities here. */
  readonly quantity: number;
  /** What that warehouse can spare. */
  readonly spare: number;
}

/** An assembled bundle, built where it is needed. */
export interface BuildSource {
  readonly from: 'build';
  readonly quantity: number;
  /** Components of which too little is free there. */
  readonly lacking: readonly string[];
}

export interface SupplierSource {
  readonly from: 'supplier';
  readonly supplier: string;
  readonly quantity: number;
  /** Calendar days. */
  readonly leadDays: number;
  /** The day it comes if it is ordered today. */
  readonly comesOn: string;
  /** Whether that is soon enough. */
  readonly isInTime: boolean;
  /** The least, and the multiple, that is sold. */
  readonly minimum: number;
  readonly multiple: number;
  /** What it is bought in; absent: the stock unit. */
  readonly orderedIn?: OrderedUnit | undefined;
  /**
   * What the quantity costs, minor units of the company's currency at the day's rate; null where the price or the rate is
   * not known, absent for who may not see costs.
   */
  readonly cost?: number | null | undefined;
}

export type Source = TransferSource | BuildSource | SupplierSource;

/** What changes the stock of a product in a warehouse on a day. */
export interface ProjectedDay {
  readonly on: string;
  /** What comes, and what leaves. */
  readonly into: number;
  readonly out: number;
  /** What is left at its end. */
  readonly left: number;
}

/** Something that is expected, but later than it is needed. */
export interface LateReceipt {
  /** The kind of the document. */
  readonly kind: string;
  readonly document: string;
  readonly on: string;
  readonly quantity: number;
}

/** The forecast that a reorder rule asked for; shares are hundredths of a per cent of what was demanded. */
export interface ForecastNote {
  readonly pattern: DemandPattern;
  readonly method: MethodName;
  readonly isSeasonal: boolean;
  /** Whether it counts: it was off less than last week's demand again. */
  readonly isUsed: boolean;
  /** What is expected in the coming week, thousandths. */
  readonly week: number;
  readonly wape: number;
  readonly bias: number;
  readonly naiveWape: number;
}

/** A product to order for a warehouse. Quantities are thousandths of its stock unit, days are the company's. */
export interface Proposal {
  /** `product:warehouse`. */
  readonly id: string;
  readonly product: string;
  readonly warehouse: string;
  readonly reason: Reason;
  /** What is kept there at least; 0 without a rule. */
  readonly level: number;
  /** What is left once everything within the time looked ahead has left, and everything expected has come. */
  readonly projected: number;
  /** The first day that ends below the level; null where only somebody's asking brought it here. */
  readonly shortOn: string | null;
  /** What is lacking, before what is on drafts. */
  readonly need: number;
  /** What drafts of orders, transfers and builds bring already. */
  readonly onDrafts: number;
  /** The best one first; without any nobody sells, has or builds it. */
  readonly sources: readonly Source[];
  /** The last day on which the first source can be ordered from to be in time; null: there is no such day. */
  readonly orderBy: string | null;
  /** What is expected too late; without a need, it is all that is wrong. */
  readonly late: readonly LateReceipt[];
  readonly days: readonly ProjectedDay[];
  /** Absent where the rule asks for none, or too little is known for one. */
  readonly forecast?: ForecastNote | undefined;
  /** Somebody has put it off: to a day, or `never`. */
  readonly putOff?: string | undefined;
}
