import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { engine } from '#machines/registry.ts';
import { connectionFixture } from '#model/areas/integrations/connection/connection.fixtures.ts';
import type { TableMapping } from '#model/areas/integrations/connection/table-mapping.ts';
import type { ConnectionNews } from '#model/areas/integrations/connection/item-answer.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import { csvSftpSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import type {
  Change,
  Connector,
  PulledRecord,
  Pushed,
} from '#model/areas/integrations/connector/connector.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { epoch, fromNow } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createSecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import { allRows } from '#server/import/company-data.ts';
import { readOn } from '#server/jobs/follow-log.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { FOUNDER, foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { versionRead } from '#server/testing/version-read.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { handleConnections } from './connection-jobs.ts';
import { openConnectors, type ConnectorOf } from './connectors.ts';
import { anyPort } from './connector-context.fixtures.ts';
import type { Reach } from './reach.ts';
import { tellOut } from './tell-out.ts';

const taken = (_change: Change): Pushed => ({ is: 'done', link: null });

/** Another system of the tests: what it has, what it was told, and how it behaves. */
export const other = {
  records: [] as PulledRecord[],
  told: [] as Change[],
  fault: null as ConnectorFault | null,
  /** Called in the middle of a push. */
  onPush: (): void => undefined,
  answer: taken,
};

/** Under the name and flows of a connector that the rules know: tags come in, and products that come into use are told. */
const connector: Connector = {
  spec: csvSftpSpec,
  test: async () => ({ is: 'ok', name: 'the tests' }),
  pull: async (_, __, cursor) => {
    if (other.fault) throw other.fault;
    const from = Number(cursor ?? 0);
    const items = other.records.slice(from, from + 2);
    return { items, cursor: String(from + items.length), more: from + 2 < other.records.length };
  },
  take: ({ entity, externalId, data }, desk) => {
    if (data['name'] === 'draft') return { is: 'passed' };
    const known = desk.link(entity, externalId);
    const document = known?.document ?? desk.idOf(`${entity}/${externalId}`);
    const form = { name: String(data['name']), tone: 'info', kinds: ['product'] };
    const command = { kind: 'tag', document, type: known ? 'update' : 'create', data: form };
    return { is: 'commands', commands: [command], link: { kind: 'tag', document } };
  },
  tell: ({ kind, type, document }, { view }) => {
    const product = kind === 'product' && type === 'activated' ? view.get('product', document) : undefined;
    if (!product) return [];
    const { sku } = product;
    return [{ flow: 'shipments', entity: 'product', kind, document, latest: null, name: sku, data: { sku } }];
  },
  push: async (_, change) => {
    if (other.fault) throw other.fault;
    other.onPush();
    if (!other.told.some(({ id }) => id === change.id)) other.told.push(change);
    return other.answer(change);
  },
};

export const state = { hours: 0 };
export const now = (): string => fromNow(state.hours * 3_600_000);
export const faults: unknown[] = [];

export let server: CompanyApp;
export let deps: ConnectionDeps & { readonly jobs: JobRunner };
export let root = '';
let near: Pick<ConnectionDeps, 'reach' | 'connectors'>;
let stop = (): void => undefined;

function newDeps(): typeof deps {
  const onFault = (error: unknown): void => void faults.push(error);
  const { database, platform } = server;
  return {
    ...platform,
    engine,
    database,
    business: companyBusiness,
    box: createSecretBox('a key of the tests'),
    ...near,
    now,
    onFault,
    jobs: createJobRunner({ database, onFault }),
  };
}

