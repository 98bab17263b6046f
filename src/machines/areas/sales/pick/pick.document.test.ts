import { describe, expect, test } from 'vitest';
import { chooseBins } from '#model/stock/choose-bins.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';

interface SetUp {
  world: SalesWorld;
  order: string;
  line: string;
  pick: string;
}

/** Ten bolts on a pick: four in the first bin, the rest in the second, which has some to spare. */
function released(): SetUp {
  const world = new SalesWorld();
  const [near = '', far = ''] = world.base.bins;
  world.stock(world.bolt, near, 4_000);
  world.stock(world.bolt, far, 8_000);
  const { order, lines } = world.confirmed([{ product: world.bolt }]);
  return { world, order, line: lines[0] ?? '', pick: world.released(order) };
}

describe('pick', () => {
  test('[PK1] is numbered and holds its bins; nothing moves while goods are scanned', () => {
    const { world, pick, line } = released();
    const { base, bolt } = world;
    const before = base.log.filter((event) => event.type === 'moved').length;
    world.scanned(pick);
    expect(base.row('pick', pick)).toMatchObject({
      number: 'PK-2026-00001',
      state: 'picking',
      claimedBy: 'user-1',
    });
    expect(base.log.filter((event) => event.type === 'moved').length).toBe(before);
    expect(base.bins.map((bin) => base.row('balance', `${bolt}:${bin}`)?.reserved ?? 0)).toEqual([
      4_000, 6_000, 0,
    ]);
    expect(world.held(line)).toEqual({ open: 10_000, soft: 0, hard: 10_000 });
  });

  test('[ST26, PK6] what a pick moves has the moment of the device, unless the books of that day are closed', () => {
    const { world, pick } = released();
    const { base } = world;
    const movedAt = () =>
      base.log.flatMap(({ kind, type, data }) =>
        kind === 'stock' && type === 'moved' ? [(data as { effectiveAt: string }).effectiveAt] : [],
      );
    world.scanned(pick);
    const made = base.now;
    base.now = new Date(Date.parse(made) + 3 * 3_600_000).toISOString();
    base.madeAt = made;
    world.act('pick', pick, 'finish', { shipment: base.id() });
    expect(movedAt().at(-1)).toBe(made);
    const { order } = world.confirmed([{ product: world.bolt, quantity: 1_000 }]);
    const later = world.released(order);
    world.scanned(later);
    base.now = new Date(Date.parse(base.now) + 86_400_000).toISOString();
    base.madeAt = null;
    base.must('company', 'company', 'changePolicies', { overReceipt: 0, closedUntil: made.slice(0, 10) });
    base.madeAt = made;
    world.act('pick', later, 'finish', { shipment: base.id() });
    expect(movedAt().at(-1)).toBe(base.now);
  });

  test('[PR8] of a product blocked on the way nothing more is scanned, shipped or released', () => {
    const { world, order, pick } = released();
    const { base, bolt } = world;
    world.act('pick', pick, 'claim');
    const scan = { line: '1', quantity: 1_000 };
    world.act('pick', pick, 'scan', scan);
    base.must('product', bolt, 'block', { reason: 'quality' });
    const refusal = { code: 'productBlocked', params: { sku: 'BOLT' } };
    expect(world.refused('pick', pick, 'scan', scan)).toMatchObject(refusal);
    base.must('product', bolt, 'unblock');
    const shipment = base.id();
    for (const line of base.row('pick', pick)?.lines ?? [])
      world.act('pick', pick, 'scan', { line: line.id, quantity: line.quantity - line.picked });
    world.act('pick', pick, 'finish', { shipment });
    world.packed(shipment);
    base.must('product', bolt, 'block', { reason: 'quality' });
    expect(world.refused('shipment', shipment, 'ship')).toMatchObject(refusal);
    base.must('product', bolt, 'unblock');
    world.act('shipment', shipment, 'ship');

    const next = world.confirmed([{ product: bolt, quantity: 1_000 }, { product: world.nut }]).order;
    base.must('product', bolt, 'block', { reason: 'quality' });
    expect(world.refused('salesOrder', next, 'release', { pick: base.id() })).toMatchObject(refusal);
    world.stock(world.nut, base.bins[0] ?? '', 10_000);
    const lines = base.row('pick', world.released(next))?.lines.map(({ product }) => product);
    expect(lines).toEqual([world.nut]);
    expect(order).not.toBe(next);
  });

  test('[PK2] bins for picking first, in pick sequence, then other places; none that are blocked', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const { warehouse, receiving, staging, bins } = base;
    const first = base.id();
    base.must('location', first, 'create', binFixture(warehouse, 'A-00', 0));
    for (const place of [staging, receiving, ...bins, first]) world.stock(bolt, place, 1_000);
    base.must('location', bins[1] ?? '', 'block', { reason: 'quality' });
    const all = { warehouse, product: bolt, quantity: 9_000, today: '2026-06-01' };
    expect(chooseBins(base.view, all).map(({ location }) => location)).toEqual([
      first,
      bins[0],
      bins[2],
      receiving,
      staging,
    ]);
    expect(chooseBins(base.view, { ...all, quantity: 1_500, except: new Set([first]) })).toEqual([
      { location: bins[0], quantity: 1_000 },
      { location: bins[2], quantity: 500 },
    ]);
  });

  test('[PK3] only who has claimed it works on it; another takes it over', () => {
    const { world, pick } = released();
    const { base } = world;
    const scan = { line: '1', quantity: 1_000 };
    expect(world.refused('pick', pick, 'scan', scan)).toMatchObject({ code: 'notInState' });
    world.act('pick', pick, 'claim');
    expect(world.refused('pick', pick, 'claim')).toEqual({ code: 'alreadyYours' });
    base.by = 'user-2';
    expect(world.refused('pick', pick, 'scan', scan)).toEqual({
      code: 'claimedByAnother',
      params: { by: 'user-1' },
      fix: { kind: 'pick', document: pick, type: 'claim' },
    });
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', scan);
    expect(base.row('pick', pick)).toMatchObject({ claimedBy: 'user-2', state: 'picking' });
  });

  test('[PK4, PR14] takes any code of GS1 that holds the item, and refuses that of another', () => {
    const { world, pick } = released();
    const { bolt, nut } = world;
    const form = (product: string) => world.base.row('product', product) as ProductForm; // a row has all fields of its form
    const coded = (product: string, code: string): void => {
      const { sku } = form(product);
      const barcodes = [{ code, quantity: 1000 }];
      world.act('product', product, 'update', productFixture({ sku, barcodes }));
    };
    coded(bolt, '4006381333931');
    coded(nut, '96385074');
    world.act('pick', pick, 'claim');
    const scan = (code: string) => ({ line: '1', quantity: 1_000, code });
    const wrong = (code: string): unknown => world.refused('pick', pick, 'scan', scan(code));
    const refusal = { code: 'wrongItem', params: { scanned: '96385074', expected: 'BOLT' } };
    expect(wrong(']C101000000963850741727022810A1')).toEqual(refusal);
    expect(wrong('https://id.gs1.org/01/00000096385074')).toEqual(refusal);
    expect(wrong(']C10104006381333932')).toMatchObject({ code: 'wrongItem' });
    expect(wrong(']C100340123450000000000')).toMatchObject({ code: 'wrongItem' });
    world.act('pick', pick, 'scan', scan(`]d2010400638133393110${'L'.repeat(20)}\u001D21${'S'.repeat(20)}`));
    world.act('pick', pick, 'scan', scan('04006381333931'));
    expect(world.base.row('pick', pick)?.lines[0]?.picked).toBe(2_000);
  });

  test('[PK4, PR33] refuses a code that is the item’s and another product’s', () => {
    const { world, pick } = released();
    const { bolt, nut, base } = world;
    const { version = 0 } = base.row('product', nut) ?? {};
    const data = productFixture({ sku: 'NUT', barcodes: [{ code: 'bolt', quantity: 1000 }] });
    const fact = { kind: 'product', document: nut, version: version + 1, type: 'updated', data } as const;
    base.take({ kind: 'product', document: nut, type: 'update', data }, [{ ...fact, state: 'active' }]);
    world.act('pick', pick, 'claim');
    expect(world.refused('pick', pick, 'scan', { line: '1', quantity: 1_000, code: 'BOLT' })).toEqual({
      code: 'codeDoubtful',
      params: { code: 'BOLT', skus: `${base.row('product', bolt)?.sku}, NUT` },
    });
  });

  test('[PK4] refuses a wrong item and more than is asked for; what is in hand can be unscanned', () => {
    const { world, pick } = released();
    world.act('pick', pick, 'claim');
    const refused = (type: string, data: object): unknown => world.refused('pick', pick, type, data);
    expect([
      refused('scan', { line: '1', quantity: 1_000, code: 'NUT' }),
      refused('scan', { line: '1', quantity: 4_001 }),
      refused('scan', { line: '9', quantity: 1_000 }),
    ]).toEqual([
      { code: 'wrongItem', params: { scanned: 'NUT', expected: 'BOLT' } },
      {
        code: 'tooMuchForLine',
        params: { sku: 'BOLT', most: 4_000, wanted: 4_001 },
        fields: { quantity: 'tooMuchForLine' },
      },
      { code: 'unknownLine', fields: { line: 'unknownLine' } },
    ]);
    world.act('pick', pick, 'scan', { line: '1', quantity: 3_000, code: 'bolt' });
    expect(refused('unscan', { line: '1', quantity: 3_001 })).toMatchObject({ code: 'tooMuchForLine' });
    world.act('pick', pick, 'unscan', { line: '1', quantity: 2_000 });
    expect(world.base.row('pick', pick)?.lines.map((line) => line.picked)).toEqual([1_000, 0]);
  });

  test('[PK5] what is short is fetched from another bin', () => {
    const { world, pick, line, order } = released();
    const { base, bolt } = world;
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 1_500, reason: 'notInBin' });
    expect(base.row('pick', pick)?.lines).toEqual([
      {
        id: '1',
        orderLine: line,
        product: bolt,
        location: base.bins[0],
        quantity: 4_000,
        picked: 0,
        short: 1_500,
      },
      {
        id: '2',
        orderLine: line,
        product: bolt,
        location: base.bins[1],
        quantity: 6_000,
        picked: 0,
        short: 0,
      },
      {
        id: '3',
        orderLine: line,
        product: bolt,
        location: base.bins[1],
        quantity: 1_500,
        picked: 0,
        short: 0,
        insteadOf: '1',
      },
    ]);
    expect(world.held(line)).toEqual({ open: 10_000, soft: 0, hard: 10_000 });
    expect(world.counters(order)).toEqual({ released: 10_000 });
  });

  test('[PK5, ST12] what no other bin has waits; once somebody has looked it may be released anew', () => {
    const { world, pick, line, order } = released();
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'damaged' });
    expect(world.base.row('pick', pick)?.lines.at(-1)?.quantity).toBe(2_000);
    expect(world.held(line)).toEqual({ open: 10_000, soft: 0, hard: 8_000 });
    expect(world.counters(order)).toEqual({ released: 8_000 });
    expect(
      world.refused('pick', pick, 'shortPick', { line: '1', quantity: 1, reason: 'damaged' }),
    ).toMatchObject({
      code: 'tooMuchForLine',
    });
    world.act('location', world.base.bins[0] ?? '', 'check', { product: world.bolt });
    expect(world.held(line)).toEqual({ open: 10_000, soft: 2_000, hard: 8_000 });
    world.released(order);
    expect(world.held(line)).toEqual({ open: 10_000, soft: 0, hard: 10_000 });
  });

  test('[PK5, ST12] of ten, six are taken and four missing: nobody is sent to that bin before somebody has looked', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const [bin = ''] = base.bins;
    world.stock(bolt, bin, 16_000);
    const { order, lines } = world.confirmed([{ product: bolt }]);
    const next = world.confirmed([{ product: bolt, quantity: 5_000 }]);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 6_000 });
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
    expect(base.row('pick', pick)?.lines).toMatchObject([{ picked: 6_000, short: 4_000 }]);
    expect(base.row('balance', `${bolt}:${bin}`)).toMatchObject({ doubted: pick, reserved: 6_000 });
    expect(world.available(bolt)).toMatchObject({ onHand: 6_000, reserved: 6_000 });
    expect(world.held(lines[0] ?? '')).toEqual({ open: 10_000, soft: 0, hard: 6_000 });
    expect(world.refused('salesOrder', next.order, 'release', { pick: base.id() })).toMatchObject({
      code: 'lastUnitTaken',
    });
    world.stock(bolt, bin, 1_000);
    expect(world.available(bolt)).toMatchObject({ onHand: 6_000, reserved: 6_000 });
    world.finished(pick);
    world.stock(bolt, base.bins[1] ?? '', 5_000);
    world.act('location', bin, 'check', { product: bolt });
    expect(base.row('balance', `${bolt}:${bin}`)).not.toHaveProperty('doubted');
    expect(world.available(bolt)).toMatchObject({ onHand: 22_000, reserved: 15_000 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[PK9] a short report is taken back: all is as before, also on the order', () => {
    const { world, pick, line, order } = released();
    const { base } = world;
    world.act('pick', pick, 'claim');
    const figures = () => ({
      held: world.held(line),
      counters: world.counters(order),
      lines: base.row('pick', pick)?.lines,
      bins: base.bins.map((bin) => base.row('balance', `${world.bolt}:${bin}`)),
    });
    const before = figures();
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
    expect(world.counters(order)).toEqual({ released: 8_000 });
    world.act('pick', pick, 'withdrawShort', { line: '1' });
    expect(figures()).toEqual(before);
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[PK9] a short report stands once its goods were fetched elsewhere, or where there is none', () => {
    const { world, pick } = released();
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 1_500, reason: 'notInBin' });
    world.act('pick', pick, 'scan', { line: '3', quantity: 500 });
    const refused = (line: string) => world.refused('pick', pick, 'withdrawShort', { line });
    expect(refused('1')).toMatchObject({ code: 'fetchedElsewhere', params: { sku: 'BOLT' } });
    expect(refused('2')).toMatchObject({ code: 'nothingShort' });
    expect(refused('9')).toMatchObject({ code: 'unknownLine' });
    world.act('pick', pick, 'unscan', { line: '3', quantity: 500 });
    world.act('pick', pick, 'withdrawShort', { line: '1' });
    expect(world.base.row('pick', pick)?.lines.map(({ id, short }) => [id, short])).toEqual([
      ['1', 0],
      ['2', 0],
    ]);
  });

  test('[PK9] what the order has given up since, no pick takes up again', () => {
    const { world, pick, line, order } = released();
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
    const parts = [{ line, quantity: 1_000 }];
    world.act('salesOrder', order, 'cancelLines', { reason: 'customerRequest', lines: parts });
    expect(world.refused('pick', pick, 'withdrawShort', { line: '1' })).toMatchObject({
      code: 'noLongerWanted',
      params: { sku: 'BOLT', most: 1_000 },
    });
  });

  test('[PK6] refuses to finish with lines left, or with nothing in hand', () => {
    const { world, pick } = released();
    const { base } = world;
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
    expect(world.refused('pick', pick, 'finish', { shipment: base.id() })).toEqual({
      code: 'linesLeft',
      params: { lines: 2 },
    });
    world.act('pick', pick, 'shortPick', { line: '2', quantity: 6_000, reason: 'notInBin' });
    world.act('pick', pick, 'shortPick', { line: '3', quantity: 2_000, reason: 'notInBin' });
    expect(base.row('pick', pick)?.lines.map((line) => line.short)).toEqual([4_000, 6_000, 2_000]);
    expect(world.refused('pick', pick, 'finish', { shipment: base.id() })).toEqual({
      code: 'nothingInHand',
      fix: { kind: 'pick', document: pick, type: 'cancel' },
    });
  });

  test('[PK6] the picked part goes to staging in a shipment of its own, held there', () => {
    const { world, pick, line, order } = released();
    const { base, bolt } = world;
    world.scanned(pick);
    const shipment = world.finished(pick);
    expect(base.row('pick', pick)).toMatchObject({ state: 'picked', shipment });
    expect(base.row('shipment', shipment)).toMatchObject({
      state: 'open',
      number: null,
      order,
      pick,
      lines: [
        { id: '1', orderLine: line, product: bolt, quantity: 4_000, from: base.bins[0] },
        { id: '2', orderLine: line, product: bolt, quantity: 6_000, from: base.bins[1] },
      ],
    });
    expect(base.row('balance', `${bolt}:${base.staging}`)).toMatchObject({
      onHand: 10_000,
      reserved: 10_000,
    });
    expect(world.available(bolt)).toEqual({ onHand: 12_000, reserved: 10_000, outgoing: 10_000 });
  });

  test('[PK7] cancelled with goods in hand, it tells where to put them back, and the order holds them softly', () => {
    const { world, pick, line, order } = released();
    const { base, bolt } = world;
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 2_000 });
    world.act('pick', pick, 'cancel', { reason: 'other' });
    expect(base.log.findLast((event) => event.kind === 'pick')?.data).toMatchObject({
      putBack: [{ id: '1', orderLine: line, product: bolt, location: base.bins[0], quantity: 2_000 }],
    });
    expect(world.state(order)).toBe('confirmed notStarted nothing');
    expect(world.held(line)).toEqual({ open: 10_000, soft: 10_000, hard: 0 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[PK8] paused, it goes on where it was, with whoever resumes it', () => {
    const { world, pick } = released();
    const { base } = world;
    world.act('pick', pick, 'pause');
    world.act('pick', pick, 'resume');
    expect(base.row('pick', pick)).toMatchObject({ state: 'released', claimedBy: null });
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 1_000 });
    world.act('pick', pick, 'pause');
    base.by = 'user-2';
    world.act('pick', pick, 'resume');
    expect(base.row('pick', pick)).toMatchObject({ state: 'picking', claimedBy: 'user-2' });
  });
});
