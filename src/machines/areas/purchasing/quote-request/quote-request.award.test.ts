import { expect, test } from 'vitest';
import { answerFixture } from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { RequestWorld } from './requests.fixtures.ts';

/** Both have answered: bolts at 8.00 SEK and 0.50 EUR, nuts at 2.00 SEK and 1.00 EUR. */
function answered() {
  const world = new RequestWorld();
  const { near, far } = world;
  const id = world.sent();
  world.answer(id, near, { reference: 'Q-77' });
  const lines = [world.bolts({ price: 5000, leadDays: 30, code: 'F-1' }), world.nuts({ price: 1_0000 })];
  world.answer(id, far, { currency: 'EUR', lines });
  return { world, id };
}

const both = ({ boltLine, nutLine, far, near }: RequestWorld) => [
  { line: boltLine, supplier: far },
  { line: nutLine, supplier: near },
];

test('[RFQ12] each supplier gets a draft order of its lines, at its price, in its currency at the rate of the day', () => {
  const { world, id } = answered();
  const { base, near, far, bolt, nut } = world;
  base.must('quoteRequest', id, 'award', { lines: both(world), keepPrices: false });
  const row = world.row(id);
  expect(row.state).toBe('awarded');
  const orders = row.award?.orders.map(({ order }) => base.row('purchaseOrder', order)) ?? [];
  expect(orders).toMatchObject([
    {
      supplier: far,
      quoteRequest: id,
      currency: 'EUR',
      rate: 11_250_000,
      state: { commercial: 'draft' },
      lines: [{ product: bolt, quantity: 100_000, price: 5000, pricedBy: 'hand' }],
    },
    {
      supplier: near,
      quoteRequest: id,
      currency: 'SEK',
      theirReference: 'Q-77',
      lines: [{ product: nut, quantity: 10_000, price: 2_0000 }],
    },
  ]);
  expect(base.store.all('purchaseList').size).toBe(0);
});

test('[RFQ12] what was chosen by an answer that another has taken the place of is not awarded', () => {
  const { world, id } = answered();
  const { base, far, boltLine, near } = world;
  const lines = (shown?: number) => [
    { line: boltLine, supplier: far, ...(shown === undefined ? {} : { shown }) },
  ];
  world.answer(id, far, { currency: 'EUR', lines: [world.bolts({ price: 50_0000 })] });
  expect(world.why(id, 'award', { lines: lines(1), keepPrices: false })).toMatchObject({
    code: 'stale',
    fields: { 'lines.0.supplier': 'stale' },
  });
  // What others answer meanwhile changes nothing of it.
  world.answer(id, near, { lines: [world.bolts({ price: 1_0000 })] });
  base.must('quoteRequest', id, 'award', { lines: lines(2), keepPrices: false });
  expect(world.row(id).award?.lines).toEqual([{ line: boltLine, supplier: far }]);
});

test('[RFQ12] an edited draft stays an order of its request', () => {
  const { world, id } = answered();
  const { base, near } = world;
  base.must('quoteRequest', id, 'award', {
    lines: [{ line: world.nutLine, supplier: near }],
    keepPrices: false,
  });
  const [{ order = '' } = {}] = world.row(id).award?.orders ?? [];
  const draft = base.row('purchaseOrder', order);
  const { supplier, warehouse, currency, rate, theirReference, expectedOn } = draft ?? {};
  const form = {
    supplier,
    warehouse,
    currency,
    rate,
    theirReference,
    expectedOn,
    notes: 'By truck',
    lines: [],
  };
  base.must('purchaseOrder', order, 'update', form);
  expect(base.row('purchaseOrder', order)).toMatchObject({ notes: 'By truck', quoteRequest: id });
});

test('[RFQ12] an order names no request that is not there', () => {
  const { world } = answered();
  const { base, near } = world;
  const data = { supplier: near, warehouse: base.warehouse, quoteRequest: base.id() };
  expect(base.do('purchaseOrder', base.id(), 'create', data)).toMatchObject({
    refusal: { fields: { quoteRequest: 'unknownDocument' } },
  });
});

