import { describe, expect, test } from 'vitest';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { BuyingWorld } from './proposals.fixtures.ts';

const quantityOf = (world: BuyingWorld, product: string): readonly (number | undefined)[] =>
  world.proposals(product).map(({ sources: [best] }) => best?.quantity);

describe('how much', () => {
  test('[RPL1] up to the maximum of the rule, once stock and supply fall below its minimum', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', {
      suppliers: [world.offer()],
      reorder: [world.rule({ min: 10_000, max: 40_000 })],
    });
    world.sales.stock(bolt, world.bin, 10_000);
    expect(world.proposals(bolt)).toEqual([]);
    world.promised(bolt, 3_000, '2026-05-08');
    expect(world.proposals(bolt)).toMatchObject([
      { reason: 'belowMinimum', projected: 7_000, level: 10_000, shortOn: '2026-05-08', need: 33_000 },
    ]);
  });

  test('[RPL1] without a rule what is promised beyond stock and supply', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', { suppliers: [world.offer()] });
    world.sales.stock(bolt, world.bin, 2_000);
    world.promised(bolt, 5_000, '2026-05-08');
    expect(world.proposals(bolt)).toMatchObject([
      { reason: 'promised', need: 3_000, shortOn: '2026-05-08', warehouse: world.warehouse },
    ]);
  });

  test('[RPL2] what is needed later than the lead time and the days looked ahead is left for later', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', { suppliers: [world.offer()] });
    world.promised(bolt, 5_000, '2026-05-25');
    world.promised(bolt, 2_000, '2026-05-26');
    expect(quantityOf(world, bolt)).toEqual([5_000]);
    expect(world.proposals(bolt, { ahead: 13 })).toEqual([]);
    expect(world.proposals(bolt, { ahead: 15 })).toMatchObject([{ need: 7_000, shortOn: '2026-05-25' }]);
  });

  const pack = (numerator: number) => ({ unit: 'pack', numerator, denominator: 1, barcode: '', weight: 0 });

  test('[RPL6] a pack of 10 kg and a need of 4.9 kg twice: one pack both times', () => {
    const world = new BuyingWorld();
    const suppliers = [world.offer({ unit: 'pack' })];
    const sand = world.product('SAND', { unit: 'kg', packagings: [pack(10)], suppliers });
    world.promised(sand, 4_900, '2026-05-08');
    expect(quantityOf(world, sand)).toEqual([10_000]);
    world.promised(sand, 4_900, '2026-05-09');
    expect(quantityOf(world, sand)).toEqual([10_000]);
    world.drafted(sand, 10_000);
    expect(world.proposals(sand)).toMatchObject([{ onDrafts: 10_000, sources: [{ quantity: 0 }] }]);
  });

  test.each([
    [2, 6_000, 3],
    [250, 10_000_000, 40],
  ])('[RPL6] packs of %i and a need of %i thousandths: %i packs', (size, need, packs) => {
    const world = new BuyingWorld();
    const suppliers = [world.offer({ unit: 'pack' })];
    const clip = world.product('CLIP', { packagings: [pack(size)], suppliers });
    world.promised(clip, need, '2026-05-08');
    expect(quantityOf(world, clip)).toEqual([packs * size * 1000]);
  });

  test('[RPL3] two rules with a maximum of 5, run twice: ten, then nothing', () => {
    const world = new BuyingWorld();
    const rules = [world.warehouse, world.other].map((warehouse) =>
      world.rule({ warehouse, min: 1_000, max: 5_000 }),
    );
    const bolt = world.product('B', { suppliers: [world.offer()], reorder: rules });
    const first = world.proposals(bolt);
    expect(first.map(({ sources: [best] }) => best?.quantity)).toEqual([5_000, 5_000]);
    for (const { warehouse, sources } of first) world.drafted(bolt, sources[0]?.quantity ?? 0, warehouse);
    expect(quantityOf(world, bolt)).toEqual([0, 0]);
  });

  test('[RPL3] a transfer that has not left, and a build that is not released, are drafts too', () => {
    const world = new BuyingWorld();
    const { base, warehouse, other } = world;
    const part = world.product('PART');
    const set = world.product(
      'SET',
      bundleFixture([[part, 1_000]], { sku: 'SET', bundle: { mode: 'assembled' } }),
    );
    world.sales.stock(part, world.bin, 9_000);
    const lines = [{ id: base.id(), product: part, quantity: 4_000, from: world.bin, to: null }];
    const head = { purpose: 'transfer', warehouse, toWarehouse: other };
    base.must('movement', base.id(), 'create', { ...head, lines });
    base.must('assembly', base.id(), 'create', { product: set, quantity: 2_000, warehouse });
    const asked = (product: string, at: string) =>
      world.proposals(product, { asked: { product, warehouse: at, quantity: 5_000 } });
    expect(asked(part, other)).toMatchObject([{ onDrafts: 4_000, sources: [{ quantity: 1_000 }] }]);
    expect(asked(set, warehouse)).toMatchObject([{ onDrafts: 2_000, sources: [{ quantity: 3_000 }] }]);
  });
});

