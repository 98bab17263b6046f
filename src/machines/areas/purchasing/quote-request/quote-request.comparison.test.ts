import { expect, test } from 'vitest';
import { bestAward, compareOffers } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import { RequestWorld } from './requests.fixtures.ts';

const TODAY = '2026-05-04';
const compared = (world: RequestWorld, id: string) => compareOffers(world.base.view, world.row(id), TODAY);

test('[RFQ11] answers stand side by side in the company’s currency, at the rate of the day', () => {
  const world = new RequestWorld();
  const { near, far, boltLine, nutLine } = world;
  const id = world.sent();
  world.answer(id, near);
  world.answer(id, far, { currency: 'EUR', lines: [world.bolts({ price: 5000, leadDays: 30 })] });
  // Bolts: 100 at 8.00 are 800.00; 100 at 0.50 EUR are 50.00 EUR, 562.50 at 11.25.
  expect(compared(world, id)).toMatchObject([
    {
      supplier: near,
      amount: 820_00,
      missing: 0,
      isBest: true,
      offers: [
        { line: boltLine, unitPrice: 8_0000, asked: 800_00, amount: 800_00, isBest: false, landed: null },
        { line: nutLine, amount: 20_00, isBest: true },
      ],
    },
    {
      supplier: far,
      currency: 'EUR',
      rate: 11_250_000,
      amount: 562_50,
      missing: 1,
      isBest: false,
      leadDays: 30,
      onTop: null,
      offers: [{ line: boltLine, unitPrice: 5_6250, asked: 50_00, amount: 562_50, isBest: true }],
    },
  ]);
  expect(bestAward(compared(world, id))).toEqual([
    { line: nutLine, supplier: near },
    { line: boltLine, supplier: far },
  ]);
});

test('[RFQ11] freight and duty decide where they are known of every offer', () => {
  const world = new RequestWorld();
  const { base, near, far, boltLine } = world;
  const id = world.sent();
  world.answer(id, near, { freight: 0 });
  world.answer(id, far, { currency: 'EUR', lines: [world.bolts({ price: 6400 })] });
  const best = () =>
    compared(world, id).flatMap(({ supplier, offers }) =>
      offers.flatMap(({ line, isBest }) => (isBest && line === boltLine ? [supplier] : [])),
    );
  // 720.00 against 800.00.
  expect(best()).toEqual([far]);
  base.must('quoteRequest', id, 'estimate', { supplier: far, freight: 800, duty: 400 });
  // 720.00 and 12 %: 806.40 against 800.00.
  expect(compared(world, id)[1]).toMatchObject({
    amount: 720_00,
    landed: 806_40,
    onTop: { freight: 800, duty: 400 },
  });
  expect(best()).toEqual([near]);
  base.must('quoteRequest', id, 'estimate', { supplier: far, freight: null, duty: null });
  expect(compared(world, id)[1]).toMatchObject({ landed: null, onTop: null });
  expect(
    world.why(id, 'estimate', { supplier: world.supplier({ number: 'S-8' }), freight: 1, duty: 1 }),
  ).toMatchObject({
    fields: { supplier: 'notQuotedYet' },
  });
});

test('[RFQ9] the minimum and whole packs count: 100 wanted in packs of 30 are 120, of at least 5 packs 150', () => {
  const world = new RequestWorld();
  const { near, far } = world;
  const id = world.sent();
  world.answer(id, near, { lines: [world.bolts({ pack: 30_000, price: 30_0000 })] });
  world.answer(id, far, { lines: [world.bolts({ pack: 30_000, price: 29_0000, minimum: 5_000 })] });
  expect(compared(world, id).map(({ offers }) => offers)).toMatchObject([
    [{ quantity: 120_000, amount: 120_00, unitPrice: 1_0000, isBest: true }],
    [{ quantity: 150_000, amount: 145_00, isBest: false }],
  ]);
});

test('[RFQ11] without a rate there is no sum, and what does not hold any more is best of nothing', () => {
  const world = new RequestWorld();
  const { near, far } = world;
  const id = world.sent();
  world.answer(id, near, { validUntil: TODAY });
  world.answer(id, far, { currency: 'USD', lines: [world.bolts({ price: 1 })] });
  expect(compared(world, id)[1]).toMatchObject({
    rate: null,
    amount: null,
    offers: [{ amount: null, unitPrice: null, isBest: false }],
  });
  expect(compared(world, id)[0]).toMatchObject({ isExpired: false, isBest: true });
  const later = compareOffers(world.base.view, world.row(id), '2026-05-05');
  expect(later[0]).toMatchObject({ isExpired: true, isBest: false });
  expect(bestAward(later)).toEqual([]);
});

test('[RFQ11] of two offers alike the one that does not hold any more is not the lowest', () => {
  const world = new RequestWorld();
  const { near, far } = world;
  const id = world.sent();
  world.answer(id, near, { lines: [world.bolts()], validUntil: TODAY });
  world.answer(id, far, { lines: [world.bolts()] });
  const lowest = (today: string) =>
    compareOffers(world.base.view, world.row(id), today).map(({ offers }) => offers[0]?.isBest);
  expect([lowest(TODAY), lowest('2026-05-05')]).toEqual([
    [true, true],
    [false, true],
  ]);
});
