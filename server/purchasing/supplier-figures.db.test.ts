import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { netInCompanyCurrency } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import type { SupplierFiguresAnswer } from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';
import { Buyer } from './buying.fixtures.ts';

const now = '2026-05-04T08:00:00.000Z';
let server: CompanyApp;
let warehouse: string;
let bolt: string;
let buy: Buyer;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  ({ warehouse } = await foundCompany(server.platform.executor, 1));
  buy = new Buyer(server.platform.executor, 1);
  bolt = await buy.product('BOLT', { packagings: [{ ...box, barcode: '', weight: 0 }] });
});
afterAll(() => server.close());

const asked = async (supplier: string, who = FOUNDER) => {
  const answer = await clientOf(server, who).get(`1/purchasing/suppliers/${supplier}/figures/`);
  return { status: answer.status, body: answer.json() as SupplierFiguresAnswer }; // as the endpoint describes it
};
const all = async (supplier: string) => (await asked(supplier)).body.all;

const box = { unit: 'box', numerator: 3, denominator: 1 };

/** Ten pieces of the bolt, expected on a day. */
const ten = (supplier: string, on: string, expectedOn: string | null) =>
  buy.order(on, [{ product: bolt }], { supplier, warehouse, expectedOn });
const [whole, six, four] = [[{}], [{ quantity: 6_000 }], [{ quantity: 4_000 }]];

const rowOf = async <R>(table: string, id: string): Promise<R> => {
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ data: R }>`select data from ${sql.table(table)} where company_id = 1 and id = ${id}`.execute(trx),
  );
  const [row] = rows;
  if (!row) throw new Error(`no ${table}`);
  return row.data;
};

it('[SUF1, SUF2, SUF3] a line counts against the day that was promised first, in the days of the company', async () => {
  const supplier = await buy.supplier('DAYS');
  const [early, onTheDay, afterMidnight, promised] = [
    await ten(supplier, '2026-03-02', '2026-04-01'),
    await ten(supplier, '2026-03-02', '2026-04-01'),
    await ten(supplier, '2026-03-02', '2026-04-01'),
    await ten(supplier, '2026-03-02', '2026-03-16'),
  ];
  for (const promisedOn of ['2026-03-20', '2026-04-10'])
    await buy.give('2026-03-03', 'purchaseOrder', promised.id, 'acknowledge', {
      theirReference: '',
      lines: promised.lines.map(({ id: line }) => ({ line, promisedOn })),
    });
  await ten(supplier, '2026-03-02', '2026-04-24'); // nothing has come: ten days late today
  await ten(supplier, '2026-03-02', '2026-05-04'); // may still come today
  await ten(supplier, '2026-03-02', null); // no day at all
  const cancelled = await ten(supplier, '2026-03-02', '2026-03-10');
  await buy.give('2026-03-03', 'purchaseOrder', cancelled.id, 'cancel', { reason: 'duplicate' });
  await buy.receive('2026-03-30', early, whole);
  await buy.receive('2026-04-01T21:30:00.000Z', onTheDay, whole);
  await buy.receive('2026-04-01T22:30:00.000Z', afterMidnight, whole); // half past midnight in Stockholm
  await buy.receive('2026-04-10', promised, whole); // 21 days after the first promise, as promised then
  expect(await all(supplier)).toMatchObject({ orders: 7, due: 5, onTime: 2, daysLate: 10 });
});

it('[SUF2] the promise of a line goes before the day of its order', async () => {
  const supplier = await buy.supplier('PROMISE');
  const lines = [
    { product: bolt, promisedOn: '2026-04-03' },
    { product: bolt, promisedOn: '2026-04-20' },
  ];
  const order = await buy.order('2026-03-02', lines, { supplier, warehouse, expectedOn: '2026-04-10' });
  await buy.receive('2026-04-08', order, [{}, {}]);
  expect(await all(supplier)).toMatchObject({ due: 2, onTime: 1, daysLate: 5 });
});

