import type { Rows } from '../engine/rows.ts';
import { gradedOf } from '../areas/sales/customer-return/customer-return.lines.ts';
import { underway, unready } from '../areas/stock/movement/movement.lines.ts';
import type { BookCheck, Books } from './books.ts';

/** Each is no more than the one before it, and none is below zero. */
const fall = (...figures: readonly number[]): boolean =>
  figures.every((figure, index) => figure >= 0 && (index === 0 || figure <= (figures[index - 1] ?? 0)));

const ofSold = (line: Rows['salesOrder']['lines'][number]): boolean =>
  line.cancelled >= 0 &&
  fall(line.quantity - line.cancelled, line.released, line.picked, line.shipped) &&
  fall(line.shipped, line.returned) &&
  fall(line.shipped, line.invoiced);

const ofOrdered = ({ received, rejected, returned = 0 }: Rows['purchaseOrder']['lines'][number]): boolean =>
  received >= 0 && rejected >= 0 && fall(received + rejected, returned);

const ofReceived = (line: Rows['goodsReceipt']['lines'][number]): boolean =>
  fall(line.quantity + line.rejected, line.returned ?? 0, line.returnedInPlace ?? 0);

const ofShipped = ({ quantity, returned = 0 }: Rows['shipment']['lines'][number]): boolean =>
  fall(quantity, returned);

const ofPicked = ({ quantity, picked, short }: Rows['pick']['lines'][number]): boolean =>
  fall(quantity, picked) && fall(quantity - picked, short);

const ofMoved = (line: Rows['movement']['lines'][number]): boolean =>
  [line.ready, line.sent, line.received, line.lost, line.returned, underway(line), unready(line)].every(
    (figure) => figure >= 0,
  );

const ofReturned = (line: Rows['customerReturn']['lines'][number]): boolean =>
  fall(line.quantity, line.received, gradedOf(line));

/** The documents of a kind of which a line contradicts itself. */
function* contradicting<
  K extends
    | 'salesOrder'
    | 'purchaseOrder'
    | 'goodsReceipt'
    | 'shipment'
    | 'pick'
    | 'movement'
    | 'customerReturn',
>(books: Books, kind: K, isSound: (line: Rows[K]['lines'][number]) => boolean) {
  for (const { id: document, lines } of books.rows(kind))
    if (!(lines as readonly Rows[K]['lines'][number][]).every(isSound))
      yield { problem: 'countersContradict', kind, document, params: {} } as const;
}

/** [BOK10] What was done with a line is within what is to be done: shipped within picked, returned within shipped. */
export const countersAreWithinEachOther: BookCheck = function* (books) {
  yield* contradicting(books, 'salesOrder', ofSold);
  yield* contradicting(books, 'purchaseOrder', ofOrdered);
  yield* contradicting(books, 'goodsReceipt', ofReceived);
  yield* contradicting(books, 'shipment', ofShipped);
  yield* contradicting(books, 'pick', ofPicked);
  yield* contradicting(books, 'movement', ofMoved);
  yield* contradicting(books, 'customerReturn', ofReturned);
};
