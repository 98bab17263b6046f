import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import { endOfShelfLife, expiryOf } from '#model/goods-receipt/goods-receipt.lots.ts';
import type { LocationRow } from '#model/location/location.facts.ts';
import { isStocked } from '#model/product/product.bundle.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '../document/model-context.tsx';
import type { Say, WayOn } from '../scan-mode/said.ts';
import type { Change } from './receipt-lines.ts';
import { filling, overOf, type ReceiptStop } from './receipt-stops.ts';
import { useReceiptTold } from './use-receipt-told.ts';
import type { Receiving } from './use-receiving.ts';

/** Goods that have come; `quantity` in thousandths. */
export interface Coming {
  readonly product: ProductRow;
  readonly quantity: number;
  /** What the label says. */
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
  /** When a lot expires. */
  | { readonly is: 'expiry'; readonly product: ProductRow; readonly lot: string };

interface Taking {
  readonly row: GoodsReceiptRow;
  readonly receiving: Receiving;
  /** The bin that goods go to; undefined: to receiving. */
  readonly place: LocationRow | undefined;
  readonly say: Say;
  readonly ask: (asked: Asked | null) => void;
  readonly goTo: (stop: string) => void;
}

/** More than the order allows was agreed to. */
interface Allowed {
  readonly reason?: string;
}

export interface ReceiptTaking {
  readonly hand: Hand | null;
  readonly setHand: (hand: Hand | null) => void;
  /** Books goods, or asks what is to be done with them; tells if the label of their lot is needed first. */
  readonly receive: (item: Coming, allowed?: Allowed) => 'lotMissing' | null;
}

/** Books goods that were scanned or typed: on the rows they fill, in the bin that was scanned, with their lot. */
export function useReceiptTaking(taking: Taking): ReceiptTaking {
  const { row, receiving, place, say, goTo } = taking;
  const { t } = useLingui();
  const [hand, setHand] = useState<Hand | null>(null);
  const told = useReceiptTold();
  const askExpiry = useExpiryAsked(taking);
  const waysFrom = useWaysOn(taking, (item, allowed) => void receive(item, allowed));
  const book = (item: Coming, allowed: Allowed | undefined): void => {
    const { parts } = filling(rowsFor(item, receiving.stopsNow()), item.product.id, item.quantity);
    const location = item.rejecting === undefined ? (place?.id ?? null) : null;
    const changes = parts.map((part) => changeOf(item, part, location));
    const last = changes.at(-1);
    if (!last) return;
    const isBooked = receiving.give(changes, (after) => told.came(last, after), {
      overReason: allowed?.reason,
      offer: (refusal) => waysFrom.refused(refusal, item),
    });
    if (!isBooked) return;
    goTo(last.orderLine ?? last.product);
    setHand(item.rejecting === undefined ? [...sameIn(hand, last), ...changes] : null);
    askExpiry(item);
  };
  const receive: ReceiptTaking['receive'] = (scanned, allowed) => {
    const item = withKnownLot(scanned, hand);
    const { product, lot } = item;
    if (isTracked(product) && lot === undefined) return 'lotMissing';
    const isTwice =
      product.tracking === 'serial' &&
      receiving.linesNow().some((line) => line.product === product.id && isSame(line.lot?.code, lot));
    if (isTwice) say('wrong', t`${lot ?? ''} is counted already`);
    else if (item.rejecting !== undefined || allowed) book(item, allowed);
    else if (!waysFrom.asks(item, row.order !== null)) book(item, undefined);
    return null;
  };
  return { hand, setHand, receive };
}

/** The rows that goods may be booked on. */
export const rowsFor = ({ product, on }: Coming, stops: readonly ReceiptStop[]): readonly ReceiptStop[] =>
  stops.filter((stop) => stop.product === product.id && (on ?? stop.id) === stop.id);

/** Of a serial number there is one; goods of the lot that was scanned before need not say it again. */
function withKnownLot(item: Coming, hand: Hand | null): Coming {
  const { product } = item;
  const last = hand?.at(-1);
  const isAgain = product.tracking === 'lot' && last?.product === product.id && item.rejecting === undefined;
  const lot = item.lot ?? (isAgain ? last?.lot?.code : undefined);
  return { ...item, lot, quantity: product.tracking === 'serial' ? UNIT : item.quantity };
}

const isTracked = (product: ProductRow): boolean =>
  (product.tracking ?? 'none') !== 'none' && isStocked(product);

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** What is in hand already of the same goods in the same place: they go to a bin together. */
function sameIn(hand: Hand | null, { product, lot, location }: Change): Hand {
  const isAlike = (one: Change): boolean =>
    one.product === product && one.lot?.code === lot?.code && one.location === location;
  return hand?.every(isAlike) ? hand : [];
}

/** Goods as they are booked on a row. */
export function changeOf(
  { product, lot, expiresOn, rejecting }: Coming,
  { orderLine, quantity }: { readonly orderLine: string | null; readonly quantity: number },
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

/** Asks for the day of expiry of a lot that nobody knows it of. [RCS5] */
function useExpiryAsked({ row, receiving, ask }: Taking): (item: Coming) => void {
  const { view } = useModel().replica;
  return ({ product, lot }) => {
    if (!product.expires || lot === undefined || !isTracked(product)) return;
    const line = receiving
      .linesNow()
      .find((one) => one.product === product.id && isSame(one.lot?.code, lot));
    const isKnown =
      !line?.lot ||
      expiryOf(view, product.id, line.lot) !== null ||
      endOfShelfLife(view, product.id, row.createdAt) !== null;
    if (!isKnown) ask({ is: 'expiry', product, lot });
  };
}

/** What can be done with more than was ordered, and with what was not. [RCS3] */
function useWaysOn(
  { row, receiving, say, ask }: Taking,
  receive: (item: Coming, allowed: Allowed) => void,
) {
  const { t } = useLingui();
  const model = useModel();
  const told = useReceiptTold();
  const rejectWay = (item: Coming, start: number): WayOn => ({
    id: 'reject-it',
    icon: 'alert',
    label: t`Reject it…`,
    onPress: () => ask({ is: 'reject', product: item.product, start, item }),
  });
  const acceptWay = (item: Coming): WayOn => {
    const shared = { id: 'receive-over', icon: 'packageImport' } as const;
    if (!model.may('goodsReceipt.override'))
      return { ...shared, label: t`Count it anyway`, onPress: () => receive(item, {}) };
    const isExplained = row.overReason !== null;
    return isExplained
      ? { ...shared, label: t`Receive it anyway`, onPress: () => receive(item, {}) }
      : { ...shared, label: t`Receive it anyway…`, onPress: () => ask({ is: 'over', item }) };
  };
  return {
    /** Says what is wrong with goods, and asks; false if nothing is. */
    asks: (item: Coming, isOrdered: boolean): boolean => {
      const own = rowsFor(item, receiving.stopsNow());
      const what = told.goods({ product: item.product.id });
      if (isOrdered && own.length === 0) {
        say('wrong', t`${what} is not on the order`, [acceptWay(item), rejectWay(item, item.quantity)]);
        return true;
      }
      const { over } = filling(own, item.product.id, item.quantity);
      const isAgreed = own.some((stop) => overOf(stop) > 0);
      if (over === 0 || isAgreed) return false;
      const most = told.figure(own.reduce((sum, stop) => sum + (stop.most ?? 0), 0));
      const counted = told.figure(own.reduce((sum, { accepted }) => sum + accepted, item.quantity));
      say('wrong', t`${counted} of ${what} is too many: the order allows ${most}`, [
        acceptWay(item),
        rejectWay(item, over),
      ]);
      return true;
    },
    /** What has expired is not accepted, but it may be rejected. */
    refused: ({ code }: Refusal, item: Coming): readonly WayOn[] =>
      code === 'lotExpired' ? [rejectWay(item, item.quantity)] : [],
  };
}
