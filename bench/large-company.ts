import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { hashPassword } from '#server/accounts/identity/password.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import {
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import type { Executor, SystemCommand } from '#server/platform/commands/executor.ts';
import type { BenchServer } from './bench-server.ts';

/** Belongs to the large company only, so that signing in opens it. */
export const founder = {
  email: 'bo@example.com',
  password: 'lagra-bench-2026',
  user: '019a0000-0000-7000-8000-0000000000b0',
} as const;

/** A company of the measured size. */
export interface LargeCompany {
  readonly company: number;
  readonly warehouse: string;
  readonly bins: readonly string[];
  readonly customer: string;
  /** Every product, active; the first `stocked` of them have goods. */
  readonly products: readonly string[];
  readonly stocked: number;
  readonly moves: number;
  /** Sales orders in draft, three lines each, that can be confirmed. */
  readonly drafts: readonly string[];
  readonly events: number;
  /** How long seeding took; null for an existing company. */
  readonly seedSeconds: number | null;
}

export interface Size {
  readonly products: number;
  readonly stocked: number;
  /** Moves of each stocked product. */
  readonly movesEach: number;
  readonly drafts: number;
}

const things = [
  'bolt',
  'nut',
  'washer',
  'hinge',
  'bracket',
  'clamp',
  'valve',
  'hose',
  'cable',
  'plug',
  'lamp',
  'gear',
];
const sorts = [
  'hex',
  'steel',
  'brass',
  'long',
  'short',
  'heavy',
  'zinc',
  'black',
  'inox',
  'fine',
  'wide',
  'double',
];

/** Scatters the numbers, so that codes follow neither the order of creation nor of ids. */
const shuffled = (index: number): number => (index * 7_919) % 1_000_003;

/** One product in so many is told apart by lots that expire; each receipt brings one of its own. */
const LOTS_EVERY = 5;

/** The tag that marks products of a sort; every seeded company has one of each. */
const tagOf = (sort: string): string =>
  `00000000-0000-4000-8000-${String(sorts.indexOf(sort)).padStart(12, '0')}`;

/** What kind of a thing a product is: the name of its tag. */
export const sortOf = (index: number): string =>
  sorts[Math.floor(index / things.length) % sorts.length] ?? '';

/** A realistic product: a code, a name of a few words, a barcode, a price, some with lots. */
export function productOf(index: number): Partial<ProductForm> {
  const thing = things[index % things.length] ?? '';
  const sort = sortOf(index);
  const number = shuffled(index);
  return {
    sku: `${thing.slice(0, 2).toUpperCase()}-${String(number).padStart(7, '0')}`,
    name: { en: `${sort} ${thing} M${index % 60}`, sv: `${thing} ${sort} M${index % 60}` },
    barcodes: [{ code: `73${String(number).padStart(11, '0')}`, quantity: 1000 }],
    price: 1_0000 + (number % 90_000) * 100,
    tags: [tagOf(sort)],
    ...((index + 1) % LOTS_EVERY === 0 ? { tracking: 'lot', expires: true } : {}),
  };
}

/** Makes the company through system commands, many in one transaction, and a user who can sign in. */
export async function seedLargeCompany(server: BenchServer, size: Size): Promise<LargeCompany> {
  const start = performance.now();
  const { executor } = server;
  const { company, warehouse, bins } = await foundFor(server);
  const customer = freshId();
  await mustPropose(executor, company, [
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    ...sorts.map((name) => ({
      kind: 'tag',
      document: tagOf(name),
      type: 'create',
      data: { name, tone: 'neutral', kinds: ['product'] },
    })),
  ]);
  const products = await seedProducts(executor, company, size.products);
  const stocked = products.slice(0, size.stocked);
  const moves = await seedMoves(executor, { company, warehouse, bins }, stocked, size.movesEach);
  const drafts = Array.from({ length: size.drafts }, freshId);
  const place = { customer, warehouse };
  const events = await mustPropose(
    executor,
    company,
    drafts.map((id, index) => draft(id, place, stocked.slice(index * 3, index * 3 + 3))),
  );
  const seedSeconds = (performance.now() - start) / 1000;
  const made = { products, stocked: stocked.length, moves, drafts, events, seedSeconds };
  return { company, warehouse, bins, customer, ...made };
}