describe('by when', () => {
  test('[RPL4] an order that was postponed is shown late, and nothing is ordered a second time', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', { suppliers: [world.offer()] });
    world.promised(bolt, 5_000, '2026-05-08');
    const order = world.ordered(bolt, 5_000, '2026-05-07');
    expect(world.proposals(bolt)).toEqual([]);
    const row = world.base.row('purchaseOrder', order);
    world.base.must('purchaseOrder', order, 'acknowledge', {
      theirReference: '',
      lines: (row?.lines ?? []).map(({ id }) => ({ line: id, promisedOn: '2026-06-30' })),
    });
    expect(world.proposals(bolt)).toMatchObject([
      {
        need: 0,
        sources: [],
        shortOn: '2026-05-08',
        late: [{ kind: 'purchaseOrder', document: order, on: '2026-06-30', quantity: 5_000 }],
      },
    ]);
  });

  test('[RPL4] below its minimum while an order is under way, nothing is late', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', {
      suppliers: [world.offer()],
      reorder: [world.rule({ min: 10_000, max: 40_000 })],
    });
    world.sales.stock(bolt, world.bin, 8_000);
    world.ordered(bolt, 32_000, '2026-05-11');
    expect(world.proposals(bolt)).toEqual([]);
    world.promised(bolt, 9_000, '2026-05-08');
    expect(world.proposals(bolt)).toMatchObject([{ need: 0, shortOn: '2026-05-08', reason: 'promised' }]);
  });

  test('[RPL2] what should have come is taken to come tomorrow', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', { suppliers: [world.offer()] });
    world.promised(bolt, 5_000, '2026-05-08');
    world.ordered(bolt, 5_000, '2026-04-30');
    expect(world.proposals(bolt)).toEqual([]);
    world.promised(bolt, 1_000, '2026-05-04');
    const [first] = world.proposals(bolt);
    expect(first).toMatchObject({ need: 1_000, shortOn: '2026-05-04', late: [{ on: '2026-04-30' }] });
    expect(first?.days).toEqual([
      { on: '2026-05-04', into: 0, out: 1_000, left: -1_000 },
      { on: '2026-05-05', into: 5_000, out: 0, left: 4_000 },
      { on: '2026-05-08', into: 0, out: 5_000, left: -1_000 },
    ]);
  });

  test('[RPL8] ordered at the latest the lead time before, on a working day', () => {
    const world = new BuyingWorld();
    const bolt = world.product('B', { suppliers: [world.offer({ leadDays: 5 })] });
    // 22 May less five days is Sunday 17 May.
    world.promised(bolt, 5_000, '2026-05-22');
    expect(world.proposals(bolt)).toMatchObject([{ orderBy: '2026-05-15' }]);
  });
});

