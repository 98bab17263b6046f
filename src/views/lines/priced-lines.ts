import { pricedLine, type PricedLine } from '#model/lines/line-schemas.ts';
import { UNIT } from '#model/values/money.ts';
import type { LineCells } from './line-cells.ts';
import type { Written } from './line-editor.ts';

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

/** Neither product nor price, and no unreadable text. */
export const isEmpty = ({ product, price, wrong }: Written<PricedLine, PricedCell>): boolean =>
  product === null && price === null && Object.keys(wrong).length === 0;
