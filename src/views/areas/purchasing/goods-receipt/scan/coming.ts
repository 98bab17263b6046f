import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import type { Change } from './receipt-lines.ts';
import { filling, type ReceiptStop } from './receipt-stops.ts';

/** Goods that have come; `quantity` in thousandths. */
export interface Coming {
  readonly product: ProductRow;
  readonly quantity: number;
  /** As far as the label says it, as is the day it expires. */
  readonly lot: string | undefined;
  readonly expiresOn?: string | undefined;
  /** Why they are rejected; absent: they are not. */
  readonly rejecting?: string;
  /** The row that they were typed on; absent: whichever they fill. */
  readonly on?: string;
}

/** Goods that were received last: what is rejected next is of them, and a bin takes them that have no place yet. */
export type Hand = readonly Change[];

/** What is asked in a dialog. */
export type Asked =
  /** Why more is received than ordered, or what was not ordered. */
  | { readonly is: 'over'; readonly item: Coming }
  /** How much is rejected, and why: of what came too much, else of a row. */
  | {
      readonly is: 'reject';
      readonly product: ProductRow;
      readonly start: number;
      readonly item?: Coming;
      readonly on?: string;
    }
  /** Which product an unknown code is of. */
  | { readonly is: 'which'; readonly code: string }
  /** Something is set aside that nobody knows. */
  | { readonly is: 'aside'; readonly code: string }
  /** When a lot expires. */
  | { readonly is: 'expiry'; readonly product: ProductRow; readonly lot: string };

/** The rows that goods may be booked on. */
export const rowsFor = ({ product, on }: Coming, stops: readonly ReceiptStop[]): readonly ReceiptStop[] =>
  stops.filter((stop) => stop.product === product.id && (on ?? stop.id) === stop.id);

/** Whether goods of a product are told apart by their lots or serial numbers. */
export const isTracked = (product: ProductRow): boolean =>
  (product.tracking ?? 'none') !== 'none' && isStocked(product);

/** Of a serial number there is one; goods of the lot that was scanned before need not say it again. [RCS5] */
export function withKnownLot(item: Coming, hand: Hand | null): Coming {
  const { product } = item;
  const last = hand?.at(-1);
  const isAgain = product.tracking === 'lot' && last?.product === product.id && item.rejecting === undefined;
  const lot = item.lot ?? (isAgain ? last?.lot?.code : undefined);
  return { ...item, lot, quantity: product.tracking === 'serial' ? UNIT : item.quantity };
}

/** What is in hand already of the same goods in the same place: they go to a bin together. */
export function sameIn(hand: Hand | null, { product, lot, location }: Change): Hand {
  const isAlike = (one: Change): boolean =>
    one.product === product && one.lot?.code === lot?.code && one.location === location;
  return hand?.every(isAlike) ? hand : [];
}

interface Part {
  readonly orderLine: string | null;
  readonly quantity: number;
}

/** Goods as they are booked on a row. */
function changeOf(
  { product, lot, expiresOn, rejecting }: Coming,
  { orderLine, quantity }: Part,
  location: string | null,
): Change {
  const day = product.expires ? (expiresOn ?? null) : null;
  return {
    product: product.id,
    orderLine,
    location,
    ...(isTracked(product) && lot !== undefined && { lot: { code: lot, expiresOn: day } }),
    quantity: rejecting === undefined ? quantity : 0,
    rejected: rejecting === undefined ? 0 : quantity,
    ...(rejecting !== undefined && { rejectReason: rejecting }),
  };
}

/** Goods as they are booked on the rows that they fill. [RCS2] */
export const bookedOn = (
  stops: readonly ReceiptStop[],
  item: Coming,
  location: string | null,
): readonly Change[] =>
  filling(rowsFor(item, stops), item.product.id, item.quantity).parts.map((part) =>
    changeOf(item, part, location),
  );

/** The same of goods that are rejected in part: those that fill the rows last. [RCS6] */
export function rejectedOn(
  stops: readonly ReceiptStop[],
  item: Coming,
  { quantity, reason }: { readonly quantity: number; readonly reason: string },
): readonly Change[] {
  const came = Math.max(item.quantity, quantity);
  let kept = came - quantity;
  return filling(rowsFor(item, stops), item.product.id, came).parts.flatMap((part): readonly Change[] => {
    const accepted = Math.min(kept, part.quantity);
    kept -= accepted;
    const refused = { ...part, quantity: part.quantity - accepted };
    return [
      changeOf(item, { ...part, quantity: accepted }, null),
      changeOf({ ...item, rejecting: reason }, refused, null),
    ].filter((change) => change.quantity + change.rejected > 0);
  });
}

/** What is rejected of goods in hand, the last first, and how much they do not cover. [RCS6] */
export function turnedOver(
  hand: Hand,
  quantity: number,
  rejectReason: string,
): { readonly turned: readonly Change[]; readonly left: number } {
  let left = quantity;
  const turned = hand.toReversed().flatMap((change): readonly Change[] => {
    const part = Math.min(left, change.quantity);
    left -= part;
    return part > 0 ? [{ ...change, quantity: -part, rejected: part, rejectReason }] : [];
  });
  return { turned, left };
}

/** What is in hand still, once some of it was turned over. */
export function without(hand: Hand, turned: readonly Change[]): Hand | null {
  const rest = hand.map((change, index) => {
    const gone = turned[hand.length - 1 - index]?.rejected ?? 0;
    return { ...change, quantity: change.quantity - gone };
  });
  const kept = rest.filter(({ quantity }) => quantity > 0);
  return kept.length > 0 ? kept : null;
}
