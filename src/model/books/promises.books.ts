import { placeKey } from '../stock/stock.tables.ts';
import { Sums, unlessSame, type BookCheck } from './books.ts';

/** [BOK4] What is reserved is what lines hold, in warehouses and in places, and no more than there is. */
export const reservedIsHeld: BookCheck = function* (books) {
  const [held, hard, placed] = [new Sums(), new Sums(), new Sums()];
  for (const row of books.rows('reservation')) {
    held.add(placeKey(row.product, row.warehouse), row.soft + row.hard);
    hard.add(placeKey(row.product, row.warehouse), row.hard);
  }
  for (const { product, warehouse, reserved } of books.rows('balance'))
    if (warehouse !== null) placed.add(placeKey(product, warehouse), reserved);
  for (const { id, product, onHand, reserved } of books.rows('availability')) {
    const about = { kind: 'product', document: product } as const;
    yield* unlessSame({ problem: 'reservedDiffers', ...about }, reserved, held.of(id));
    yield* unlessSame({ problem: 'reservedDiffers', ...about }, placed.of(id), hard.of(id));
    if (reserved > onHand) yield { problem: 'moreReservedThanThere', ...about, params: { reserved, onHand } };
  }
};

/** [BOK5] No line holds more than it wants. */
export const linesHoldWhatTheyWant: BookCheck = function* (books) {
  for (const { kind, document, open, soft, hard } of books.rows('reservation'))
    if (soft < 0 || hard < 0 || soft + hard > open)
      yield { problem: 'moreHeldThanWanted', kind, document, params: { held: soft + hard, open } };
};

/** [BOK6] What is outgoing is what lines want, and what is incoming what lines bring. */
export const comingAndGoingIsOpen: BookCheck = function* (books) {
  const [wanted, expected] = [new Sums(), new Sums()];
  for (const row of books.rows('reservation')) wanted.add(placeKey(row.product, row.warehouse), row.open);
  for (const row of books.rows('expectedReceipt'))
    expected.add(placeKey(row.product, row.warehouse), row.open);
  for (const { id, product, outgoing, incoming } of books.rows('availability')) {
    const about = { kind: 'product', document: product } as const;
    yield* unlessSame({ problem: 'outgoingDiffers', ...about }, outgoing, wanted.of(id));
    yield* unlessSame({ problem: 'incomingDiffers', ...about }, incoming, expected.of(id));
  }
};
