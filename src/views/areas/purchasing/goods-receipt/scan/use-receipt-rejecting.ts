import { useLingui } from '@lingui/react/macro';
import { rejectedOn, turnedOver, without, type Asked, type Coming } from './coming.ts';
import type { Change } from './receipt-lines.ts';
import type { BookReceipt } from './use-book-receipt.ts';
import { useReceiptWords } from './use-receipt-words.ts';
import type { Receiving } from './use-receiving.ts';

interface Rejecting extends Pick<BookReceipt, 'hand' | 'setHand'> {
  readonly receiving: Receiving;
  /** Books goods, and asks for their lot where it is needed. */
  readonly takeItem: (item: Coming) => void;
  readonly goTo: (stop: string) => void;
}

type Rejected = Extract<Asked, { is: 'reject' }>;

/**
 * Rejects goods: of what was received last they are taken off what was accepted, else they come to it. Of what came too
 * much, the others are accepted. [RCS6]
 */
export function useReceiptRejecting({ receiving, hand, setHand, takeItem, goTo }: Rejecting) {
  const { t } = useLingui();
  const told = useReceiptWords();
  const give = (changes: readonly Change[], quantity: number): boolean => {
    const [first] = changes;
    if (!first) return false;
    const figure = told.figure(quantity);
    const what = told.goods(first);
    const isBooked = receiving.give(changes, () => t`${figure} ${what} rejected`);
    if (isBooked) goTo(first.orderLine ?? first.product);
    return isBooked;
  };
  const ofRow = ({ product, on }: Rejected, quantity: number, reason: string): void => {
    const isOnIt = ({ orderLine, product: id }: Change): boolean => (orderLine ?? id) === on;
    const own = hand?.every(isOnIt) ? hand : [];
    const { turned, left } = turnedOver(own, quantity, reason);
    if (turned.length > 0 && !give(turned, quantity - left)) return;
    if (turned.length > 0) setHand(without(own, turned));
    if (left === 0) return;
    const more = { product, quantity: left, lot: undefined, rejecting: reason };
    takeItem(on === undefined ? more : { ...more, on });
  };
  return (asked: Rejected, quantity: number, reason: string): void => {
    const { item } = asked;
    if (!item) return ofRow(asked, quantity, reason);
    setHand(null);
    give(rejectedOn(receiving.stopsNow(), item, { quantity, reason }), quantity);
    return undefined;
  };
}
