import { pricedLine, type PricedLine } from '#model/lines/line-schemas.ts';
import { UNIT } from '#model/values/money.ts';
import { priceFor } from '#model/values/unit-cost.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import type { LineCells } from './line-cells.ts';
import { wholeIn, type Written } from './line-editor.ts';

const { shape } = pricedLine;

export type PricedCell = 'quantity' | 'price' | 'discount' | 'promisedOn';

/** The typed cells of a line with a price. */
export const pricedCells: LineCells<PricedCell> = {
  quantity: { kind: 'number', schema: shape.quantity, digits: 3, aboveZero: true },
  price: { kind: 'number', schema: shape.price, digits: 4, least: 2 },
  discount: {
    kind: 'number',
    schema: shape.discount,
    digits: 2,
    most: 10_000,
    emptyIsZero: true,
    hidesZero: true,
  },
  promisedOn: { kind: 'day', schema: shape.promisedOn },
};

/** A line with quantity one and no product. */
export const blankLine = (id: string): Written<PricedLine, PricedCell> => ({
  id,
  product: null,
  text: '',
  quantity: UNIT,
  price: null,
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
  wrong: {},
});

type Line = Written<PricedLine, PricedCell>;

/** The usual price of a product (ten-thousandths) for one of a unit; null if it has none. */
export type UsualPrice = (orderedIn: OrderedUnit | undefined) => number | null;

/** A line ordered in another unit. Its price becomes the usual one of that unit if it was the usual one, else the same share. */
export function inUnit<L extends Line>(line: L, orderedIn: OrderedUnit | undefined, usual: UsualPrice): L {
  const isUsual = line.price === usual(line.orderedIn);
  const share = line.price === null ? null : priceFor(line.price, line.orderedIn, orderedIn);
  const { orderedIn: _, ...rest } = line;
  const unit = orderedIn ? { orderedIn } : {};
  return { ...rest, ...unit, price: isUsual ? usual(orderedIn) : share } as L; // the same fields, the unit perhaps absent
}

/** A line with a quantity in thousandths of the stock unit: in its own unit if that holds it whole, else in the stock unit. */
export function withStock<L extends Line>(line: L, quantity: number, usual: UsualPrice): L {
  const own = wholeIn(line, quantity);
  return own === null ? { ...inUnit(line, undefined, usual), quantity } : { ...line, quantity: own };
}

/** Neither product nor price, and no unreadable text. */
export const isEmpty = ({ product, price, wrong }: Written<PricedLine, PricedCell>): boolean =>
  product === null && price === null && Object.keys(wrong).length === 0;
