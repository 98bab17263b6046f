import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { LOOK_AHEAD } from '#model/areas/purchasing/proposal/look-ahead.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import { engine } from '#machines/registry.ts';
import { workOutProposals } from '#server/purchasing/work-out-proposals.ts';
import type { BenchServer } from './bench-server.ts';
import type { Bench } from './bench.ts';
import { atMost, median, ofRounds, timed, type Figure } from './figures.ts';
import { idOf, seedRows, TODAY } from './listed.ts';

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const WAREHOUSES = 5;
const SUPPLIERS = 500;
/** Of what stands in a warehouse, one in so many is below its minimum, is promised to somebody, is on order. */
const [SHORT, PROMISED, ORDERED] = [20, 10, 12];
const ROUNDS = 5;
const [MIN, MAX] = [10_000, 40_000];

/** What is to be ordered over all products and warehouses of one company, as its background run works it out. */
export async function measureProposals({ server }: Bench): Promise<Figure[]> {
  const company = await server.newCompany();
  await seed(server, company);
  await server.database.owner.pool.query(
    'vacuum analyze row_product, row_availability, row_reservation, row_expected_receipt',
  );
  const place = { engine, layouts: server.layouts, company };
  const asked = { today: TODAY, zone: 'Europe/Stockholm', ahead: LOOK_AHEAD, asked: null };
  let found = 0;
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { ms } = await timed(async () => {
      const proposals = await server.database.withCompany(company, (trx) =>
        workOutProposals(trx, place, asked, () => undefined),
      );
      found = proposals.length;
    });
    seconds.push(ms / 1000);
  }
  const note = `${PRODUCTS.toLocaleString('en')} products in ${WAREHOUSES} warehouses, ${found.toLocaleString('en')} proposals; median ${median(seconds).toFixed(1)} s`;
  return [ofRounds('proposals: all products and warehouses', 's', seconds, { target: atMost(5), note })];
}

const warehouse = (at: number): string => idOf('warehouse', at);
const product = (at: number): string => idOf('product', at);
const stamps = { version: 1, createdAt: `${TODAY}T08:00:00.000Z`, changedAt: `${TODAY}T08:00:00.000Z` };
const place = { street: '', postcode: '', city: '', country: 'SE' };

async function seed(server: BenchServer, company: number): Promise<void> {
  const write = (table: string, count: number, rowAt: (at: number) => object) =>
    seedRows(server, company, table, { count, rowAt: (at) => ({ ...stamps, ...rowAt(at) }) as never }); // rows of the model
  await write('warehouse', WAREHOUSES, (at) => ({
    id: warehouse(at),
    state: 'active',
    code: `W${at}`,
    name: `Warehouse ${at}`,
    address: place,
  }));
  await write('supplier', SUPPLIERS, (at) => ({
    ...supplierFixture({ number: `S-${at}`, name: `Supplier ${at}` }),
    id: idOf('supplier', at),
    state: 'active',
  }));
  await write('product', PRODUCTS, productAt);
  const all = PRODUCTS * WAREHOUSES;
  await write('availability', all, stockAt);
  await write('reservation', Math.floor(all / PROMISED), demandAt);
  await write('expectedReceipt', Math.floor(all / ORDERED), receiptAt);
}

const productAt = (at: number): object => ({
  ...productFixture({
    sku: `P-${at}`,
    suppliers: [0, 1].map((n) => ({
      supplier: idOf('supplier', (at * 7 + n * 13) % SUPPLIERS),
      code: '',
      purchasePrice: 5_0000 + ((at * 31 + n * 17) % 9_000),
      minimum: 0,
      leadDays: 3 + ((at + n * 5) % 20),
    })),
    reorder: Array.from({ length: WAREHOUSES }, (_, n) => ({
      warehouse: warehouse(n),
      min: MIN,
      max: MAX,
      multiple: 1_000,
    })),
  }),
  id: product(at),
  state: 'active',
});

const pairOf = (at: number) => {
  const [of, into] = [product(Math.floor(at / WAREHOUSES)), warehouse(at % WAREHOUSES)];
  return { product: of, warehouse: into };
};

function stockAt(at: number): object {
  const pair = pairOf(at);
  return {
    ...pair,
    id: placeKey(pair.product, pair.warehouse),
    onHand: (at * 7919) % SHORT === 0 ? MIN - 5_000 : MAX + (at % 50) * 1_000,
    reserved: 0,
    incoming: at % ORDERED === 0 ? 5_000 : 0,
    outgoing: at % PROMISED === 0 ? 3_000 : 0,
  };
}

const demandAt = (at: number): object => ({
  ...pairOf(at * PROMISED),
  id: idOf('line', at),
  kind: 'salesOrder',
  document: idOf('order', at),
  open: 3_000,
  soft: 0,
  hard: 0,
  priority: 5,
  on: addDays(TODAY, at % 30),
});

const receiptAt = (at: number): object => ({
  ...pairOf(at * ORDERED),
  id: idOf('bought', at),
  order: idOf('purchase', at),
  open: 5_000,
  on: addDays(TODAY, at % 20),
});
