import { useLingui } from '@lingui/react/macro';
import type { Change } from './receipt-lines.ts';
import { filling } from './receipt-stops.ts';
import {
  changeOf,
  rowsFor,
  type Asked,
  type Coming,
  type Hand,
  type ReceiptTaking,
} from './use-receipt-taking.ts';
import { useReceiptTold } from './use-receipt-told.ts';
import type { Receiving } from './use-receiving.ts';

interface Rejecting extends Pick<ReceiptTaking, 'hand' | 'setHand'> {
  readonly receiving: Receiving;
  /** Books goods, and asks for their lot where it is needed. */
  readonly takeItem: (item: Coming) => void;
  readonly goTo: (stop: string) => void;
}

/**
 * Rejects goods: of what was received last they are taken off what was accepted, else they come to it. Of what came too
 * much, the others are accepted. [RCS6]
 */
export function useReceiptRejecting({ receiving, hand, setHand, takeItem, goTo }: Rejecting) {
  const { t } = useLingui();
  const told = useReceiptTold();
  const rejected = (changes: readonly Change[], quantity: number): boolean => {
    const [first] = changes;
    if (!first) return false;
    const figure = told.figure(quantity);
    const what = told.goods(first);
    const isBooked = receiving.give(changes, () => t`${figure} ${what} rejected`);
    if (isBooked) goTo(first.orderLine ?? first.product);
    return isBooked;
  };
  const ofTooMuch = (item: Coming, quantity: number, reason: string): void => {
    const came = Math.max(item.quantity, quantity);
    const { parts } = filling(rowsFor(item, receiving.stopsNow()), item.product.id, came);
    let kept = came - quantity;
    const changes = parts.flatMap((part): readonly Change[] => {
      const accepted = Math.min(kept, part.quantity);
      kept -= accepted;
      const refused = { ...part, quantity: part.quantity - accepted };
      return [
        changeOf(item, { ...part, quantity: accepted }, null),
        changeOf({ ...item, rejecting: reason }, refused, null),
      ].filter((change) => change.quantity + change.rejected > 0);
    });
    rejected(changes, quantity);
    setHand(null);
  };
  const ofRow = ({ product, on }: Rejected, quantity: number, reason: string): void => {
    const isOnIt = ({ orderLine, product: id }: Change): boolean => (orderLine ?? id) === on;
    const own = hand?.every(isOnIt) ? hand : [];
    const { turned, left } = turnedOver(own, quantity, reason);
    if (turned.length > 0 && !rejected(turned, quantity - left)) return;
    if (turned.length > 0) setHand(without(own, turned));
    if (left === 0) return;
    const more = { product, quantity: left, lot: undefined, rejecting: reason };
    takeItem(on === undefined ? more : { ...more, on });
  };
  return (asked: Rejected, quantity: number, reason: string): void =>
    asked.item ? ofTooMuch(asked.item, quantity, reason) : ofRow(asked, quantity, reason);
}

type Rejected = Extract<Asked, { is: 'reject' }>;

/** What is rejected of accepted goods, the last first, and how much they do not cover. */
function turnedOver(own: Hand, quantity: number, rejectReason: string) {
  let left = quantity;
  const turned = own.toReversed().flatMap((change): readonly Change[] => {
    const part = Math.min(left, change.quantity);
    left -= part;
    return part > 0 ? [{ ...change, quantity: -part, rejected: part, rejectReason }] : [];
  });
  return { turned, left };
}

/** What is still in hand. */
function without(own: Hand, turned: readonly Change[]): Hand | null {
  const rest = own.map((change, index) => {
    const gone = turned[own.length - 1 - index]?.rejected ?? 0;
    return { ...change, quantity: change.quantity - gone };
  });
  const kept = rest.filter(({ quantity }) => quantity > 0);
  return kept.length > 0 ? kept : null;
}