async function seedProducts(executor: Executor, company: number, count: number): Promise<string[]> {
  const products = Array.from({ length: count }, freshId);
  for (let from = 0; from < count; from += 1000) {
    const some = products.slice(from, from + 1000);
    await mustPropose(
      executor,
      company,
      some.flatMap((id, index) => activeProduct(id, from + index)),
    );
  }
  return products;
}

/** Receives every product this many times, 500 lines a receipt; returns the number of moves. */
async function seedMoves(
  executor: Executor,
  { company, warehouse, bins }: Pick<LargeCompany, 'company' | 'warehouse' | 'bins'>,
  products: readonly string[],
  times: number,
): Promise<number> {
  for (let round = 0; round < times; round++)
    for (let from = 0; from < products.length; from += 500) {
      const bin = bins[round % bins.length] ?? '';
      await mustPropose(executor, company, receipt(warehouse, bin, products.slice(from, from + 500)));
    }
  return products.length * times;
}

/** Founds a company that the bench's founder signs in to. */
export async function foundFor(server: BenchServer): Promise<FoundedCompany> {
  await addFounder(server);
  const founded = await foundCompany(server.executor, await server.newCompany());
  const { name, email, user } = { name: 'Bo Founder', ...founder };
  const data = { name, email, user, role: founded.role, founder: true };
  await mustPropose(server.executor, founded.company, [
    { kind: 'member', document: freshId(), type: 'add', data },
  ]);
  return founded;
}

async function addFounder({ database }: BenchServer): Promise<void> {
  const users = createUserStore(database.app, now);
  if (await users.find(founder.user)) return;
  const passwordHash = await hashPassword(founder.password);
  await users.insert([
    { id: founder.user, email: founder.email, name: 'Bo Founder', locale: 'en', passwordHash },
  ]);
}

const activeProduct = (id: string, index: number): SystemCommand[] => [
  createProduct(productOf(index), id),
  { kind: 'product', document: id, type: 'activate', data: {} },
];

function receipt(warehouse: string, location: string, products: readonly string[]): SystemCommand[] {
  const document = freshId();
  const post = { kind: 'goodsReceipt', document, type: 'post', data: {} };
  return [...countedReceipt(document, { warehouse, location }, products), post];
}

/** A receipt that is counted but not posted, a line for each product. */
export function countedReceipt(
  document: string,
  { warehouse, location }: { readonly warehouse: string; readonly location: string },
  products: readonly string[],
): SystemCommand[] {
  const lot = { code: document.slice(-8), expiresOn: '2099-12-31' };
  const lines = products.map((product, index) =>
    receiptLineFixture({
      id: freshId(),
      product,
      quantity: 100_000,
      unitCost: 5_0000,
      location,
      ...((index + 1) % LOTS_EVERY === 0 ? { lot } : {}),
    }),
  );
  const head = { warehouse, order: null, supplier: null, source: 'opening' };
  const to = (type: string, data: unknown): SystemCommand => ({ kind: 'goodsReceipt', document, type, data });
  return [to('create', head), to('count', { lines })];
}

/** A sales order in draft, a line for each product. */
export function draft(
  document: string,
  { customer, warehouse }: Pick<LargeCompany, 'customer' | 'warehouse'>,
  products: readonly string[],
): SystemCommand {
  const lines = products.map((product) => orderLineFixture({ id: freshId(), product, quantity: 1000 }));
  return {
    kind: 'salesOrder',
    document,
    type: 'create',
    data: salesOrderFixture({ customer, warehouse, lines }),
  };
}
