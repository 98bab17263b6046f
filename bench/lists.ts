import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { Row } from '#model/engine/rows.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { exportLines } from '#server/lists/list-export.ts';
import { heldBack } from '#server/platform/http/line-answers.ts';
import { listedRows, listFigures, type ListQuestion } from '#server/lists/list-queries.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { BenchServer } from './bench-server.ts';
import type { Bench } from './bench.ts';
import { atMost, ofRounds, ofTimes, timed, type Figure } from './figures.ts';
import { asking, copyRows, idOf, plainQuestion, repeat, scopeOf, seedRows, TODAY } from './listed.ts';
import { liveHeap } from '#server/testing/live-heap.ts';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const CUSTOMERS = 5000;
/** So many are made by the model, the others are copies of their rows. */
const MADE = Math.min(ORDERS, 100_000);
const DAYS = 5 * 365;
/** One order in so many is open. */
const OPEN = 50;

/** Lists of one company's orders on the server, under row-level security: one caller, one transaction each. */
export async function measureLists({ server }: Bench): Promise<Figure[]> {
  const company = await server.newCompany();
  const seeding = await timed(async () => {
    await seedOrders(server, company);
    await copyRows(server, company, {
      name: 'sales_order',
      idLength: idOf('order', 0).length,
      times: ORDERS / MADE - 1,
    });
  });
  await server.database.owner.pool.query('vacuum analyze list_sales_order, list_customer, row_sales_order');
  const note = `${ORDERS.toLocaleString('en')} orders of one company, written in ${Math.round(seeding.ms / 1000)} s`;
  const figures: Figure[] = [];
  for (const [name, change] of Object.entries(questions)) {
    const question = { ...plainQuestion, ...change };
    const page = () =>
      asking(server, company, salesOrderListing, ([trx, scope]) =>
        listedRows(trx, scope, question, { after: null, limit: 200, figures: false }),
      );
    const sums = () =>
      asking(server, company, salesOrderListing, ([trx, scope]) => listFigures(trx, scope, question));
    figures.push(ofTimes(`lists: page of 200, ${name}`, await repeat(page), { target: atMost(100), note }));
    figures.push(
      ofTimes(`lists: counts and sum, ${name}`, await repeat(sums), { target: atMost(100), note }),
    );
  }
  return [...figures, ...(await measureExport(server, company))];
}

const questions: Readonly<Record<string, Partial<ListQuestion>>> = {
  'everything the device lacks': {},
  'one tab': { state: 'commercial.cancelled' },
  'by amount': { sort: { column: 'total', direction: 'descending' } },
  'by customer': { sort: { column: 'customer', direction: 'ascending' } },
  'of a customer': { filters: { customer: idOf('customer', 77) } },
  'of a month': { filters: { ordered: '2024-03-01..2024-03-31' } },
  'of a year': { filters: { ordered: '2024-01-01..2024-12-31' } },
  'late, of all rows': { filters: { late: '1' }, beyond: undefined },
  'of an amount that none has': { filters: { total: '9900000..' } },
  'of most amounts': { filters: { total: '100000..' } },
  'with a number searched': { search: 'so-2024-0500' },
};

/** All rows as an export sends them: in one snapshot, piece by piece, to a reader that keeps nothing. */
async function measureExport(server: BenchServer, company: number): Promise<Figure[]> {
  const scope = scopeOf(server, company, salesOrderListing);
  const before = liveHeap();
  const held: number[] = [];
  let [last, pieces] = ['', 0];
  const { ms } = await timed(() =>
    inSnapshot(server.database, company, async (trx) => {
      for await (const line of heldBack(exportLines(trx, scope, plainQuestion, 0), 600_000)) {
        last = line;
        if (++pieces % 10 === 0) held.push(liveHeap() - before);
      }
    }),
  );
  const rows = (JSON.parse(last) as { readonly end: number }).end; // the last line
  return [
    ofRounds('lists: export', 'rows/s', [rows / (ms / 1000)], { note: `${rows} rows, 1,000 a piece` }),
    ...(['first', 'last'] as const).map((half) =>
      ofRounds(
        `lists: export, live heap above the start, ${half} half`,
        'MiB',
        [mostIn(held, half) / 2 ** 20],
        {
          target: atMost(20),
        },
      ),
    ),
  ];
}

function mostIn(held: readonly number[], half: 'first' | 'last'): number {
  const middle = Math.floor(held.length / 2);
  return Math.max(...(half === 'first' ? held.slice(0, middle) : held.slice(middle)));
}

async function seedOrders(server: BenchServer, company: number): Promise<void> {
  await seedRows(server, company, 'customer', { count: CUSTOMERS, rowAt: customerAt });
  await seedRows(server, company, 'salesOrder', { count: MADE, rowAt: orderAt });
}

const stamps = (day: string) => ({
  version: 3,
  createdAt: `${day}T08:00:00.000Z`,
  changedAt: `${day}T15:00:00.000Z`,
});

function customerAt(at: number): Row {
  const row = { ...customerFixture({ number: `C-${at}`, name: `Åkeri ${(at * 7919) % CUSTOMERS} AB` }) };
  return Object.assign(row, { id: idOf('customer', at), state: 'active', ...stamps(TODAY) });
}

const settled = [
  'closed',
  'closed',
  'closed',
  'closed',
  'closed',
  'closed',
  'closed',
  'closed',
  'closed',
  'cancelled',
];

/** An order of three lines; the open ones are among the newest. */
function orderAt(at: number): SalesOrderRow {
  const isOpen = at >= MADE - MADE / OPEN;
  const age = Math.floor(((MADE - at) * DAYS) / MADE);
  const day = new Date(Date.parse(TODAY) - age * 86_400_000).toISOString().slice(0, 10);
  const lines = [1, 2, 3].map((line) => ({
    ...orderLineFixture({ id: `${line}`, product: idOf('product', (at * line) % 9999) }),
    price: (1 + ((at * 7919 * line) % 300)) * 10_0000,
    stocked: true,
    vatRate: 2500,
    ...counters(isOpen ? 0 : 10_000),
  }));
  const form = salesOrderFixture({
    customer: idOf('customer', (at * 31) % CUSTOMERS),
    warehouse: 'main',
    lines,
  });
  return {
    ...form,
    ...stamps(day),
    id: idOf('order', at),
    number: `SO-${day.slice(0, 4)}-${String(at).padStart(7, '0')}`,
    state: {
      commercial: isOpen ? 'confirmed' : (settled[at % settled.length] ?? 'closed'),
      fulfilment: isOpen ? 'unreleased' : 'shipped',
      billing: at % 3 === 0 ? 'invoiced' : 'notInvoiced',
    },
    theirReference: `PO ${(at * 17) % 99_991}`,
    orderedOn: day,
    promisedOn: day,
    revision: 1,
    paidElsewhere: true, // what is shipped and unpaid stays open
    confirmedBy: 'bo',
    givenUp: [],
    lines,
  };
}

const counters = (done: number) => ({
  cancelled: 0,
  released: done,
  picked: done,
  shipped: done,
  returned: 0,
  invoiced: 0,
});
