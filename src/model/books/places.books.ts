import { countedOf, placeKey, unheldOf } from '../stock/stock.tables.ts';
import { UNIT } from '../values/money.ts';
import { Sums, unlessSame, type BookCheck } from './books.ts';

/** [BOK1] All places of a product, the outside ones too, sum to zero. */
export const placesSumToZero: BookCheck = function* (books) {
  const sums = new Sums();
  for (const { product, onHand } of books.rows('balance')) sums.add(product, onHand);
  for (const product of sums.keys())
    yield* unlessSame({ problem: 'placesDoNotSum', kind: 'product', document: product }, sums.of(product), 0);
};

/** [BOK2] No place of a warehouse has less than is reserved, on hold and about to move there. */
export const placesHaveEnough: BookCheck = function* (books) {
  for (const balance of books.rows('balance')) {
    const { product, warehouse, onHand, reserved, held = 0, bound = 0 } = balance;
    const isSound = reserved >= 0 && held >= 0 && bound >= 0 && unheldOf(balance) >= 0;
    if (warehouse === null || isSound) continue;
    const params = { onHand, taken: reserved + held + bound };
    yield { problem: 'placeIsShort', kind: 'product', document: product, params };
  }
};

/** [BOK3] A warehouse may promise what its places have. */
export const warehousesHaveTheirPlaces: BookCheck = function* (books) {
  const sums = new Sums();
  for (const balance of books.rows('balance'))
    if (balance.warehouse !== null)
      sums.add(placeKey(balance.product, balance.warehouse), countedOf(balance));
  for (const { product, warehouse, onHand } of books.rows('availability')) {
    const about = { problem: 'warehouseDiffers', kind: 'product', document: product } as const;
    yield* unlessSame(about, onHand, sums.of(placeKey(product, warehouse)));
  }
};

/** [BOK9] A serial number is one unit in one place. */
export const serialsAreInOnePlace: BookCheck = function* (books) {
  const [units, places] = [new Sums(), new Sums()];
  for (const { lot, onHand, warehouse, location } of books.rows('balance'))
    if (lot !== undefined && onHand > 0 && (warehouse !== null || location === 'transit')) {
      units.add(lot, onHand);
      places.add(lot, 1);
    }
  for (const lot of units.keys()) {
    const row = books.get('lot', lot);
    if (!row || books.get('product', row.product)?.tracking !== 'serial') continue;
    const params = { units: units.of(lot), places: places.of(lot) };
    if (params.units > UNIT || params.places > 1)
      yield { problem: 'serialIsTwice', kind: 'lot', document: lot, params };
  }
};
