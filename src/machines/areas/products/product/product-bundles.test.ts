import { describe, expect, test } from 'vitest';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { listPriceOf, partsOfKit } from '#model/areas/products/product/product.bundle.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { kitStock } from '#model/areas/products/product/kit-stock.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

class BundleWorld extends SalesWorld {
  /** Creates a bundle; returns its id. */
  made(...form: Parameters<typeof bundleFixture>): string {
    const id = this.base.id();
    this.act('product', id, 'create', bundleFixture(...form));
    return id;
  }

  active(...form: Parameters<typeof bundleFixture>): string {
    return activeProduct(this.base, bundleFixture(...form));
  }
}

describe('what a bundle is made of', () => {
  test('[PR16] a component twice, unknown, in parts of a piece, or the bundle itself at any depth is refused', () => {
    const world = new BundleWorld();
    const { bolt, nut, base } = world;
    const create = (components: Parameters<typeof bundleFixture>[0], id = base.id()) =>
      world.refused('product', id, 'create', bundleFixture(components));
    expect(
      create([
        [bolt, 1_000],
        [bolt, 2_000],
      ]),
    ).toEqual({
      code: 'componentTwice',
      params: { sku: 'BOLT' },
      fields: { 'bundle.components.1.product': 'componentTwice' },
    });
    expect(create([[base.id(), 1_000]])).toMatchObject({ code: 'unknownProduct' });
    expect(create([[bolt, 1_500]])).toMatchObject({
      code: 'quantityNotWhole',
      fields: { 'bundle.components.0.quantity': 'quantityNotWhole' },
    });
    const self = base.id();
    expect(create([[self, 1_000]], self)).toMatchObject({ code: 'componentCycle' });

    const inner = world.made([[nut, 1_000]], { sku: 'INNER' });
    const middle = world.made([[inner, 1_000]], { sku: 'MIDDLE' });
    const changed = bundleFixture(
      [
        [nut, 1_000],
        [middle, 1_000],
      ],
      { sku: 'INNER' },
    );
    expect(world.refused('product', inner, 'update', changed)).toEqual({
      code: 'componentCycle',
      params: { path: 'INNER → MIDDLE → INNER' },
      fields: { 'bundle.components.1.product': 'componentCycle' },
    });
  });

  test('[PR29] more than 200 components are refused', () => {
    const world = new BundleWorld();
    const components = Array.from({ length: 201 }, () => [world.base.id(), 1_000] as const);
    expect(world.refused('product', world.base.id(), 'create', bundleFixture(components))).toMatchObject({
      code: 'invalid',
      fields: { 'bundle.components': 'too_big:200' },
    });
  });

  test('[PR17] it comes into use with components that are all active', () => {
    const world = new BundleWorld();
    const draft = world.made([[world.bolt, 1_000]], { sku: 'DRAFT' });
    const empty = world.made([], { sku: 'EMPTY' });
    expect(world.refused('product', empty, 'activate')).toMatchObject({ code: 'noComponents' });
    const outer = world.made([[draft, 2_000]], { sku: 'OUTER' });
    expect(world.refused('product', outer, 'activate')).toEqual({
      code: 'componentNotActive',
      params: { sku: 'DRAFT' },
      fields: { 'bundle.components.0.product': 'componentNotActive' },
      fix: { kind: 'product', document: draft, type: 'activate' },
    });
    world.act('product', draft, 'activate');
    world.act('product', outer, 'activate');
  });

  test('[PR29] once in use it changes by a revision with a reason', () => {
    const world = new BundleWorld();
    const { bolt, nut } = world;
    const kit = world.active([[bolt, 1_000]]);
    const two = bundleFixture([[bolt, 2_000]]);
    expect(world.refused('product', kit, 'update', two)).toMatchObject({ code: 'reviseBundle' });
    const components = [{ product: nut, quantity: 3_000, optional: true }];
    world.act('product', kit, 'revise', { reason: 'customerRequest', components });
    expect(world.base.row('product', kit)).toMatchObject({ revision: 1, bundle: { components } });
    expect(world.base.view.by('product', 'component', nut).map(({ id }) => id)).toEqual([kit]);
    expect(world.base.view.by('product', 'component', bolt)).toEqual([]);
    const same = { reason: 'customerRequest', components };
    expect(world.refused('product', kit, 'revise', same)).toMatchObject({ code: 'nothingRevised' });
    expect(world.refused('product', bolt, 'revise', same)).toMatchObject({ code: 'notABundle' });
  });

  test('[PR30] what a bundle is made of is not archived, and the refusal names the bundles', () => {
    const world = new BundleWorld();
    const kit = world.active([[world.bolt, 1_000]]);
    world.act('product', world.bolt, 'block', { reason: 'quality' });
    expect(world.refused('product', world.bolt, 'archive')).toEqual({
      code: 'usedInBundles',
      params: { bundles: 'KIT' },
    });
    world.act('product', kit, 'block', { reason: 'quality' });
    world.act('product', kit, 'archive');
    world.act('product', world.bolt, 'archive');
  });
});

