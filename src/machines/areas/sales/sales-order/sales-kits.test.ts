import { describe, expect, test } from 'vitest';
import { formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { unreleasedOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import {
  kitsIn,
  partsOfWholes,
  wholeKits,
  wholeLines,
} from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { totals } from '#model/lines/line-totals.ts';
import { KitWorld } from './kits.fixtures.ts';

test('[SO31] whole kits are cancelled as their parts, and no more of them than every part leaves', () => {
  const world = new KitWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.sellKits(3_000, { kitsInParts: true });
  world.released(order); // all bolts, no nut
  const lines = world.lines(order);
  const [kit] = wholeLines(lines);
  expect(kit && unreleasedOf(kit)).toBe(0);
  expect(wholeLines(lines, true)).toEqual(lines);
  const parts = partsOfWholes(lines, [{ line: kit?.id ?? '', quantity: 2_000 }], unreleasedOf);
  expect(parts.map(({ quantity }) => quantity)).toEqual([4_000, 2_000]);
});

describe('a kit on an order', () => {
  test('[SO30] becomes its parts, with demand and a share of the price of their own', () => {
    const world = new KitWorld();
    const { bolt, nut, kit } = world;
    world.stock(bolt, world.base.bins[0] ?? '', 10_000);
    world.stock(nut, world.base.bins[1] ?? '', 2_000);
    const { order, lines } = world.sellKits(3_000);
    const [boltLine, nutLine] = world.lines(order);
    expect(boltLine).toMatchObject({ product: bolt, quantity: 6_000, stocked: true, price: 46_2963 });
    expect(nutLine).toMatchObject({ product: nut, quantity: 3_000, stocked: true, price: 7_4074 });
    expect(boltLine?.ofKit?.kit).toMatchObject({ id: lines[0], product: kit, quantity: 3_000 });
    expect(world.held(boltLine?.id ?? '')).toEqual({ open: 6_000, soft: 6_000, hard: 0 });
    expect(world.held(nutLine?.id ?? '')).toEqual({ open: 3_000, soft: 2_000, hard: 0 });
    expect(totals({ pricesIncludeVat: false, lines: world.lines(order) })).toMatchObject({ net: 30_000 });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[SO31] whole kits are released and shipped, and the rest waits', () => {
    const world = new KitWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    world.stock(world.nut, world.base.bins[1] ?? '', 2_000);
    const { order } = world.sellKits(3_000);
    world.shipped(order);
    expect([world.counters(order), world.counters(order, 1)]).toEqual([
      { released: 4_000, picked: 4_000, shipped: 4_000 },
      { released: 2_000, picked: 2_000, shipped: 2_000 },
    ]);
    const [sold] = kitsIn(world.lines(order));
    expect(wholeKits(sold?.parts ?? [], (part) => part.shipped)).toBe(2_000);
    expect(world.refused('salesOrder', order, 'release', { pick: world.base.id() })).toMatchObject({
      code: 'nothingToRelease',
    });
  });

  test('[SO31] an order that lets kits leave in parts releases what there is', () => {
    const world = new KitWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    const { order } = world.sellKits(3_000, { kitsInParts: true });
    world.shipped(order);
    expect(world.counters(order)).toMatchObject({ shipped: 6_000 });
    expect(wholeKits(kitsIn(world.lines(order))[0]?.parts ?? [], (part) => part.shipped)).toBe(0);
  });

  test('[SH11] parts of a kit that was picked short stay in staging until they make whole kits', () => {
    const world = new KitWorld();
    const { base, bolt, nut } = world;
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    world.stock(nut, base.bins[1] ?? '', 3_000);
    const { order } = world.sellKits(3_000);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    const lines = base.row('pick', pick)?.lines ?? [];
    for (const { id, product, quantity } of lines) {
      const found = product === nut ? 2_000 : quantity;
      world.act('pick', pick, 'scan', { line: id, quantity: found });
      if (found < quantity)
        world.act('pick', pick, 'shortPick', { line: id, quantity: quantity - found, reason: 'notInBin' });
    }
    const shipment = world.finished(pick);
    world.packed(shipment);
    expect(world.refused('shipment', shipment, 'ship')).toMatchObject({
      code: 'kitNotWhole',
      params: { kit: 'KIT', sku: 'NUT', free: 2_000, wanted: 3_000 },
    });
    world.act('shipment', shipment, 'cancel', { reason: 'other' });
  });

  test('[SO31] a part alone is neither released nor cancelled', () => {
    const world = new KitWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    world.stock(world.nut, world.base.bins[1] ?? '', 5_000);
    const { order } = world.sellKits(3_000);
    const [boltLine = '', nutLine = ''] = world.parts(order);
    const alone = [{ line: boltLine, quantity: 2_000 }];
    const pick = world.base.id();
    expect(world.refused('salesOrder', order, 'release', { pick, lines: alone })).toMatchObject({
      code: 'kitStaysWhole',
      params: { sku: 'KIT' },
    });
    const cancel = (lines: object) => ({ reason: 'customerRequest', lines });
    expect(world.refused('salesOrder', order, 'cancelLines', cancel(alone))).toMatchObject({
      code: 'kitStaysWhole',
    });
    world.act('salesOrder', order, 'cancelLines', cancel([...alone, { line: nutLine, quantity: 1_000 }]));
    // two of three kits are left, and cost exactly twice the price
    expect(totals({ pricesIncludeVat: false, lines: world.lines(order) })).toMatchObject({ net: 20_000 });
  });

  test('[SO30] a confirmed order keeps what the kit was made of, a draft follows it', () => {
    const world = new KitWorld();
    const { base, bolt, nut, kit } = world;
    const draft = world.draft([{ product: kit, quantity: 1_000 }]);
    const { order, lines } = world.sellKits(2_000);
    const components = [{ product: nut, quantity: 5_000, optional: false }];
    world.act('product', kit, 'revise', { reason: 'customerRequest', components });
    world.act('salesOrder', draft.order, 'confirm');
    expect(world.lines(draft.order).map(({ product, quantity }) => [product, quantity])).toEqual([
      [nut, 5_000],
    ]);
    const amended = world.amended(order, { quantity: 4_000 });
    world.act('salesOrder', order, 'amend', amended);
    expect(world.lines(order).map(({ product, quantity }) => [product, quantity])).toEqual([
      [bolt, 8_000],
      [nut, 4_000],
    ]);
    expect(base.log.findLast(({ type }) => type === 'amended')?.data).toMatchObject({
      changes: [{ line: lines[0], field: 'quantity', before: 2_000, after: 4_000 }],
    });
  });

  test('[SO11] [SO30] an amendment leaves as many kits as any of its parts needs', () => {
    const world = new KitWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    world.stock(world.nut, world.base.bins[1] ?? '', 2_000);
    const { order } = world.sellKits(3_000);
    world.shipped(order);
    const amend = (over: object) => world.amended(order, over);
    expect(world.refused('salesOrder', order, 'amend', amend({ quantity: 1_000 }))).toMatchObject({
      code: 'belowFulfilled',
      params: { sku: 'KIT', least: 2_000 },
      fields: { 'lines.0.quantity': 'belowFulfilled' },
    });
    expect(world.refused('salesOrder', order, 'amend', amend({ price: 1_0000 }))).toMatchObject({
      code: 'lineIsFixed',
      fields: { 'lines.0.price': 'lineIsFixed' },
    });
    world.act('salesOrder', order, 'amend', amend({ quantity: 2_000 }));
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SO7] a kit whose component is no longer sold is refused at the line that was entered', () => {
    const world = new KitWorld();
    const { order } = world.draft([
      { product: world.nut, quantity: 1_000 },
      { product: world.kit, quantity: 1_000 },
    ]);
    world.act('product', world.bolt, 'block', { reason: 'quality' });
    expect(world.refused('salesOrder', order, 'confirm')).toMatchObject({
      code: 'productNotActive',
      params: { sku: 'BOLT' },
      fields: { 'lines.1.product': 'productNotActive' },
    });
  });

  test('[RT9] parts that come back are credited with their share, whole kits with exactly their price', () => {
    const world = new KitWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    world.stock(world.nut, world.base.bins[1] ?? '', 5_000);
    const { order } = world.sellKits(3_000);
    world.shipped(order);
    const id = world.begun(order);
    const { warehouse, theirReference, notes, lines } = world.row(id);
    const wanted = lines.map((line) => ({
      ...formLine(line),
      reason: 'quality',
      quantity: line.product === world.bolt ? 2_000 : 1_000,
    }));
    world.act('customerReturn', id, 'update', { warehouse, theirReference, notes, lines: wanted });
    world.act('customerReturn', id, 'approve');
    world.act('customerReturn', id, 'receive', {
      lines: wanted.map(({ id: line, quantity }) => ({ line, quantity })),
    });
    world.act('customerReturn', id, 'grade', {
      lines: wanted.map(({ id: line, quantity }) => ({ line, grades: [world.part('restock', quantity)] })),
    });
    world.act('customerReturn', id, 'post');
    // one kit at 100.00 and 25 % VAT
    expect(world.row(id).credit).toBe(12_500);
    expect(wholeKits(kitsIn(world.lines(order))[0]?.parts ?? [], (part) => part.returned)).toBe(1_000);
  });
});
