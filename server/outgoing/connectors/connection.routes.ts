import type { Transaction } from 'kysely';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { type DryRun } from '#model/areas/integrations/connection/dry-run.ts';
import { type TableSample } from '#model/areas/integrations/connection/table-sample.ts';
import { isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import { connectorSpecs } from '#model/areas/integrations/connector/connector-specs.ts';
import type { Connector, ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import type { Actor } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { companyBusiness } from '#server/company-business.ts';
import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import {
  asMember,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { mustBeProven } from '#server/platform/http/recent-proof.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { newsOf } from './connection-news.ts';
import { connectionRow } from './connection-rows.ts';
import { openConnectors, type ConnectorOf } from './connectors.ts';
import { tryOut } from './dry-run.ts';
import { createConnectorContext, keepSecretOf, mustHaveSecrets } from './connector-context.ts';
import { dropItem, itemById, tryAgain } from './item-store.ts';
import { addLinkRoutes } from './link.routes.ts';
import type { Reach } from './reach.ts';
import { testConnection } from './test-connection.ts';
import { retryTable } from './retry-table.ts';
import { noteRun } from './run-store.ts';
import { runJob } from './run-job.ts';
import { mustHoldFlows, seenNews } from './seen-news.ts';
import { sampleOf } from './table-sample.ts';
import {
  listConnectors,
  readConnection,
  keepConnectionSecrets,
  testConnection as testConnectionEndpoint,
  dryRunConnection,
  sampleConnection,
  runConnection,
  retryItem,
  dropItem as dropItemEndpoint,
} from '#model/areas/integrations/connection/connection.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Trx = Transaction<Schema>;

export interface ConnectionRouteDeps extends CompanyRouteDeps {
  readonly box: SecretBox;
  /** Where connections of this installation may go. */
  readonly reach: Reach;
  /** Those of `connectors.ts` by default. */
  readonly connectors?: ConnectorOf;
}

interface Routes extends ConnectionRouteDeps {
  readonly work: ConnectionDeps;
}

/** Connections besides their document: secrets, tests, dry runs, what came in and went out, and what is linked. */
export function addConnectionRoutes(app: Api, deps: ConnectionRouteDeps): void {
  const work = {
    ...deps,
    business: companyBusiness,
    connectors: deps.connectors ?? openConnectors(deps.reach),
    onFault: (error: unknown) => app.log.error({ err: error }, 'fault'),
  };
  const routes = { ...deps, work };
  addOffered(app, routes);
  addNews(app, routes);
  addLinkRoutes(app, routes);
  addSecrets(app, routes);
  addTest(app, routes);
  addDryRun(app, routes);
  addSample(app, routes);
  addRun(app, routes);
  addRetry(app, routes);
  addDrop(app, routes);
}

function addOffered(app: Api, deps: Routes): void {
  serve(app, listConnectors, async (request) =>
    asMember(deps, request, request.params.company, async (_, access) => {
      must(access, 'connection.view');
      return { connectors: connectorSpecs.map(({ name }) => ({ name, refusal: whyNot(deps, name) })) };
    }),
  );
}

const whyNot = ({ work, reach }: Routes, name: string): Pick<Refusal, 'code'> | null => {
  if (!work.connectors(name)) return { code: 'unknownConnector' };
  return name === 'csvFolder' && reach.folders === null ? { code: 'connectorNoFolders' } : null;
};

function addNews(app: Api, deps: Routes): void {
  serve(app, readConnection, async (request) =>
    withConnection(deps, request, 'connection.view', async (trx, access, row) => {
      const news = await newsOf(trx, access.company, row, deps.now());
      return seenNews(trx, visibilityOf(deps, access), access, row, news);
    }),
  );
}

function addSecrets(app: Api, deps: Routes): void {
  serve(app, keepConnectionSecrets, async (request) => {
    const { company } = request.params;
    await mustBeProven(deps, request);
    const { actor, row, connector } = await asManager(deps, request);
    const asked = new Set(
      connector.spec.settings.filter(({ is }) => is === 'secret').map(({ name }) => name),
    );
    const alien = Object.keys(request.body.secrets).find((name) => !asked.has(name));
    if (alien !== undefined)
      throw new HttpError(422, { code: 'invalid', fields: { [`secrets.${alien}`]: 'invalid_key' } });
    for (const [name, value] of Object.entries(request.body.secrets))
      await keepSecretOf(deps, company, row.id, name, value, actor);
    return { done: true as const };
  });
}

function addTest(app: Api, deps: Routes): void {
  serve(app, testConnectionEndpoint, async (request) => {
    const manager = await asManager(deps, request);
    const { company } = request.params;
    const given = () => givenFor(deps, company, manager);
    return told({ name: '' }, () => testConnection(deps, company, manager, given));
  });
}

function addDryRun(app: Api, deps: Routes): void {
  serve(app, dryRunConnection, async (request) => {
    const manager = await asManager(deps, request);
    mustHoldFlows(manager.access, manager.row, manager.connector);
    const { company } = request.params;
    return told<{ result: DryRun | null }>({ result: null }, async () => {
      const trying = { ...manager, company, given: await givenFor(deps, company, manager) };
      return { result: await tryOut({ deps: deps.work, ...trying }), refusal: null };
    });
  });
}

function addSample(app: Api, deps: Routes): void {
  serve(app, sampleConnection, async (request) => {
    const manager = await asManager(deps, request);
    const { company } = request.params;
    return told<{ sample: TableSample | null }>({ sample: null }, async () => {
      const given = await givenFor(deps, company, manager);
      return {
        refusal: null,
        ...(await sampleOf(deps.work, company, { ...manager, given }, request.body.target)),
      };
    });
  });
}

function addRun(app: Api, deps: Routes): void {
  serve(app, runConnection, async (request) =>
    withConnection(deps, request, 'connection.manage', async (trx, { company }, row) => {
      if (!isWorking(row)) throw new HttpError(409, { code: 'connectionNotWorking' });
      await noteRun(trx, { company, connection: row.id }, { pulledAt: null, notBefore: null });
      await addJobs(trx, [runJob(company, row)]);
      return { done: true as const };
    }),
  );
}

function addRetry(app: Api, deps: Routes): void {
  serve(app, retryItem, async (request) =>
    withConnection(deps, request, 'connection.manage', async (trx, { company }, row) => {
      const keeper = { company, connection: row.id };
      const item = await itemById(trx, keeper, request.params.item);
      if (!item) throw new HttpError(404, { code: 'unknownDocument' });
      if (item.kind === 'dataImport') {
        await retryTable(trx, keeper, item, deps.now());
        return { done: true as const };
      }
      const own = Object.fromEntries(
        Object.entries(request.body.texts).filter(([name]) => typeof item.data[name] === 'string'),
      );
      if (!(await tryAgain(trx, keeper, item.id, own)))
        throw new HttpError(409, { code: 'connectionNotRefused' });
      await addJobs(trx, [runJob(company, row)]);
      return { done: true as const };
    }),
  );
}

function addDrop(app: Api, deps: Routes): void {
  serve(app, dropItemEndpoint, async (request) =>
    withConnection(deps, request, 'connection.manage', async (trx, { company }, row) => {
      const keeper = { company, connection: row.id };
      if (!(await dropItem(trx, keeper, request.params.item, deps.now())))
        throw new HttpError(409, { code: 'connectionNotRefused' });
      return { done: true as const };
    }),
  );
}

/** What is the matter with the other side is an answer. */
async function told<T extends object>(nothing: T, work: () => Promise<T & Told>): Promise<T & Told> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectorFault) return { ...nothing, refusal: error.refusal };
    throw error;
  }
}