describe('what a bundle is', () => {
  test('[PR18] kit or assembled is fixed once it is sold, and open until then', () => {
    const world = new BundleWorld();
    const kit = world.active([[world.bolt, 1_000]]);
    const assembled = bundleFixture([[world.bolt, 1_000]], { bundle: { mode: 'assembled' } });
    const asKit = bundleFixture([[world.bolt, 1_000]]);
    world.act('product', kit, 'update', assembled);
    world.act('product', kit, 'update', asKit);
    world.confirmed([{ product: kit, quantity: 1_000 }]);
    expect(world.refused('product', kit, 'update', assembled)).toMatchObject({ code: 'bundleModeIsFixed' });
    const { bundle: _, ...stocked } = { ...asKit, kind: 'stocked' };
    expect(world.refused('product', kit, 'update', stocked)).toMatchObject({
      fields: { kind: 'bundleModeIsFixed' },
    });
  });

  test('[PR18] a kit is counted in wholes, has no lots, is not received or bought', () => {
    const world = new BundleWorld();
    const { base, bolt } = world;
    const create = (over: Partial<ProductForm>) =>
      world.refused('product', base.id(), 'create', { ...bundleFixture([[bolt, 1_000]]), ...over });
    expect(create({ unit: 'kg' })).toMatchObject({ code: 'kitNotCounted' });
    expect(create({ tracking: 'lot' })).toMatchObject({ code: 'onlyStockIsTracked' });
    const { bundle: built } = bundleFixture([], { bundle: { mode: 'assembled' } });
    expect(create({ tracking: 'lot', ...(built ? { bundle: built } : {}) })).toBeNull();
  });

  test('[PR18] kits within kits come apart into products, each once', () => {
    const world = new BundleWorld();
    const { base, bolt, nut } = world;
    const inner = world.active(
      [
        [bolt, 2_000],
        [nut, 1_000, true],
      ],
      { sku: 'INNER' },
    );
    const outer = world.active(
      [
        [inner, 3_000],
        [bolt, 1_000],
      ],
      { sku: 'OUTER' },
    );
    const row = base.row('product', outer);
    expect(row && partsOfKit(base.view, row)).toEqual([
      { product: bolt, per: 7_000, optional: false },
      { product: nut, per: 3_000, optional: true },
    ]);
  });

  test('[PR19] it costs its own price, what its components do, or that less a percentage', () => {
    const world = new BundleWorld();
    const { base, bolt, nut } = world;
    const price = (bundle: object): number => {
      const id = world.made(
        [
          [bolt, 2_000],
          [nut, 3_000],
        ],
        { sku: base.id().slice(-8), bundle },
      );
      const row = base.row('product', id);
      return row ? listPriceOf(base.view, row) : 0;
    };
    expect(price({ pricing: 'own' })).toBe(100_0000);
    expect(price({ pricing: 'sum' })).toBe(31_0000);
    expect(price({ pricing: 'sumLess', less: 1_000 })).toBe(27_9000);
  });

  test('[PR31] as many kits are there as the free stock of each component makes that they need', () => {
    const world = new BundleWorld();
    const { base, bolt, nut } = world;
    const service = activeProduct(base, { sku: 'WORK', kind: 'service' });
    const gift = activeProduct(base, { sku: 'GIFT' });
    const kit = world.active([
      [bolt, 2_000],
      [nut, 1_000],
      [service, 1_000],
      [gift, 1_000, true],
    ]);
    const row = base.row('product', kit);
    const stock = () => row && kitStock(base.view, row, base.warehouse);
    expect(stock()).toEqual({ kits: 0, limiting: { product: bolt, free: 0 } });
    world.stock(bolt, base.bins[0] ?? '', 7_000);
    world.stock(nut, base.bins[1] ?? '', 4_000);
    expect(stock()).toEqual({ kits: 3_000, limiting: { product: bolt, free: 7_000 } });
    world.confirmed([{ product: nut, quantity: 2_000 }]);
    expect(stock()).toEqual({ kits: 2_000, limiting: { product: nut, free: 2_000 } });
    const none = { kind: 'bundle', bundle: bundleFixture([[service, 1_000]]).bundle } as const;
    expect(kitStock(base.view, none, base.warehouse)).toEqual({ kits: 0, limiting: null });
  });
});
