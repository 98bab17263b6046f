import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { authored, type Actor } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Row } from '#model/engine/rows.ts';
import { deviceMark } from '#model/values/device.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Exports } from './exports.ts';
import { HttpError } from './http-error.ts';
import type { AccessReader, CompanyAccess } from '#server/platform/model/company-access.ts';
import type { Viewer } from '#server/platform/model/viewer.ts';
import { type RowLayout, type RowLayouts, layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { visibleRows, type Visibility } from '#server/platform/model/visibility.ts';
import type { Boots } from '#server/platform/stream/boot.ts';
import type { Hub } from '#server/platform/stream/hub.ts';
import type { SecurityLog } from '#server/platform/model/security-log.ts';
import type { Streams } from '#server/platform/stream/streams.ts';

/** Where routes are added; their schemas type their input. */
export type Api = Parameters<FastifyPluginAsyncZod>[0];
type Trx = Transaction<Schema>;

/** Authenticates requests; implemented by identity. */
export interface Authentication {
  /** The session's id, who it is of, and when they last proved who they are. */
  authenticate(
    request: FastifyRequest,
  ): Promise<(Viewer & { readonly id: string; readonly provenAt: string }) | null>;
  /** Who asked about the same company within the last second with the same cookie, if that is known without asking. */
  recognise?(request: FastifyRequest): Viewer | null;
  /** The cookie to send along with the answer, where it is time to renew it. */
  renewedCookie?(request: FastifyRequest): string | undefined;
}

export interface CompanyRouteDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  readonly access: AccessReader;
  readonly boots: Boots;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly security: SecurityLog;
  readonly exports: Exports;
  readonly authentication: Authentication;
  /** Headers for answers that bypass Fastify's reply. */
  readonly headers: Readonly<Record<string, string>>;
  readonly now: () => string;
}

/** The device a request was made with, if known. */
export const deviceIn = ({ headers }: FastifyRequest): string | null => deviceMark(headers['user-agent']);

/** What commands of a request are given with, and from where. */
export const originIn = (request: FastifyRequest) => ({
  device: deviceIn(request) ?? undefined,
  address: request.ip,
});

/** By whom, when and from where something is done that the audit log tells of. */
export const notedBy = (request: FastifyRequest, actor: Actor, at: string) => ({
  at,
  ...authored(actor),
  ...originIn(request),
});

/** The session of a request; 401 for a visitor. */
export async function sessionOf({ authentication }: CompanyRouteDeps, request: FastifyRequest) {
  const session = await authentication.authenticate(request);
  if (!session) throw new HttpError(401, { code: 'unauthenticated' });
  return session;
}

/** Runs `work` on a company as a member sees it; 404 for non-members, as for a company that does not exist. */
export async function asMember<T>(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  company: number,
  work: (trx: Trx, access: CompanyAccess) => Promise<T>,
): Promise<T> {
  const viewer = await sessionOf(deps, request);
  return deps.database.withCompany(company, async (trx) =>
    work(trx, await accessFor(deps, trx, company, viewer)),
  );
}

/**
 * Who gives commands to a company; 404 for non-members. What was read a second ago is believed: what they may do is
 * judged as their commands are decided.
 */
export async function proposerIn(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  company: number,
): Promise<Actor> {
  const recent = deps.authentication.recognise?.(request);
  const recognised = recent && deps.access.justRead(company, recent);
  if (recognised) return recognised.actor;
  const viewer = await sessionOf(deps, request);
  const known = deps.access.justRead(company, viewer);
  if (known) return known.actor;
  return deps.database.withCompany(
    company,
    async (trx) => (await accessFor(deps, trx, company, viewer)).actor,
  );
}

export async function accessFor(
  deps: CompanyRouteDeps,
  trx: Trx,
  company: number,
  viewer: Viewer,
): Promise<CompanyAccess> {
  const access = await deps.access.read(trx, company, viewer);
  if (!access) throw new HttpError(404, { code: 'unknownCompany' });
  return access;
}

/** What a reader may see, for whoever reads from the database. */
export const visibilityOf = (
  { engine, layouts }: CompanyRouteDeps,
  { company, access }: CompanyAccess,
): Visibility => ({
  company,
  engine,
  layouts,
  access,
});

/** A document's row as the reader may see it; none if it is not there for them. */
export async function visibleById(
  trx: Trx,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  layout: RowLayout,
  document: string,
): Promise<readonly Row[]> {
  const found = await rowsById(trx, access.company, layout, [document]);
  return visibleRows(trx, visibilityOf(deps, access), layout, found);
}

/** The layout of a kind the reader may see; 404 for an unknown kind, 403 for one they may not see. */
export function visibleKind(deps: CompanyRouteDeps, { access }: CompanyAccess, kind: string): RowLayout {
  const table = deps.engine.types.get(kind)?.table;
  if (!table) throw new HttpError(404, { code: 'unknownKind', params: { kind } });
  if (!access.tables.has(table.name))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: table.view ?? '' } });
  return layoutFor(deps.layouts, table.name);
}