interface Told {
  readonly refusal: Refusal | null;
}

interface Manager {
  readonly actor: Actor;
  readonly access: CompanyAccess;
  readonly row: ConnectionRow;
  readonly connector: Connector;
}

async function givenFor(
  { work }: Routes,
  company: number,
  { row, connector }: Manager,
): Promise<ConnectorContext> {
  const given = await createConnectorContext(work, company, row);
  mustHaveSecrets(connector.spec, given);
  return given;
}

type Request = Parameters<typeof asMember>[1] & { params: { company: number; connection: string } };

/** A connection for who manages it, outside a transaction: what follows talks to the other side. */
async function asManager(deps: Routes, request: Request): Promise<Manager> {
  return withConnection(deps, request, 'connection.manage', async (_, access, row) => {
    const connector = deps.work.connectors(row.connector);
    if (!connector) throw new HttpError(409, { code: 'unknownConnector' });
    return { actor: access.actor, access, row, connector };
  });
}

/** Runs `work` on a connection of the company; 403 without the permission, 404 where there is none. */
async function withConnection<T>(
  deps: Routes,
  request: Request,
  permission: string,
  work: (trx: Trx, access: CompanyAccess, row: ConnectionRow) => Promise<T>,
): Promise<T> {
  const { company, connection } = request.params;
  return asMember(deps, request, company, async (trx, access) => {
    must(access, permission);
    const row = await connectionRow(trx, company, connection);
    if (!row) throw new HttpError(404, { code: 'unknownDocument' });
    return work(trx, access, row);
  });
}

export function must({ grants }: CompanyAccess, permission: string): void {
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
