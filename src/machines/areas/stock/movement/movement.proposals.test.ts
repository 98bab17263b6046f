import { expect, test } from 'vitest';
import { proposePlace } from '#model/areas/stock/movement/movement.put-away.ts';
import { replenishments } from '#model/areas/stock/movement/movement.replenish.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { productTypeFixture } from '#model/areas/products/product-type/product-type.fixtures.ts';
import { activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { MovingWorld } from './movement.fixtures.ts';

const places = (world: MovingWorld, over: Partial<ProductForm>): void =>
  void world.base.must('product', world.bolt, 'update', productFixture({ sku: 'BOLT', ...over }));

const face = (location: string, min: number, max: number) => ({ location, min, max });

test('[MO16] put-away proposes the own place, then where the product, its category or its type lies, then an empty one', () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, warehouse, first, second } = world;
  const third = base.bins[2] ?? '';
  const category = base.id();
  const best = (quantity = 1_000) => proposePlace(base.view, { product: bolt, warehouse, quantity });
  expect(best()).toEqual({ location: first, because: 'empty' });
  const type = base.id();
  base.must('productType', type, 'create', productTypeFixture());
  base.must('product', sales.nut, 'update', productFixture({ sku: 'NUT', type }));
  sales.stock(sales.nut, third, 1_000);
  places(world, { type });
  expect(best()).toEqual({ location: third, because: 'sameType' });
  base.must('category', category, 'create', {
    name: { en: 'Screws', sv: 'Skruvar' },
    parent: null,
    defaults: { vatClass: null, overReceipt: null },
  });
  places(world, { category });
  const screw = activeProduct(base, { sku: 'SCREW', category });
  sales.stock(screw, second, 1_000);
  expect(best()).toEqual({ location: second, because: 'sameCategory' });
  sales.stock(bolt, third, 1_000);
  expect(best()).toEqual({ location: third, because: 'sameProduct' });
  places(world, { category, bins: [face(first, 0, 0)] });
  expect(best()).toEqual({ location: first, because: 'own' });
  base.must('location', first, 'update', { ...binFixture(warehouse, 'A-01', 1), capacity: 3_000 });
  expect(best(4_000)).toEqual({ location: third, because: 'sameProduct' });
});

test('[MO17] a pick face is filled to its most when less than its least is free, what is coming included', () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, warehouse, first, second } = world;
  const third = base.bins[2] ?? '';
  places(world, { bins: [face(first, 2_000, 6_000)] });
  sales.stock(bolt, first, 1_000);
  sales.stock(bolt, second, 9_000);
  sales.stock(bolt, third, 2_000);
  const wanted = () => {
    const product = base.row('product', bolt);
    return replenishments(base.view, warehouse, product ? [product] : []);
  };
  const goods = { product: bolt, to: first, because: 'belowMin' };
  expect(wanted()).toEqual([
    { ...goods, from: third, quantity: 2_000 },
    { ...goods, from: second, quantity: 3_000 },
  ]);
  world.draft([{ from: third, to: first, quantity: 2_000 }], { purpose: 'replenish' });
  expect(wanted()).toEqual([]);
});

test('[MO17] a pick face that open pick lists would empty is filled', () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, warehouse, first, second } = world;
  places(world, { bins: [face(first, 0, 4_000)] });
  sales.stock(bolt, first, 3_000);
  const { order } = sales.confirmed([{ product: bolt, quantity: 3_000 }]);
  sales.stock(bolt, second, 9_000);
  const product = base.row('product', bolt);
  const wanted = () => replenishments(base.view, warehouse, product ? [product] : []);
  expect(wanted()).toEqual([]);
  sales.released(order);
  expect(wanted()).toEqual([
    { product: bolt, from: second, to: first, quantity: 4_000, because: 'picksEmptyIt' },
  ]);
});
