import {
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { atMost, ofTimes, timed, type Figure } from './figures.ts';

const LINES = 500;
const PIECES = 100_000;
const TIMES = 25;

interface Counted {
  readonly server: BenchServer;
  readonly founded: FoundedCompany;
  readonly products: readonly string[];
}

/** A count of 500 lines, of which every fifth differs, through the executor: what a person waits for when it is posted. */
export async function measureCount({ server }: Bench): Promise<Figure[]> {
  const founded = await foundCompany(server.executor, await server.newCompany());
  const counted = { server, founded, products: await stocked(server, founded) };
  const posting: number[] = [];
  for (let round = 0; round <= TIMES; round++) {
    const ms = await postOne(counted, round % 2 === 0 ? -1000 : 1000);
    if (round > 0) posting.push(ms); // the first compiles and caches
  }
  const note = `${LINES} lines, every fifth differs`;
  return [ofTimes('count: posting', posting, { target: atMost(150), note })];
}

async function stocked(server: BenchServer, { company, warehouse, bins }: FoundedCompany): Promise<string[]> {
  const products = Array.from({ length: LINES }, freshId);
  const document = freshId();
  const lines = products.map((product) =>
    receiptLineFixture({
      id: freshId(),
      product,
      quantity: PIECES,
      unitCost: 5_0000,
      location: bins[0] ?? null,
    }),
  );
  await mustPropose(
    server.executor,
    company,
    products.flatMap((id, index) => [
      createProduct({ sku: `COUNT-${String(index).padStart(3, '0')}` }, id),
      { kind: 'product', document: id, type: 'activate', data: {} },
    ]),
  );
  const head = { warehouse, order: null, supplier: null, source: 'opening' };
  await mustPropose(server.executor, company, [
    { kind: 'goodsReceipt', document, type: 'create', data: head },
    { kind: 'goodsReceipt', document, type: 'count', data: { lines } },
    { kind: 'goodsReceipt', document, type: 'post', data: {} },
  ]);
  return products;
}

/** Counts the bin, every fifth product with a difference (thousandths); milliseconds of posting it. */
async function postOne({ server, founded, products }: Counted, difference: number): Promise<number> {
  const { company, warehouse, bins } = founded;
  const [location = ''] = bins;
  const document = freshId();
  const give = (type: string, data: object) =>
    mustPropose(server.executor, company, [{ kind: 'count', document, type, data }]);
  const isOff = (index: number): boolean => index % 5 === 0;
  // What was a piece short in the round before is whole again after the next.
  const quantityOf = (index: number): number => PIECES + (isOff(index) && difference < 0 ? difference : 0);
  await give('create', { warehouse, scope: { by: 'bins', bins: [location] } });
  await give('start', {});
  const entries = products.map((product, index) => ({
    id: freshId(),
    location,
    product,
    quantity: quantityOf(index),
  }));
  await give('count', { entries });
  await give('submit', {});
  // Lines go by SKU.
  const lines = products.flatMap((_, index) => (isOff(index) ? [String(index + 1)] : []));
  await give('explain', { lines, reason: 'miscounted' });
  await give('review', {});
  return (await timed(() => give('post', {}))).ms;
}
