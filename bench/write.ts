import { asUser } from '#model/engine/actor.ts';
import { createExecutor, type Executor } from '#server/platform/commands/executor.ts';
import { companyBusiness } from '#server/company-business.ts';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { ofRounds, percentile, timed, type Figure } from './figures.ts';
import { draft } from './large-company.ts';

const ROUNDS = 60;
/** Of a round: short ones in turns, so that what else the machine does falls on all alike. */
const ORDERS = 80;
const WORKERS = 16;
/** The part of the rounds that are slower. */
const UNDISTURBED = 0.9;
const PRODUCTS = 300;

/** What of the lists is written: all, their rows without the triggers that count and sum them, or nothing. */
type Kept = 'lists and sums' | 'lists alone' | 'nothing';

interface Seller {
  readonly kept: Kept;
  readonly executor: Executor;
  readonly founded: FoundedCompany;
  readonly customer: string;
  readonly products: readonly string[];
}

/** What lists cost a sales order of three lines, created and confirmed: the same work in turns, with and without them. */
export async function measureWrite({ server }: Bench): Promise<Figure[]> {
  const bare: RowLayouts = new Map(
    [...server.layouts].map(([name, layout]) => [name, { ...layout, listed: null }]),
  );
  const sellers = [
    await sellerOf(server, 'nothing', bare),
    await sellerOf(server, 'lists alone', server.layouts),
    await sellerOf(server, 'lists and sums', server.layouts),
  ];
  const rates = new Map<Kept, number[]>(sellers.map(({ kept }) => [kept, []]));
  try {
    for (let round = 0; round <= ROUNDS; round++)
      for (const seller of round % 2 === 0 ? sellers : sellers.toReversed()) {
        const rate = await orders(server, seller);
        if (round > 0) rates.get(seller.kept)?.push(rate); // the first compiles and caches
      }
  } finally {
    await triggers(server, true);
    for (const { executor } of sellers) await executor.close();
  }
  return figuresOf(rates);
}

/** By the rounds that were disturbed least, and by the median of what a round took against the one without lists. */
function figuresOf(rates: ReadonlyMap<Kept, readonly number[]>): Figure[] {
  const bare = rates.get('nothing') ?? [];
  return [...rates].flatMap(([kept, list]) => {
    const name = `write: an order created and confirmed, ${kept}`;
    const figure = ofRounds(name, '/s', [percentile(list, UNDISTURBED)], {
      note: 'best tenth of the rounds',
    });
    if (kept === 'nothing') return [figure];
    const times = list.map((rate, round) => (bare[round] ?? rate) / rate);
    const best = percentile(bare, UNDISTURBED) / percentile(list, UNDISTURBED);
    const quarters = [0.25, 0.75].map((part) => percentile(times, part).toFixed(2)).join(' to ');
    const note = `median of ${times.length} rounds, half of them ${quarters}; best tenth ${best.toFixed(2)}`;
    return [figure, ofRounds(`${name}: time against nothing`, '×', times, { note })];
  });
}

async function sellerOf(server: BenchServer, kept: Kept, layouts: RowLayouts): Promise<Seller> {
  const onFault = (error: unknown): void => console.error('fault', error);
  const { database } = server;
  const settings = { now, onFault, business: companyBusiness, secret: 'bench' };
  const executor = createExecutor({ engine, database, layouts, ...settings });
  const founded = await foundCompany(executor, await server.newCompany());
  const customer = freshId();
  const products = Array.from({ length: PRODUCTS }, freshId);
  await mustPropose(executor, founded.company, [
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    ...products.flatMap((id) => [
      createProduct({}, id),
      { kind: 'product', document: id, type: 'activate', data: {} },
    ]),
  ]);
  return { kept, executor, founded, customer, products };
}

/** Orders a second, each of two commands, sixteen at a time. */
async function orders(server: BenchServer, seller: Seller): Promise<number> {
  await triggers(server, seller.kept === 'lists and sums');
  let left = ORDERS;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await order(seller, left);
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: WORKERS }, worker)));
  return (ORDERS / ms) * 1000;
}

async function order({ executor, founded, customer, products }: Seller, at: number): Promise<void> {
  const document = freshId();
  const first = (at * 3) % (PRODUCTS - 3);
  const place = { customer, warehouse: founded.warehouse };
  const created = draft(document, place, products.slice(first, first + 3));
  for (const command of [created, { ...created, type: 'confirm', data: {} }]) {
    const [settled] = await executor.submit(founded.company, asUser(FOUNDER), [
      { ...command, id: freshId(), seen: 0 },
    ]);
    if (!settled || 'refusal' in settled) throw new Error(`refused: ${JSON.stringify(settled)}`);
  }
}

const triggers = async ({ database }: BenchServer, on: boolean): Promise<void> => {
  await database.owner.pool.query(`alter table list_sales_order ${on ? 'enable' : 'disable'} trigger user`);
};