it('[SUF3, SUF4] in full is what was complete at once; what was closed short never was', async () => {
  const supplier = await buy.supplier('FULL');
  const twice = [{ product: bolt }, { product: bolt, promisedOn: '2026-04-16' }];
  const [parts, sameDay, refused, short] = [
    await ten(supplier, '2026-03-02', '2026-04-15'),
    await ten(supplier, '2026-03-02', '2026-04-15'),
    await ten(supplier, '2026-03-02', '2026-04-15'),
    await buy.order('2026-03-02', twice, { supplier, warehouse, expectedOn: '2026-04-15' }),
  ];
  await ten(supplier, '2026-03-02', '2026-04-29'); // nothing yet: five days late, neither in full nor not
  await buy.receive('2026-04-01', parts, six);
  await buy.receive('2026-04-08', parts, four);
  await buy.receive('2026-04-08', sameDay, six);
  await buy.receive('2026-04-08', sameDay, four);
  await buy.receive('2026-04-08', refused, [{ quantity: 9_000, rejected: 1_000 }]);
  await buy.receive('2026-04-16', refused, [{ quantity: 1_000 }]);
  await buy.receive('2026-04-08', short, six);
  await buy.give('2026-04-20', 'purchaseOrder', short.id, 'closeShort', { reason: 'supplierCannotDeliver' });
  expect(await all(supplier)).toMatchObject({ due: 6, onTime: 2, daysLate: 1, arrived: 5, inFull: 1 });
});

it('[SUF5] rejects are lines of receipts; a reversed one is not there, a corrected one came when it came', async () => {
  const supplier = await buy.supplier('REJECTS');
  const [bad, gone, mended] = [
    await ten(supplier, '2026-03-02', '2026-04-10'),
    await ten(supplier, '2026-03-02', '2026-05-20'),
    await ten(supplier, '2026-03-02', '2026-04-10'),
  ];
  await buy.receive('2026-04-08', bad, [{ quantity: 0, rejected: 10_000 }]);
  await buy.receive('2026-04-09', bad, whole);
  const wrong = await buy.receive('2026-04-08', gone, [{ quantity: 8_000, rejected: 2_000 }]);
  await buy.give('2026-04-08', 'goodsReceipt', wrong, 'reverse', { reason: 'enteredByMistake' });
  const receipt = await buy.receive('2026-04-08', mended, [{ quantity: 9_000 }]);
  const { lines, ...count } = countOf(await rowOf<GoodsReceiptRow>('row_goods_receipt', receipt));
  await buy.give('2026-04-28', 'goodsReceipt', receipt, 'correct', {
    ...count,
    lines: lines.map((line) => ({ ...line, quantity: 10_000 })),
    reason: 'enteredByMistake',
  });
  expect(await all(supplier)).toMatchObject({
    due: 2,
    onTime: 2,
    arrived: 2,
    inFull: 1,
    received: 3,
    rejected: 1,
  });
});

it('[SUF6] a price is compared with that of the order before, alike in product, packaging and currency', async () => {
  const supplier = await buy.supplier('PRICES');
  const nut = await buy.product('NUT');
  const orders: readonly [string, Parameters<Buyer['order']>[1], object?][] = [
    ['2024-03-01', [{ product: bolt, price: 10_0000 }]],
    [
      '2026-02-02',
      [
        { product: bolt, price: 11_0000 },
        { product: nut, price: 1_0000 },
      ],
    ],
    ['2026-03-02', [{ product: bolt, price: 11_0000, discount: 10_00 }]], // ten per cent less
    ['2026-03-03', [{ product: bolt, quantity: 9_000, price: 30_0000, orderedIn: box }]], // first in boxes
    ['2026-03-04', [{ product: bolt, price: 2_0000 }], { currency: 'EUR', rate: 11_000_000 }], // first in euro
    [
      '2026-04-01',
      [
        { product: bolt, price: 9_9000 },
        { product: nut, price: 1_5000 },
      ],
    ], // as before; half more
  ];
  for (const [on, lines, over] of orders) await buy.order(on, lines, { supplier, warehouse, ...over });
  const { year, all: ever } = (await asked(supplier)).body;
  expect(ever.prices).toEqual({ compared: 4, raised: 2, lowered: 1, median: 10_00 });
  expect(year.prices).toEqual(ever.prices);
  await buy.order('2024-02-01', [{ product: bolt, price: 8_0000 }], { supplier, warehouse });
  const earlier = (await asked(supplier)).body;
  expect(earlier.all.prices).toEqual({ compared: 5, raised: 3, lowered: 1, median: 10_00 });
  expect(earlier.year.prices).toEqual(year.prices);
});

