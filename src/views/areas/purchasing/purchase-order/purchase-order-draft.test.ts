import { expect, test } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { areSound, readLines, scanned } from '#views/kit/lines/line-editor.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { blankLine, lineGrammar, lineOf, termsOfOrder } from './purchase-order-draft.ts';

const box = { unit: 'box', numerator: 12, denominator: 1 };
const bag = { unit: 'bag', numerator: 1, denominator: 3 };
const packagings = [box, bag].map((unit) => ({ ...unit, barcode: '', weight: 0 }));
const offer = { purchasePrice: 100_0000, minimum: 0, leadDays: 0, code: '', unit: 'box' };

/** A product of a supplier that asks so much of it, and the terms of an order to them. */
function bought(over: Partial<ProductForm> = {}, asked: object = {}) {
  const world = companyWorld();
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture());
  const suppliers = [{ ...offer, ...asked, supplier }];
  const product = world.row('product', activeProduct(world, { packagings, suppliers, ...over }));
  if (!product) throw new Error('no product');
  const order = { supplier, currency: 'SEK', rate: 1_000_000, on: '2026-05-04' } as const;
  const terms = termsOfOrder(typed(world.store), order);
  const list = world.view.by('purchaseList', 'audience', supplier)[0]?.id;
  return { product, terms, list, grammar: lineGrammar(terms) };
}

const id = (quantity: number): string => `${quantity}`;

test('[PR9, UN3] a line is in what the supplier’s price is for, and the price follows another unit', () => {
  const { product, list, grammar } = bought();
  const line = grammar.take(blankLine('1'), product);
  expect(line).toMatchObject({ quantity: 1000, orderedIn: box, price: 100_0000, pricedBy: list });
  const pieces = grammar.inUnit(line, product, undefined);
  expect(pieces).toMatchObject({ quantity: 1000, price: 8_3333 });
  expect(pieces.orderedIn).toBeUndefined();
  // The usual price again, with nothing lost on the way.
  expect(grammar.inUnit(pieces, product, box).price).toBe(100_0000);
  expect(grammar.inUnit({ ...line, price: 60_0000 }, product, undefined).price).toBe(5_0000);
});

test('[PR9] the supplier’s minimum is rounded up to whole boxes', () => {
  const { product, grammar } = bought({}, { minimum: 13_000 });
  expect(grammar.take(blankLine('1'), product).quantity).toBe(2000);
});

test('[PO17, UN1] a proposed quantity is in whole boxes, else in pieces', () => {
  const { product, terms } = bought();
  expect(lineOf(id(1), product, 24_000, terms)).toMatchObject({ quantity: 2000, orderedIn: box });
  expect(lineOf(id(2), product, 13_000, terms)).toMatchObject({ quantity: 13_000, price: 8_3333 });
});

test('[PR10] a scan adds to the line that holds it whole, in its unit', () => {
  const { product, grammar } = bought();
  const boxes = scanned(grammar, [], product, 12_000, id(1));
  const more = scanned(grammar, boxes, product, 24_000, id(2));
  expect(more.map(({ quantity, orderedIn }) => [quantity, orderedIn?.unit])).toEqual([[3000, 'box']]);
  const loose = scanned(grammar, more, product, 1000, id(3));
  expect(loose.map(({ quantity, orderedIn }) => [quantity, orderedIn?.unit])).toEqual([
    [3000, 'box'],
    [1000, undefined],
  ]);
  expect(readLines(loose).map(({ quantity }) => quantity)).toEqual([36_000, 1000]);
});

test('[UN1] what does not come out in the stock unit is not saved', () => {
  const { product, grammar } = bought({ unit: 'kg' });
  const line = grammar.inUnit(grammar.take(blankLine('1'), product), product, bag);
  expect(areSound([line])).toBe(false);
  expect(areSound([{ ...line, quantity: 3000 }])).toBe(true);
});