test('[RFQ9, RFQ12] packs are ordered as a packaging of the product, or in the stock unit', () => {
  const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
  const world = new RequestWorld({ packagings: [box] });
  const { base, near } = world;
  const id = world.sent();
  // Of nuts in packs of 3 at 10.00 at least 4 packs, in pairs: 10 wanted, 12 bought.
  const lines = [
    world.bolts({ price: 90_0000, pack: 12_000 }),
    world.nuts({ price: 10_0000, pack: 3_000, minimum: 4_000, multiple: 2_000 }),
  ];
  world.answer(id, near, { lines });
  base.must('quoteRequest', id, 'award', {
    lines: [world.boltLine, world.nutLine].map((line) => ({ line, supplier: near })),
    keepPrices: true,
  });
  const [{ order = '' } = {}] = world.row(id).award?.orders ?? [];
  expect(base.row('purchaseOrder', order)?.lines).toMatchObject([
    { quantity: 108_000, price: 90_0000, orderedIn: { unit: 'box', numerator: 12, denominator: 1 } },
    { quantity: 12_000, price: 3_3333 },
  ]);
  expect([...base.store.all('purchasePrice').values()]).toMatchObject([
    { unit: 'box', price: 90_0000, minimum: 0, multiple: null },
    { unit: null, price: 3_3333, minimum: 12_000, multiple: 6_000 },
  ]);
});

test('[RFQ13] on request prices go into a list of the supplier in that currency, once', () => {
  const { world, id } = answered();
  const { base, far, bolt } = world;
  base.must('quoteRequest', id, 'award', { lines: both(world), keepPrices: true });
  const lists = [...base.store.all('purchaseList').values()];
  expect(lists).toMatchObject([
    { name: 'Far GmbH EUR', supplier: far, currency: 'EUR', state: 'active' },
    { name: 'Near AB SEK', currency: 'SEK' },
  ]);
  expect(base.view.by('purchasePrice', 'product', bolt)).toMatchObject([
    { list: lists[0]?.id, price: 5000, code: 'F-1', leadDays: 30, startsOn: '2026-05-04', endsOn: null },
  ]);
  // The next award of the same day changes that price rather than adding another.
  const next = world.base.id();
  const line = base.id();
  base.must(
    'quoteRequest',
    next,
    'create',
    world.form({ lines: [{ ...world.form().lines[0], id: line } as never] }),
  );
  base.must('quoteRequest', next, 'send');
  world.answer(next, far, { currency: 'EUR', lines: [{ ...world.bolts({ price: 4500 }), line }] });
  base.must('quoteRequest', next, 'award', { lines: [{ line, supplier: far }], keepPrices: true });
  expect(base.store.all('purchaseList').size).toBe(2);
  expect(base.view.by('purchasePrice', 'product', bolt)).toMatchObject([{ price: 4500 }]);
});

test('[RFQ12] lines go to who offers them, at prices that hold, each once, by who may order', () => {
  const { world, id } = answered();
  const { base, near, far, boltLine, nutLine } = world;
  const why = (lines: object[], keepPrices = false) => world.why(id, 'award', { lines, keepPrices });
  expect(why([])).toMatchObject({ fields: { lines: 'nothingAwarded' } });
  expect(why([{ line: base.id(), supplier: near }])).toMatchObject({
    fields: { 'lines.0.line': 'unknownLine' },
  });
  expect(why([...both(world), { line: nutLine, supplier: far }])).toMatchObject({
    fields: { 'lines.2.line': 'lineTwice' },
  });
  world.answer(id, near, { lines: [world.bolts({ price: 9_0000 })], validUntil: '2026-05-04' });
  expect(why([{ line: nutLine, supplier: near }])).toMatchObject({
    fields: { 'lines.0.supplier': 'lineNotOffered' },
  });
  base.now = '2026-05-05T08:00:00.000Z';
  expect(why([{ line: boltLine, supplier: near }])).toMatchObject({
    fields: { 'lines.0.supplier': 'quotationExpired' },
  });
  base.may = (permission) => permission !== 'purchaseOrder.create';
  expect(why(both(world))).toMatchObject({ params: { permission: 'purchaseOrder.create' } });
  base.may = (permission) => permission !== 'purchasePrice.create';
  expect(why([{ line: boltLine, supplier: far }], true)).toMatchObject({
    params: { permission: 'purchasePrice.create' },
  });
  expect(why([{ line: boltLine, supplier: far }])).toBeNull();
  expect(base.store.all('purchaseOrder').size).toBe(1);
});

test('[RFQ8] absurd packs of what is not offered are judged without a fault', () => {
  const { world, id } = answered();
  const { base, near } = world;
  const lines = [world.bolts(), world.nuts({ price: null, pack: 1e12, minimum: 1e12, multiple: 1e12 })];
  const data = { ...answerFixture({ supplier: near, lines }), note: 'x' };
  expect(() => base.do('quoteRequest', id, 'answer', data)).not.toThrow();
  expect(
    world.why(id, 'answer', { ...data, lines: [world.nuts({ pack: 1e12, minimum: 1e12 })] }),
  ).not.toBeNull();
});