it('[SUF7] spend is the net of orders at their rates, to the minor unit; of closed ones what came', async () => {
  const supplier = await buy.supplier('SPEND');
  const sold = { unit: 'kg' as const, packagings: [{ ...box, barcode: '', weight: 0 }] };
  const odd = [
    { product: await buy.product('IRON', sold), quantity: 3_333, price: 7_7777, discount: 3_33 },
    { product: await buy.product('TIN', sold), quantity: 9_000, price: 100_0033, orderedIn: box },
    { product: await buy.product('LEAD', sold), quantity: 1_500, price: 300 }, // four and a half öre
  ];
  const euro = await buy.order('2026-03-02', odd, { supplier, warehouse, currency: 'EUR', rate: 11_234_567 });
  const net = netInCompanyCurrency(await rowOf<PurchaseOrderRow>('row_purchase_order', euro.id)) ?? 0;
  expect(net).toBeGreaterThan(0);
  expect((await all(supplier)).spend).toBe(net);
  const short = await ten(supplier, '2026-03-02', '2026-04-15');
  const before = await ten(supplier, '2024-03-02', '2024-04-15');
  expect((await all(supplier)).spend).toBe(net + 160_00);
  await buy.receive('2026-04-08', short, six);
  await buy.give('2026-04-20', 'purchaseOrder', short.id, 'closeShort', { reason: 'supplierCannotDeliver' });
  await buy.receive('2024-04-15', before, whole);
  const { year, all: ever } = (await asked(supplier)).body;
  expect(ever).toMatchObject({ orders: 3, spend: net + 48_00 + 80_00 });
  expect(year).toMatchObject({ orders: 2, spend: net + 48_00 });
});

it('[SUF1] the last 12 months count from the day after the same day a year ago', async () => {
  const supplier = await buy.supplier('YEAR');
  for (const on of ['2025-05-04', '2025-05-05'])
    await buy.receive(on, await ten(supplier, on, on), [{ rejected: 1_000 }]);
  const { body } = await asked(supplier);
  expect(body).toMatchObject({ today: '2026-05-04', since: '2025-05-05' });
  expect(body.all).toMatchObject({ orders: 2, due: 2, onTime: 2, received: 2, rejected: 2, spend: 160_00 });
  expect(body.year).toMatchObject({ orders: 1, due: 1, onTime: 1, received: 1, rejected: 1, spend: 80_00 });
});

it('[SUF8] orders are for who sees them, of their warehouses, and costs for who sees those', async () => {
  const { executor } = server.platform;
  const [supplier, elsewhere] = [await buy.supplier('ACCESS'), freshId()];
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await buy.give('2024-01-02', 'warehouse', elsewhere, 'create', {
    code: 'W9',
    name: 'Elsewhere',
    address,
    ...places,
  });
  await buy.receive('2026-04-08', await ten(supplier, '2026-03-02', '2026-04-10'), whole);
  const there = { supplier, warehouse: elsewhere, expectedOn: '2026-04-01' };
  await buy.receive('2026-04-08', await buy.order('2026-03-02', [{ product: bolt }], there), [
    { rejected: 1_000 },
  ]);
  expect(await all(supplier)).toMatchObject({ orders: 2, due: 2, onTime: 1, received: 2, spend: 160_00 });

  const seeing = ['supplier.view', 'purchaseOrder.view'];
  const plain = await addMember(executor, 1, 'Plain', seeing);
  const { body } = await asked(supplier, plain.user);
  expect(body.all).toMatchObject({ orders: 2, onTime: 1, rejected: 1 });
  for (const period of [body.all, body.year])
    for (const hidden of ['spend', 'prices']) expect(period).not.toHaveProperty(hidden);
  const dear = [...seeing, 'product.view', 'product.viewCost'];
  const scoped = await addMember(executor, 1, 'Scoped', dear, { warehouses: [elsewhere] });
  expect((await asked(supplier, scoped.user)).body.all).toMatchObject({
    orders: 1,
    due: 1,
    onTime: 0,
    daysLate: 7,
    received: 1,
    rejected: 1,
    spend: 80_00,
  });
  for (const [index, permissions] of [['supplier.view'], ['purchaseOrder.view']].entries()) {
    const without = await addMember(executor, 1, `Without ${index}`, permissions);
    expect((await asked(supplier, without.user)).status).toBe(403);
  }
  expect((await asked(freshId())).status).toBe(404);
});

it('[SUF8] a supplier of whom nothing was ordered has no figures yet', async () => {
  expect((await asked(await buy.supplier('NEW'))).body.all).toEqual({
    orders: 0,
    due: 0,
    onTime: 0,
    daysLate: null,
    arrived: 0,
    inFull: 0,
    received: 0,
    rejected: 0,
    spend: 0,
    prices: { compared: 0, raised: 0, lowered: 0, median: null },
  });
});
