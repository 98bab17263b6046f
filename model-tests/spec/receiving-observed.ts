import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { Observation } from '../kernel/conform.ts';

export interface UnknownItemObserved extends Observation {
  quantity: number;
  /** On its receipt and the one that is opened for it. */
  counted: number;
  /** Its receipt has a supplier. */
  supplied: boolean;
  /** The product has its code. */
  taught: boolean;
  isPosted: boolean;
  /** A receipt was opened for it. */
  further: boolean;
}

export interface GoodsReceiptObserved extends Observation {
  lines: number;
  /** Accepted and rejected. */
  counted: number;
  rejected: number;
  /** On hand because of this receipt. */
  moved: number;
  /** Unit cost of its first line while it is posted. */
  cost: number | null;
  /** Put away by movements. */
  putAway: number;
  /** Sent back to the supplier, and of that from where it was put. */
  back: number;
  backInPlace: number;
  /** A supplier's bill charges for some of it. */
  billed: boolean;
  /** Nothing that was accepted lies, or is to lie, in receiving. */
  straight: boolean;
  /** It is inspected before it is posted. */
  asked: boolean;
  /** A picture is among its files, and on its line. */
  pictured: boolean;
  shown: boolean;
  numbered: boolean;
  /** The received goods are still where they were put. */
  stillThere: boolean;
  /** Another order has, or had, it on a pick list. */
  taken: 'no' | 'yes' | 'let go';
  /** Its order is still open, or there is none. */
  awaited: boolean;
  /** Without an order. */
  blind: boolean;
  periodOpen: boolean;
  /** More than was ordered. */
  over: boolean;
  tracking: ProductForm['tracking'];
  /** Every line says the lot and its day of expiry, if its product has them. */
  named: boolean;
}
