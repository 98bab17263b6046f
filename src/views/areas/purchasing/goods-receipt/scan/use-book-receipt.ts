import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { endOfShelfLife, expiryOf } from '#model/areas/stock/lot/received-lots.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { bookedOn, isTracked, sameIn, withKnownLot, type Coming, type Hand } from './coming.ts';
import { useReceiptWords } from './use-receipt-words.ts';
import type { Receiving } from './use-receiving.ts';
import { isSameLot } from './receipt-lines.ts';
import type { ReceiptBooking } from './receipt-booking.ts';
import { useWaysOn, type Allowed } from './use-ways-on.ts';

export interface BookReceipt {
  readonly hand: Hand | null;
  readonly setHand: (hand: Hand | null) => void;
  /** Books goods, or asks what is to be done with them; tells if the label of their lot is needed first. */
  readonly receive: (item: Coming, allowed?: Allowed) => 'lotMissing' | null;
}

/** Books goods that were scanned or typed: on the rows they fill, in the bin that was scanned, with their lot. */
export function useBookReceipt(taking: ReceiptBooking): BookReceipt {
  const { row, receiving, place, say, goTo } = taking;
  const { t } = useLingui();
  const [hand, setHand] = useState<Hand | null>(null);
  const told = useReceiptWords();
  const askExpiry = useExpiryAsked(taking);
  const ways = useWaysOn(taking);
  const book = (item: Coming, allowed?: Allowed): void => {
    const isRejected = item.rejecting !== undefined;
    const changes = bookedOn(receiving.stopsNow(), item, isRejected ? null : (place?.id ?? null));
    const last = changes.at(-1);
    if (!last) return;
    const isBooked = receiving.give(changes, (after) => told.came(last, after), {
      overReason: allowed?.reason,
      offer: (refusal) => ways.refused(refusal, item),
    });
    if (!isBooked) return;
    goTo(last.orderLine ?? last.product);
    setHand(isRejected ? null : [...sameIn(hand, last), ...changes]);
    askExpiry(item);
  };
  const receive: BookReceipt['receive'] = (scanned, allowed) => {
    const item = withKnownLot(scanned, hand);
    const { product, lot } = item;
    if (isTracked(product) && lot === undefined) return 'lotMissing';
    if (isCountedSerial(item, receiving)) say('wrong', t`${lot ?? ''} is counted already`);
    else if (item.rejecting !== undefined || allowed) book(item, allowed);
    else if (!ways.asks(item, row.order !== null, book)) book(item);
    return null;
  };
  return { hand, setHand, receive };
}

/** A serial number is there once. */
const isCountedSerial = ({ product, lot }: Coming, { linesNow }: Receiving): boolean =>
  product.tracking === 'serial' &&
  linesNow().some((line) => line.product === product.id && isSameLot(line.lot?.code, lot));

/** Asks for the day of expiry of a lot that nobody knows it of. [RCS5] */
function useExpiryAsked({ row, receiving, ask }: ReceiptBooking): (item: Coming) => void {
  const { view } = useModel().replica;
  return ({ product, lot }) => {
    if (!product.expires || lot === undefined || !isTracked(product)) return;
    const line = receiving
      .linesNow()
      .find((one) => one.product === product.id && isSameLot(one.lot?.code, lot));
    const isKnown =
      !line?.lot ||
      expiryOf(view, product.id, line.lot) !== null ||
      endOfShelfLife(view, product.id, row.createdAt) !== null;
    if (!isKnown) ask({ is: 'expiry', product, lot });
  };
}
