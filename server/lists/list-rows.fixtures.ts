import fc from 'fast-check';
import type { Transaction } from 'kysely';
import type { Row } from '#model/engine/rows.ts';
import type { Look } from '#model/lists/listing.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { writeRows } from '#server/platform/model/row-storage.ts';

/** A row of a table. */
export interface MadeRow {
  readonly table: string;
  readonly row: Row;
}

const day = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString());
const onDay = day.map((moment) => moment.slice(0, 10));
const text = fc.oneof(
  fc.constantFrom(
    '',
    'Åkeri',
    'akeri',
    'Öst',
    'Ost AB',
    'Éclair',
    'éclair',
    'a2',
    'a10',
    'a02',
    'Ångström & co',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }).map((one) => one.replaceAll('\u0000', '').toWellFormed()),
);
const number = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((at) => `SO-2026-${at}`),
    text,
  ),
  {
    nil: null,
  },
);
const ids = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

const parties = ids('party', 4);
const products = ids('product', 3);
const orders = ids('order', 8);
const tagged = fc.subarray(['spring', 'summer', 'urgent'], { maxLength: 2 });

const line = fc.record({
  id: fc.constantFrom('1', '2'),
  product: fc.constantFrom(...products),
  quantity: fc.integer({ min: 1, max: 9000 }),
  cancelled: fc.constant(0),
  shipped: fc.constantFrom(0, 1),
  received: fc.integer({ min: 0, max: 9000 }),
  price: fc.integer({ min: 0, max: 900_000 }),
  discount: fc.constantFrom(0, 1000),
  vatRate: fc.constantFrom(2500, null),
  promisedOn: fc.option(onDay, { nil: null }),
  stocked: fc.constant(true),
  released: fc.constant(0),
  picked: fc.constant(0),
});
const lines = fc.array(line, { maxLength: 3 });
const stamps = { createdAt: day, changedAt: day, version: fc.constant(1) };

const order = fc.record({
  ...stamps,
  state: fc.record({
    commercial: fc.constantFrom('draft', 'confirmed', 'onHold', 'closed', 'cancelled'),
    fulfilment: fc.constantFrom('unreleased', 'picking', 'shipped'),
    billing: fc.constantFrom('notInvoiced', 'invoiced'),
  }),
  number,
  revision: fc.constantFrom(0, 1),
  customer: fc.constantFrom(...parties),
  warehouse: fc.constantFrom('north', 'south'),
  theirReference: text,
  orderedOn: onDay,
  promisedOn: onDay,
  priority: fc.integer({ min: 0, max: 9 }),
  currency: fc.constant('SEK'),
  rate: fc.constantFrom(1_000_000, 11_500_000),
  pricesIncludeVat: fc.boolean(),
  tags: tagged,
  lines,
});

const purchase = fc.record({
  ...stamps,
  state: fc.record({
    commercial: fc.constantFrom('draft', 'placed', 'acknowledged', 'closed'),
    receipt: fc.constantFrom('notReceived', 'partlyReceived', 'received'),
  }),
  number,
  supplier: fc.option(fc.constantFrom(...parties), { nil: null }),
  warehouse: fc.constantFrom('north', 'south'),
  theirReference: text,
  orderedOn: fc.option(onDay, { nil: null }),
  expectedOn: fc.option(onDay, { nil: null }),
  rate: fc.constantFrom(1_000_000, 11_500_000),
  // Orders from before tags were a list have none.
  tags: fc.option(tagged, { nil: undefined }),
  lines,
});

const receipt = fc.record({
  ...stamps,
  state: fc.constantFrom('draft', 'counted', 'posted', 'reversed'),
  number,
  source: fc.constantFrom('order', 'blind', 'return'),
  supplier: fc.option(fc.constantFrom(...parties), { nil: null }),
  deliveryNote: text,
  effectiveAt: fc.option(day, { nil: null }),
  lines: fc.constant([]),
});

const shipment = fc.record({
  ...stamps,
  state: fc.constantFrom('open', 'packed', 'shipped', 'delivered'),
  number,
  order: fc.constantFrom(...orders, 'nothing'),
  customer: fc.constantFrom(...parties),
  shippedAt: fc.option(day, { nil: null }),
  parcels: fc.array(fc.record({ tracking: text, weight: fc.nat(100) }), { maxLength: 2 }),
  lines: fc.constant([]),
});

const pick = fc.record({
  ...stamps,
  state: fc.constantFrom('released', 'claimed', 'picked', 'cancelled'),
  number,
  order: fc.constantFrom(...orders, 'nothing'),
  claimedBy: fc.option(fc.constantFrom('ann', 'bo'), { nil: null }),
  lines,
});

const party = fc.record({ ...stamps, state: fc.constant('active'), name: text, number: text });
const product = fc.record({ ...stamps, state: fc.constant('active'), sku: text, barcodes: fc.constant([]) });

const named = (table: string, known: readonly string[], content: fc.Arbitrary<object>) =>
  fc
    .tuple(...known.map(() => content))
    .map((made) => made.map((row, at): MadeRow => ({ table, row: { ...row, id: known[at] ?? '' } })));

/** A company's rows of all kinds that lists show or search: some refer to others that are not there. */
export const companyRows: fc.Arbitrary<readonly MadeRow[]> = fc
  .tuple(
    named('customer', parties, party),
    named('supplier', parties.slice(1), party),
    named('product', products.slice(1), product),
    named('salesOrder', orders, order),
    named('purchaseOrder', ids('purchase', 8), purchase),
    named('goodsReceipt', ids('receipt', 6), receipt),
    named('shipment', ids('shipment', 6), shipment),
    named('pick', ids('pick', 6), pick),
  )
  .map((tables) => tables.flat());

const bound = fc.option(onDay, { nil: '' });
const amount = fc.oneof(
  fc.constant(''),
  fc.integer({ min: -10, max: 2_000_000 }).map(String),
  fc.constant('x'),
);

/** What somebody may type or link: values of all filters, whether they mean something or not. */
export const anyValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  positive: fc.constant('1'),
  choice: fc
    .subarray([
      ...parties,
      'fulfilment.shipped',
      'billing.invoiced',
      'receipt.received',
      'order',
      'ann',
      'bo',
      'spring',
      'urgent',
      '',
    ])
    .map((values) => values.join(',')),
  before: fc.constant('1'),
  days: fc.tuple(fc.oneof(bound, fc.constant('soon')), bound).map((range) => range.join('..')),
  amount: fc.tuple(amount, amount).map((range) => range.join('..')),
};

export const anySearch = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom('so-2026', 'ö', 'AB', 'åk', '1', 'ost ab', 'a', '%', '_') },
  { weight: 1, arbitrary: text },
);
export const anyDay = onDay;

/** Looks up rows among these. */
export function lookAmong(made: readonly MadeRow[]): Look {
  const byKey = new Map(made.map(({ table, row }) => [`${table}/${row.id}`, row]));
  return (table, id) => byKey.get(`${table}/${id}`);
}

/** Writes rows as the server does; `gone` are the ids of those it removes from a table. */
export async function writeMade(
  trx: Transaction<Schema>,
  company: number,
  layouts: RowLayouts,
  made: readonly MadeRow[],
  gone: (table: string) => readonly string[] = () => [],
): Promise<void> {
  for (const table of new Set(made.map((one) => one.table))) {
    const rows = made.filter((one) => one.table === table).map(({ row }, seq) => ({ row, seq }));
    await writeRows(trx, company, layoutFor(layouts, table), rows, [...gone(table)]);
  }
}