/** A server with connections, for the tests of the file that calls this. */
export function aroundConnections(): void {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'lagra-connections-'));
    const reach: Reach = { network: true, folders: root, ports: anyPort, patience: 3_000 };
    const real = openConnectors(reach);
    const connectors: ConnectorOf = (name) => (name === csvSftpSpec.name ? connector : real(name));
    server = await openCompanyApp({ now, reach, connectors });
    near = { reach, connectors };
    await foundCompany(server.platform.executor, 1);
  });
  beforeEach(() => {
    deps = newDeps();
    stop = handleConnections(deps);
  });
  afterEach(async () => {
    stop();
    await deps.jobs.close();
    for (const { id, state: is } of await rows('connection'))
      if (is !== 'archived' && is !== 'configured' && is !== 'disconnected') await give(id, 'disconnect');
    await server.database.owner.pool.query('delete from jobs.job');
    Object.assign(other, { records: [], told: [], fault: null, onPush: () => undefined });
    other.answer = taken;
    state.hours = 0;
    faults.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });
}

export const api = (user = FOUNDER) => clientOf(server, user);
const give = (document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind: 'connection', document, type, data }]);

export const rows = <N extends TableName>(table: N): Promise<Rows[N][]> => allRows(server.database, 1, table);

export async function rowOf(id: string): Promise<ConnectionRow> {
  const found = (await rows('connection')).find((one) => one.id === id);
  if (!found) throw new Error('there is no such connection');
  return found;
}

/** How products are read, by two heads. */
export const productMapping = {
  target: 'products',
  mode: 'createAndUpdate',
  key: 'sku',
  columns: [
    { column: 0, field: 'sku' },
    { column: 1, field: 'name' },
  ],
  fixed: { unit: 'pcs', vat_class: 'standard' },
  heads: ['Artikel', 'Benämning'],
} as const satisfies TableMapping;

/** The rights of a connection that takes tags and products in, and tells of products. */
const rights = [
  'dataImport.create',
  'shipment.view',
  'salesOrder.view',
  'customer.view',
  'product.view',
  'product.create',
  'product.edit',
  'tag.create',
  'tag.edit',
] as const;

const ofOther = {
  connector: csvSftpSpec.name,
  settings: { host: 'files.example.com', port: 22, user: 'lagra', when: 'atOnce', between: 'semicolon' },
  flows: ['tables', 'shipments'],
  mapping: productMapping,
  permissions: [...rights],
};

/** A connection to the other system of the tests, or another one, set up. */
export async function connection(over: object = {}, user = FOUNDER): Promise<string> {
  const id = freshId();
  const data = connectionFixture({ name: `Connection ${id}`, ...(ofOther as object), ...over });
  const added = await api(user).post(`1/documents/connection/${id}/add/`, { data });
  expect(added.status, added.text).toBe(200);
  return id;
}

export async function connected(over: object = {}, user = FOUNDER): Promise<string> {
  const id = await connection(over, user);
  const answer = await api(user).post(`1/documents/connection/${id}/connect/`, {
    version: await versionRead(server.database, 1, 'row_connection', id),
  });
  expect(answer.status, answer.text).toBe(200);
  return id;
}

/** Has a connection work, as its job does. */
export async function run(id: string): Promise<number> {
  const answer = await api().post(`1/connections/${id}/run/`, {});
  expect(answer.status, answer.text).toBe(200);
  return deps.jobs.drain('connection');
}

/** Has what happened written down for those that are told. */
export const readLog = (): Promise<void> => readOn(server.database, tellOut(deps), 1);

export const newsOf = async (id: string): Promise<ConnectionNews> =>
  (await api().get(`1/connections/${id}/`)).json() as ConnectionNews;

export const tag = (externalId: string, name: string, version = '1'): PulledRecord => ({
  is: 'record',
  flow: 'tables',
  entity: 'tag',
  externalId,
  name: `Tag ${externalId}`,
  url: '',
  version,
  data: { name },
});

const before = new Date(epoch() - 60_000);

/** Puts a file into the folder of the company. */
export async function put(name: string, text: string): Promise<void> {
  await mkdir(join(root, '1'), { recursive: true });
  await writeFile(join(root, '1', name), text);
  await utimes(join(root, '1', name), before, before);
}
