import { isActive, isWorking, type SharedLinkRow } from '#model/shared-link/shared-link.kind.ts';
import { listSharedLinks, makeSharedLink, renewSharedLink } from '#model/shared-link/shared-link.api.ts';
import { compare } from '#model/values/order.ts';
import { uuidv7 } from '#model/values/ids.ts';
import {
  accessFor,
  asMember,
  originIn,
  sessionOf,
  visibilityOf,
  visibleById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { rowsByKeys } from '#server/platform/model/row-storage.ts';
import { visibleRows } from '#server/platform/model/visibility.ts';
import { issueToken, newToken, usesOf, type LinkUse } from './link-tokens.ts';
import { pathOf } from './path-of.ts';

/** Links of a company, for those who may make them. */
export function addSharedLinkRoutes(app: Api, deps: CompanyRouteDeps): void {
  addList(app, deps);
  addMaking(app, deps);
  addRenewing(app, deps);
}

function addMaking(app: Api, deps: CompanyRouteDeps): void {
  serve(app, makeSharedLink, async (request) => {
    const { company } = request.params;
    const { database, executor, now } = deps;
    const viewer = await sessionOf(deps, request);
    const { actor } = await database.withCompany(company, (trx) => accessFor(deps, trx, company, viewer));
    const [at, token] = [now(), newToken()];
    const [link, id] = [freshId(at), freshId(at)];
    const command = { id, kind: 'sharedLink', document: link, type: 'make', data: request.body, seen: 0 };
    const [settled] = await executor.submit(company, actor, [command], {
      ...originIn(request),
      alongside: (trx) => issueToken(trx, company, link, token, at),
    });
    if (settled && 'refusal' in settled) throw new HttpError(refusalStatus(settled.refusal), settled.refusal);
    return { id: link, path: pathOf(request.body, token) };
  });
}

const freshId = (at: string): string => uuidv7(Date.parse(at), crypto.getRandomValues(new Uint8Array(10)));

function addRenewing(app: Api, deps: CompanyRouteDeps): void {
  serve(app, renewSharedLink, async (request) => {
    const { company, link: id } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const permission = 'sharedLink.manage';
      if (!access.grants.may(permission))
        throw new HttpError(403, { code: 'notPermitted', params: { permission } });
      const [row] = await visibleById(trx, deps, access, visibleKind(deps, access, 'sharedLink'), id);
      if (!row) throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'sharedLink' } });
      const link = row as SharedLinkRow; // its table holds them
      // Who may not see the document gives nobody a way to it.
      if (!access.grants.may(`${link.about}.view`))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: `${link.about}.view` } });
      if (!isWorking(link, deps.now())) throw new HttpError(409, { code: 'linkIsOver' });
      const token = newToken();
      await issueToken(trx, company, id, token, deps.now());
      return { id, path: pathOf(link, token) };
    });
  });
}

function addList(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listSharedLinks, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const layout = visibleKind(deps, access, 'sharedLink');
      const found = await rowsByKeys(trx, company, layout, 'of', [request.query.document]);
      const visible = await visibleRows(trx, visibilityOf(deps, access), layout, found);
      const rows = (visible as SharedLinkRow[]).filter(({ about }) => access.grants.may(`${about}.view`)); // likewise
      const uses =
        rows.length === 0
          ? []
          : await usesOf(
              trx,
              company,
              rows.map(({ id }) => id),
            );
      const links = rows.map((row) =>
        listedLink(
          row,
          uses.find(({ link }) => link === row.id),
          deps.now(),
        ),
      );
      return { links: links.toSorted((one, other) => compare(other.id, one.id)) };
    });
  });
}

function listedLink(row: SharedLinkRow, use: LinkUse | undefined, now: string) {
  const { id, name, purpose, locale, expiresAt, readAt, questions } = row;
  const works = isWorking(row, now);
  const state = !works && isActive(row) ? 'expired' : String(row.state);
  return {
    id,
    name,
    purpose,
    locale,
    state,
    expiresAt,
    readAt,
    questions,
    works,
    hasAddress: works && Boolean(use?.issuedAt),
    opens: use?.opens ?? 0,
    firstOpenedAt: use?.firstAt ?? row.openedAt,
    lastOpenedAt: use?.lastAt ?? row.openedAt,
  };
}