describe('from where', () => {
  test('[RPL5] a warehouse that has more than it needs comes first, if it can spare all of it', () => {
    const world = new BuyingWorld();
    const { other, supplier } = world;
    const bolt = world.product('B', {
      suppliers: [world.offer()],
      reorder: [world.rule({ warehouse: other, min: 2_000, max: 6_000 })],
    });
    world.stockOther(bolt, 10_000);
    world.promised(bolt, 4_000, '2026-05-08');
    expect(world.proposals(bolt)).toMatchObject([
      {
        sources: [{ from: 'transfer', warehouse: other, quantity: 4_000, spare: 4_000 }, { supplier }],
        orderBy: '2026-05-08',
      },
    ]);
    world.promised(bolt, 1_000, '2026-05-08');
    expect(world.proposals(bolt)).toMatchObject([{ sources: [{ from: 'supplier' }] }]);
  });

  test('[RPL5] what one warehouse can spare goes to one other alone', () => {
    const world = new BuyingWorld();
    const { base } = world;
    const third = base.id();
    const address = { street: '', postcode: '', city: '', country: 'SE' };
    const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
    base.must('warehouse', third, 'create', { code: 'W3', name: 'The third', address, ...places });
    const reorder = [world.warehouse, third].map((warehouse) =>
      world.rule({ warehouse, min: 6_000, max: 6_000 }),
    );
    const bolt = world.product('B', { suppliers: [world.offer()], reorder });
    world.stockOther(bolt, 10_000);
    expect(world.proposals(bolt).map(({ sources: [best] }) => best?.from)).toEqual(['transfer', 'supplier']);
  });

  test('[RPL7] a bundle is built where its parts are there; otherwise that is the last way', () => {
    const world = new BuyingWorld();
    const { base, warehouse } = world;
    const part = world.product('PART');
    const suppliers = [world.offer()];
    const set = bundleFixture([[part, 2_000]], { sku: 'SET', suppliers, bundle: { mode: 'assembled' } });
    const id = base.id();
    base.must('product', id, 'create', set);
    base.must('product', id, 'activate');
    world.promised(id, 3_000, '2026-05-08');
    const sources = () => world.proposals(id)[0]?.sources;
    expect(sources()).toMatchObject([{ from: 'supplier' }, { from: 'build', lacking: [part] }]);
    world.sales.stock(part, world.bin, 6_000);
    expect(sources()).toMatchObject([{ from: 'build', quantity: 3_000, lacking: [] }, { from: 'supplier' }]);
    expect(world.proposals(id)).toMatchObject([{ warehouse }]);
  });

  test('[RPL6] who delivers in time, then who asks less for one at that quantity, comes first', () => {
    const world = new BuyingWorld();
    const { supplier, second } = world;
    const bolt = world.product('B', {
      suppliers: [world.offer(), world.offer({ supplier: second, purchasePrice: 9_0000 })],
    });
    world.promised(bolt, 5_000, '2026-05-20');
    const order = () => world.proposals(bolt)[0]?.sources.map((one) => 'supplier' in one && one.supplier);
    expect(order()).toEqual([second, supplier]);
    const slow = world.offer({ supplier: second, purchasePrice: 9_0000, leadDays: 30 });
    const late = world.product('L', { suppliers: [world.offer(), slow] });
    world.promised(late, 5_000, '2026-05-20');
    expect(world.proposals(late)).toMatchObject([
      {
        sources: [
          { supplier, isInTime: true },
          { supplier: second, isInTime: false, comesOn: '2026-06-03' },
        ],
      },
    ]);
  });

  test('[RPL6] a supplier in a currency without a rate comes after those whose cost is known', () => {
    const world = new BuyingWorld();
    const euro = world.addSupplier({ number: 'S-3', name: 'Schrauben GmbH', currency: 'EUR' });
    const suppliers = [world.offer({ supplier: euro, purchasePrice: 1_0000 }), world.offer()];
    const bolt = world.product('B', { suppliers });
    world.promised(bolt, 5_000, '2026-05-20');
    const [first, last] = world.proposals(bolt)[0]?.sources ?? [];
    expect([first, last]).toMatchObject([{ supplier: world.supplier, cost: 50_00 }, { cost: null }]);
  });
});

test('[RPL9] put off to a day or for good, it says so until then', () => {
  const world = new BuyingWorld();
  const { base, warehouse } = world;
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.promised(bolt, 5_000, '2026-05-08');
  const until = (value: string | null) =>
    base.must('product', bolt, 'putOffReorder', { warehouse, until: value });
  const putOff = (today = '2026-05-04') => world.proposals(bolt, { today }).map((one) => one.putOff);
  until('2026-05-06');
  expect([putOff(), putOff('2026-05-06')]).toEqual([['2026-05-06'], [undefined]]);
  until('never');
  expect(putOff()).toEqual(['never']);
  until(null);
  expect([putOff(), base.row('product', bolt)?.putOff]).toEqual([[undefined], []]);
  expect(base.replayed()).toEqual(base.snapshot());
});

test('[RPL1] what somebody asks for is proposed with its quantity, also where it never was', () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  const asked = { product: bolt, warehouse: world.other, quantity: 3_000 };
  expect(world.proposals(bolt, { asked })).toMatchObject([
    { reason: 'asked', warehouse: world.other, need: 3_000, shortOn: null, orderBy: null },
  ]);
});
