import { randomBytes } from 'node:crypto';
import { binFixture } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { Command } from '#model/engine/envelope.ts';
import { productFixture } from '#model/product/product.fixtures.ts';
import type { ProductForm } from '#model/product/product.events.ts';
import { uuidv7 } from '#model/values/ids.ts';
import {
  createExecutor,
  type Executor,
  type ExecutorOptions,
  type SystemCommand,
} from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';

export const freshId = (): string => uuidv7(Date.now(), randomBytes(10));

/** The founder of the companies that `foundCompany` makes. */
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
    now: () => new Date().toISOString(),
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

/** Commands of the system that must all be accepted. */
export async function mustPropose(
  executor: Executor,
  company: number,
  commands: readonly SystemCommand[],
  at?: string,
): Promise<number> {
  const settled = await executor.systemPropose(company, commands, {
    by: FOUNDER,
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

/** A founded company: its founder, one role, one warehouse with three bins. */
export async function foundCompany(executor: Executor, company: number): Promise<FoundedCompany> {
  const [role, warehouse] = [freshId(), freshId()];
  const bins = [freshId(), freshId(), freshId()];
  const place = { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' };
  await executor.begin(company);
  await mustPropose(executor, company, [
    {
      kind: 'company',
      document: 'company',
      type: 'found',
      data: {
        name: `Company ${company}`,
        organisationNumber: '',
        vatNumber: '',
        address: place,
        timeZone: 'Europe/Stockholm',
        currency: 'SEK',
        policies: { overReceipt: 0, reserveAt: 'confirm', closedUntil: null },
      },
    },
    { kind: 'role', document: role, type: 'create', data: { name: 'Boss', permissions: ['company.view'] } },
    {
      kind: 'member',
      document: freshId(),
      type: 'add',
      data: { name: 'Fia Founder', email: 'fia@example.com', user: FOUNDER, role, founder: true },
    },
    {
      kind: 'warehouse',
      document: warehouse,
      type: 'create',
      data: {
        code: 'WH',
        name: 'Main',
        address: place,
        receiving: freshId(),
        staging: freshId(),
        quarantine: freshId(),
      },
    },
    ...bins.map((bin, index) => ({
      kind: 'location',
      document: bin,
      type: 'create',
      data: binFixture(warehouse, `A-0${index + 1}`, index + 1),
    })),
  ]);
  return { company, warehouse, bins, role };
}

/** A member with a role of its own that holds these permissions; the user's id. */
export async function addMember(
  executor: Executor,
  company: number,
  name: string,
  permissions: readonly string[],
): Promise<{ user: string; member: string; role: string }> {
  const [user, member, role] = [freshId(), freshId(), freshId()];
  await mustPropose(executor, company, [
    { kind: 'role', document: role, type: 'create', data: { name: `Role of ${name}`, permissions } },
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
