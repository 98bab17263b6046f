import type { Row } from '../engine/rows.ts';

/** A product, and its lot where it has them. */
export interface Goods {
  readonly product: string;
  readonly lot?: string | undefined;
}

/** Goods that came to a bin, or (with a minus) went, thousandths, and when. */
export interface TrailEntry extends Goods {
  readonly change: number;
  /** UTC ISO. */
  readonly at: string;
}

/** Goods in hand for open picks: gone from the bin, and still in the books there; thousandths. */
export interface TakenGoods extends Goods {
  readonly quantity: number;
}

/** A bin while a count has it; id is the location's. */
export interface CountedBinRow extends Row {
  readonly warehouse: string;
  readonly count: string;
  readonly taken: readonly TakenGoods[];
  /** What came and went since the count began. */
  readonly trail: readonly TrailEntry[];
}

/** When a bin, or a product (of one lot) in it, was last counted and posted; id is the location's or a `placeKey`. */
export interface LastCountRow extends Row {
  readonly location: string;
  readonly warehouse: string;
  /** Absent in the row of a whole bin. */
  readonly product?: string;
  readonly lot?: string;
  readonly count: string;
  /** UTC ISO. */
  readonly at: string;
  /** How many times picks have taken from it since. */
  readonly picks: number;
  /** A pick has emptied it, by the books, since. */
  readonly emptied?: true;
  /** Something from before the count became known after it was posted. [ST23] */
  readonly disturbed?: true;
}
