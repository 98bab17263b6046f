import { randomBytes } from 'node:crypto';
import { binFixture } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import type { Command } from '#model/engine/envelope.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { epoch, now } from '#model/values/clock.fixtures.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { companyBusiness } from '#server/company-business.ts';
import {
  createExecutor,
  type Executor,
  type ExecutorOptions,
  type SystemCommand,
} from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { testSecret } from './test-secret.ts';

export const freshId = (): string => uuidv7(epoch(), randomBytes(10));

/** The founder of the companies made by `foundCompany`. */
export const FOUNDER = '019a0000-0000-7000-8000-00000000000f';

/** An executor on a test's database; faults fail the test unless they are expected. */
export async function testExecutor(
  database: Database,
  over: Partial<ExecutorOptions> = {},
): Promise<Executor> {
  const layouts = await readRowLayouts(database.app.kysely, engine);
  return createExecutor({
    engine,
    database,
    layouts,
    business: companyBusiness,
    secret: testSecret,
    now,
    onFault: (error) => {
      throw error;
    },
    ...over,
  });
}

/** A command as a browser sends it. */
export const command = (
  kind: string,
  document: string,
  type: string,
  data: unknown = {},
  over: Partial<Command> = {},
): Command => ({
  id: freshId(),
  kind,
  document,
  type,
  data,
  seen: 0,
  ...over,
});

/** Gives system commands that must all be accepted. */
export async function mustPropose(
  executor: Executor,
  company: number,
  commands: readonly SystemCommand[],
  at?: string,
): Promise<number> {
  const settled = await executor.systemPropose(company, commands, {
    by: asUser(FOUNDER),
    ...(at === undefined ? {} : { at }),
  });
  const refused = settled.find((one) => 'refusal' in one);
  if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
  const last = settled.at(-1);
  return last && 'seq' in last ? last.seq : 0;
}

export interface FoundedCompany {
  readonly company: number;
  readonly warehouse: string;
  readonly bins: readonly string[];
  /** The role of `addMember`. */
  readonly role: string;
}

const address = { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' };

/** A founded company: its founder, one role, one warehouse with three bins. */
export async function foundCompany(executor: Executor, company: number): Promise<FoundedCompany> {
  const [role, warehouse] = [freshId(), freshId()];
  const bins = [freshId(), freshId(), freshId()];
  const founder = { name: 'Fia Founder', email: 'fia@example.com', user: FOUNDER, role, founder: true };
  const site = {
    code: 'WH',
    name: 'Main',
    address,
    receiving: freshId(),
    staging: freshId(),
    quarantine: freshId(),
  };
  await executor.begin(company);
  await mustPropose(executor, company, [
    foundation(company),
    { kind: 'role', document: role, type: 'create', data: { name: 'Boss', permissions: ['company.view'] } },
    { kind: 'member', document: freshId(), type: 'add', data: founder },
    { kind: 'warehouse', document: warehouse, type: 'create', data: site },
    ...bins.map((bin, index) => {
      const data = binFixture(warehouse, `A-0${index + 1}`, index + 1);
      return { kind: 'location', document: bin, type: 'create', data };
    }),
  ]);
  return { company, warehouse, bins, role };
}

const foundation = (company: number): SystemCommand => ({
  kind: 'company',
  document: 'company',
  type: 'found',
  data: {
    name: `Company ${company}`,
    organisationNumber: '',
    vatNumber: '',
    address,
    timeZone: 'Europe/Stockholm',
    currency: 'SEK',
    policies: { overReceipt: 0, closedUntil: null },
  },
});

/** Gives the company all that its invoices have to say of who sells. */
export const completeSeller = (executor: Executor, company: number): Promise<number> =>
  mustPropose(executor, company, [
    {
      kind: 'company',
      document: 'company',
      type: 'update',
      data: {
        name: `Company ${company}`,
        organisationNumber: '559999-0107',
        vatNumber: 'SE559999010701',
        address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
        timeZone: 'Europe/Stockholm',
        currency: 'SEK',
      },
    },
  ]);

/** Adds a member with a new role that has these permissions; returns the user's id. */
export async function addMember(
  executor: Executor,
  company: number,
  name: string,
  permissions: readonly string[],
  scope: object = {},
): Promise<{ user: string; member: string; role: string }> {
  const [user, member, role] = [freshId(), freshId(), freshId()];
  await mustPropose(executor, company, [
    {
      kind: 'role',
      document: role,
      type: 'create',
      data: { name: `Role of ${name}`, permissions, ...scope },
    },
    {
      kind: 'member',
      document: member,
      type: 'add',
      data: { name, email: `${name.toLowerCase()}@example.com`, user, role, founder: false },
    },
  ]);
  return { user, member, role };
}

export const createProduct = (over: Partial<ProductForm> = {}, id = freshId()): SystemCommand => ({
  kind: 'product',
  document: id,
  type: 'create',
  data: productFixture({ sku: id.slice(-12), ...over }),
});

/**
 * Adds an active product with goods in the warehouse's first bin, at a unit cost (ten-thousandths); returns the
 * product's id.
 */
export async function stockedProduct(
  executor: Executor,
  { company, warehouse, bins }: FoundedCompany,
  {
    quantity = 10_000,
    unitCost = 10_0000,
    form = {},
  }: { quantity?: number; unitCost?: number; form?: Partial<ProductForm> } = {},
): Promise<string> {
  const [product, receipt] = [freshId(), freshId()];
  const line = receiptLineFixture({ id: freshId(), product, quantity, unitCost, location: bins[0] ?? null });
  await mustPropose(executor, company, [
    createProduct(form, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
    {
      kind: 'goodsReceipt',
      document: receipt,
      type: 'create',
      data: { warehouse, order: null, supplier: null, source: 'opening', lines: [line] },
    },
    { kind: 'goodsReceipt', document: receipt, type: 'count', data: { lines: [line] } },
    { kind: 'goodsReceipt', document: receipt, type: 'post', data: {} },
  ]);
  return product;
}
