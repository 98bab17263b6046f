import { describe, expect, test } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { generated, gloveParent } from '../product/variants.fixtures.ts';
import { purchasing } from './purchase.fixtures.ts';

const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
const offer = { code: 'K-1', purchasePrice: 100_0000, minimum: 30_000, leadDays: 5, unit: 'box' };

/** A product of before purchase lists, whose supplier stands on it with what it asks. */
function older(over: object = {}, currency: 'SEK' | 'EUR' = 'SEK') {
  const made = purchasing({ packagings: [box] }, currency);
  const { world, supplier, product } = made;
  const suppliers = [{ ...offer, supplier, ...over }];
  world.store.put('product', { ...made.row(), suppliers } as never); // as folds of older facts left it
  const move = (id = product) => world.must('product', id, 'movePrices', {}, { internal: true });
  const prices = (id = product) => world.view.by('purchasePrice', 'product', id);
  return { ...made, suppliers, move, prices };
}

describe('what a product says of its suppliers', () => {
  test('[PRI25] is moved into a list of the supplier, and nothing of it is lost', () => {
    const { world, supplier, row, move, prices, ask, terms } = older({}, 'EUR');
    const before = { price: ask(24)?.price, ...terms() };
    move();
    expect(row().suppliers).toEqual([{ supplier }]);
    const [list] = world.view.by('purchaseList', 'audience', supplier);
    expect(list).toMatchObject({ name: world.row('supplier', supplier)?.name, currency: 'EUR' });
    expect(prices()).toMatchObject([
      { list: list?.id, unit: 'box', from: 0, price: 100_0000, minimum: 2_500, code: 'K-1', leadDays: 5 },
    ]);
    expect({ price: ask(24)?.price, ...terms() }).toEqual(before);
  });

  test('[PRI25] is moved once: moved again, nothing is written', () => {
    const { world, move, prices } = older();
    move();
    const [first] = prices();
    move();
    expect(prices()).toEqual([first]);
    expect(world.log.at(-1)).toMatchObject({ type: 'pricesMoved' });
  });

  test('[PRI25] goes into one list of a supplier, whatever products it is of, and into none whose name is taken', () => {
    const { world, supplier, list, move } = older();
    list({ name: world.row('supplier', supplier)?.name ?? '', startsOn: '2030-01-01' });
    move();
    activeProduct(world, { sku: 'NEXT', suppliers: [{ supplier, purchasePrice: 1_0000, leadDays: 1 }] });
    const open = world.view
      .by('purchaseList', 'audience', supplier)
      .filter(({ startsOn }) => startsOn === null);
    expect(open.map(({ name }) => name)).toEqual([`${world.row('supplier', supplier)?.name} SEK`]);
    expect(world.view.by('purchasePrice', 'list', open[0]?.id ?? '')).toHaveLength(2);
  });

  test('[PRI25] as older clients and imports write it, updates the price that is there, and leaves what it does not say', () => {
    const { world, product, supplier, list, price, row } = purchasing();
    const open = list();
    const id = price(open, { price: 8_0000, minimum: 5_000, multiple: 2_000, code: 'OLD' });
    price(open, { from: 100_000, price: 7_0000 });
    const suppliers = [{ supplier, purchasePrice: 8_5000, code: 'NEW' }];
    world.must('product', product, 'update', { ...productFixture({ sku: row().sku }), suppliers });
    expect(world.row('purchasePrice', id)).toMatchObject({
      price: 8_5000,
      code: 'NEW',
      minimum: 5_000,
      multiple: 2_000,
    });
    expect(world.view.by('purchasePrice', 'product', product)).toHaveLength(2);
    expect(row().suppliers).toEqual([{ supplier }]);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PRI25] is moved of suppliers that are archived meanwhile, and of two prices for the same the first', () => {
    const { world, supplier, product, row, move, prices } = older();
    const two = [
      { ...offer, supplier },
      { ...offer, supplier, purchasePrice: 1 },
    ];
    world.store.put('product', { ...row(), suppliers: two } as never); // as above
    world.must('supplier', supplier, 'block', { reason: 'other' });
    world.must('supplier', supplier, 'archive');
    move();
    expect(prices()).toMatchObject([{ product, price: 100_0000 }]);
  });

  test('[PRI24] [PRI25] a variant with the suppliers of its parent moves nothing of its own', () => {
    const { world, supplier } = purchasing();
    const parent = gloveParent(world, { suppliers: [{ supplier, purchasePrice: 42_0000, leadDays: 7 }] });
    const [one = ''] = generated(world, parent).values();
    expect(world.row('product', one)?.suppliers).toEqual([{ supplier }]);
    expect(world.view.by('purchasePrice', 'product', one)).toEqual([]);
    expect(world.view.by('purchasePrice', 'product', parent)).toHaveLength(1);
  });
});
