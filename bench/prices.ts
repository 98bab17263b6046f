import { compare } from '#model/values/order.ts';
import { gunzipSync, gzipSync } from 'node:zlib';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { arrivedPage } from '#model/engine/pages.ts';
import { typed } from '#model/engine/reader.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import type { Replica } from '#model/engine/replica.ts';
import { PAGE_ROWS, pageText } from '#model/engine/to-page.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { resolvePrice } from '#model/areas/sales/price/resolve.ts';
import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { atMost, ofProcessor, ofRounds, timed, type Figure } from './figures.ts';

const PRODUCTS = 10_000;
/** From how many pieces (thousandths) the list for everyone has a price. */
const BREAKS = [0, 10_000, 100_000];
const ROUNDS = 7;
const BLOCKS = 7;
const PIECES = 5_000;

/**
 * A device of a company with 50,000 prices in three lists: what they add to its start, the first line that asks for a
 * price, and each line after it. A product has five prices: three of the list for everyone, one of the customer's
 * category, one of the customer.
 */
export async function measurePrices(): Promise<Figure[]> {
  const { world, customer, lists } = pricing();
  const products = rowsOf(world);
  const prices = pricesOf(world, lists, products);
  const text = prices.join('\n');
  const sent = gzipSync(text);
  const [grown, first]: [number[], number[]] = [[], []];
  let replica = replicaOf(world, engine);
  for (let round = 0; round < ROUNDS; round++) {
    replica = replicaOf(world, engine);
    grown.push((await timed(() => fill(replica, gunzipSync(sent).toString()))).ms);
    first.push((await timed(() => resolved(replica, customer, products[0] ?? ''))).ms);
  }
  const note = `${prices.length * PAGE_ROWS} prices in ${lists.length} lists`;
  const line = (piece: number): void => resolved(replica, customer, products[piece % PRODUCTS] ?? '');
  for (let piece = 0; piece < PIECES; piece++) line(piece); // compiled by then
  return [
    ofRounds('prices: more to start with', 'ms', grown, {
      target: atMost(60),
      note: `${note}, ${(sent.length / 1e6).toFixed(1)} MB gzip; unpacked and filled in, not read by the server`,
    }),
    ofRounds('prices: the first line', 'ms', first, { note: 'rows and look-ups are made then' }),
    ofProcessor('prices: a line', BLOCKS, PIECES, line, {
      target: atMost(0.2),
      note: `processor time; ${note}`,
    }),
  ];
}

function pricing() {
  const world = companyWorld();
  const [category, customer] = [world.id(), world.id()];
  world.must('customerCategory', category, 'create', customerCategoryFixture({ name: 'Retail' }));
  world.must('customer', customer, 'create', customerFixture({ category }));
  const list = (name: string, over: Partial<PriceListForm> = {}): string => {
    const id = world.id();
    world.must('priceList', id, 'create', priceListFixture({ name, ...over }));
    return id;
  };
  const lists = [
    list('Trade'),
    list('Retail', { customerCategories: [category] }),
    list('Agreed', { customers: [customer] }),
  ] as const;
  return { world, customer, lists };
}

const rowsOf = (world: World): string[] =>
  Array.from({ length: PRODUCTS }, (_, n) => activeProduct(world, { sku: `PART-${n}` }));

/** The pages of all prices as a bootstrap has them, each like one that the company made itself. */
function pricesOf(world: World, lists: ReturnType<typeof pricing>['lists'], products: readonly string[]) {
  const [trade, retail, agreed] = lists;
  const made = world.id();
  world.must('price', made, 'create', priceFixture({ list: trade, product: products[0] ?? '', from: 1 }));
  const row = typed(world.store).get('price', made);
  if (!row) throw new Error('there is no price');
  const rows = products.flatMap((product, n): PriceRow[] => {
    const of = (list: string, from: number): PriceRow => ({
      ...row,
      id: freshId(),
      list,
      product,
      from,
      price: 1_0000 + n + from / 1_000,
    });
    return [...BREAKS.map((from) => of(trade, from)), of(retail, 0), of(agreed, 0)];
  });
  rows.sort((a, b) => compare(a.id, b.id)); // as pages are
  return Array.from({ length: rows.length / PAGE_ROWS }, (_, page) =>
    pageText('price', page, rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS)),
  );
}

function fill(replica: Replica, text: string): void {
  for (const line of text.split('\n')) replica.fillPage(arrivedPage(line));
}

/** A line of ten pieces; throws where no list says its price. */
function resolved({ view }: Replica, customer: string, id: string): void {
  const product = view.get('product', id);
  const found =
    product &&
    resolvePrice(view, {
      customer,
      product,
      quantity: 10_000,
      on: '2026-05-04',
      currency: 'SEK',
      rate: 1_000_000,
      inCompanyCurrency: true,
      pricesIncludeVat: false,
      vatRate: 2_500,
    });
  if (found?.others.length !== 3) throw new Error('a product lacks prices');
}
