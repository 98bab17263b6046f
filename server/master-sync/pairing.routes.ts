import { z } from 'zod';
import type { MatchItem, MatchLists } from '#model/pairing/match.ts';
import { decisionsBy, type MatchDecision } from '#model/pairing/decisions.ts';
import {
  matchAnswer,
  matchDecisions,
  MOST_SHOWN,
  pairingOffer,
  pairingStanding,
  settlement,
  type MatchAnswer,
} from '#model/pairing/pairing-answer.ts';
import { syncPermissions } from '#model/pairing/pairing.facts.ts';
import { isCompared, isMatching, isWorking } from '#model/pairing/pairing-states.ts';
import { settingOf } from '#model/pairing/leaders.ts';
import { syncKinds, type SyncKind } from '#model/pairing/sync-kinds.ts';
import { whyOnlyRead } from '#server/billing/why-only-read.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  problem,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { refuseUnproven } from '#server/platform/http/recent-proof.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { acceptInvitation, invitationOf } from './accept-invitation.ts';
import { companyOf, matchedOf } from './begin-sync.ts';
import { keepDecisions } from './decision-store.ts';
import { tryAgain } from './link-store.ts';
import { standingOf } from './pairing-standing.ts';
import { matchExample, standingExample } from './route-examples.ts';
import { settleConflict } from './settle-conflict.ts';
import { sidesOf, syncJob } from './sync-company.ts';
import { isPaired, partnerRow, rowOf, type Paired } from './sync-deps.ts';

const tags = ['pairings'];
const url = '/core/companies/:company/pairings/';
const pairingParams = companyParams.extend({ pairing: documentId });
const code = z.string().trim().min(1).max(100);
const done = z.object({ done: z.boolean() }).meta({ examples: [{ done: true }] });

/** Pairings of a company besides their documents: invitations with a code, matching, conflicts and refusals. */
export function addPairingRoutes(app: Api, deps: CompanyRouteDeps): void {
  addInvitations(app, deps);
  addStanding(app, deps);
  addMatching(app, deps);
  addSettling(app, deps);
}

function addInvitations(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${url}look/`,
    config: { reads: true },
    schema: {
      tags,
      summary: 'Which company invites with a code',
      params: companyParams,
      body: z.strictObject({ code }),
      response: {
        200: pairingOffer.meta({
          examples: [{ company: 'Nordlager AB', expiresAt: '2026-05-11T08:00:00.000Z' }],
        }),
        ...failures,
        409: problem,
      },
    },
    handler: async (request) => {
      const { company } = request.params;
      await asMember(deps, request, company, async (_, access) => must(access, 'pairing.manage'));
      const { row, from } = await invitationOf(deps, company, request.body.code);
      return { company: from.name, expiresAt: row.expiresAt ?? '' };
    },
  });
  app.route({
    method: 'POST',
    url: `${url}accept/`,
    schema: {
      tags,
      summary: 'Accepts the invitation of a code: the two companies are paired',
      params: companyParams,
      body: z.strictObject({ code, permissions: z.array(z.enum(syncPermissions as [string, ...string[]])) }),
      response: {
        200: z
          .object({ id: z.string() })
          .meta({ examples: [{ id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708' }] }),
        ...failures,
        409: problem,
      },
    },
    handler: async (request) => {
      const { company } = request.params;
      const { permissions } = request.body;
      refuseUnproven(await sessionOf(deps, request), deps.now());
      const by = await asMember(deps, request, company, async (trx, access) => {
        must(access, 'pairing.manage');
        const beyond = permissions.find((permission) => !access.grants.may(permission));
        if (beyond !== undefined)
          throw new HttpError(403, { code: 'beyondOwnPermissions', params: { permission: beyond } });
        const refusal = await whyOnlyRead(trx, company);
        if (refusal) throw new HttpError(409, refusal);
        return access.user;
      });
      const invitation = await invitationOf(deps, company, request.body.code);
      return { id: await acceptInvitation(deps, invitation, { company, by, permissions }) };
    },
  });
}

function addStanding(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: `${url}:pairing/`,
    schema: {
      tags,
      summary: 'How a pairing stands: what waits, what is in conflict and what was refused',
      params: pairingParams,
      response: { 200: pairingStanding.meta({ examples: [standingExample] }), ...failures, 409: problem },
    },
    handler: async (request) => {
      const { company } = request.params;
      const { row, access } = await pairingFor(deps, request, 'pairing.view');
      return standingOf(deps, company, row, (permission) => access.grants.may(permission));
    },
  });
}

function addMatching(app: Api, deps: CompanyRouteDeps): void {
  const kind = z.enum(syncKinds);
  app.route({
    method: 'GET',
    url: `${url}:pairing/matches/`,
    schema: {
      tags,
      summary: `The records of a kind that are the same, may be, or are in one company alone; up to ${MOST_SHOWN} of each`,
      params: pairingParams,
      querystring: z.object({ kind }),
      response: { 200: matchAnswer.meta({ examples: [matchExample] }), ...failures, 409: problem },
    },
    handler: async (request) => {
      const { sides, row } = await matchingFor(deps, request, request.query.kind);
      const { lists, decisions } = await matchedOf(deps, sides, request.query.kind);
      const makesNew = settingOf(row, request.query.kind)?.newOnes ?? false;
      return shownLists(lists, decisions, row.side === 'accepter', makesNew);
    },
  });
  app.route({
    method: 'POST',
    url: `${url}:pairing/matches/`,
    schema: {
      tags,
      summary: 'Decides which records are the same, and which are made in the other company',
      params: pairingParams,
      body: matchDecisions,
      response: { 200: done, ...failures, 409: problem },
    },
    handler: async (request) => {
      const { kind: of, decisions } = request.body;
      const { sides, row } = await matchingFor(deps, request, of);
      if (!isMatching(sides.inviter) || !isMatching(sides.accepter))
        throw new HttpError(409, { code: 'pairingDecided' });
      const company = companyOf(sides, 'inviter');
      const own = row.side === 'accepter' ? decisions.map(swapped) : decisions;
      await deps.database.withCompany(company, (trx) =>
        keepDecisions(trx, { company, pairing: row.id }, of, own),
      );
      return { done: true };
    },
  });
}

const swapped = ({ ours, theirs, yes }: MatchDecision): MatchDecision => ({
  ours: theirs,
  theirs: ours,
  yes,
});

/** The lists as the company sees them that asks. */
function shownLists(
  { sure, maybe, here, there }: MatchLists,
  decisions: readonly MatchDecision[],
  isSwapped: boolean,
  makesNew: boolean,
): MatchAnswer {
  const decision = decisionsBy(decisions);
  const item = ({ id, name, code: known }: MatchItem) => ({ id, name, code: known });
  const pairs = (all: MatchLists['sure']) =>
    all.slice(0, MOST_SHOWN).map(({ ours, theirs, by }) => ({
      ours: item(isSwapped ? theirs : ours),
      theirs: item(isSwapped ? ours : theirs),
      by: [...by],
      yes: decision(ours.id, theirs.id) ?? null,
    }));
  const ours = here
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...item(one), yes: decision(one.id, null) ?? null }));
  const theirs = there
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...item(one), yes: decision(null, one.id) ?? null }));
  const [own, other] = isSwapped ? [theirs, ours] : [ours, theirs];
  return {
    sure: pairs(sure),
    maybe: pairs(maybe),
    here: own,
    there: other,
    counts: {
      sure: sure.length,
      maybe: maybe.length,
      here: (isSwapped ? there : here).length,
      there: (isSwapped ? here : there).length,
    },
    makesNew,
  };
}

function addSettling(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${url}:pairing/settle/`,
    schema: {
      tags,
      summary: 'Settles conflicts of a record by the values of one company',
      params: pairingParams,
      body: settlement,
      response: { 200: done, ...failures, 409: problem },
    },
    handler: async (request) => {
      const { row: pairing, access } = await pairingFor(deps, request, 'pairing.manage');
      const { company } = request.params;
      mustWork(pairing);
      await settleConflict(
        { deps, pairing, side: { company, pairing: pairing.id } },
        request.body,
        access.user,
      );
      await addJobs(deps.database.app.kysely, [syncJob(company)]);
      return { done: true };
    },
  });
  app.route({
    method: 'POST',
    url: `${url}:pairing/retry/`,
    schema: {
      tags,
      summary: 'Tries again what was refused: of one record, or of all',
      params: pairingParams,
      body: z.strictObject({ link: z.uuid().nullable() }),
      response: { 200: done, ...failures, 409: problem },
    },
    handler: async (request) => {
      const { row } = await pairingFor(deps, request, 'pairing.manage');
      const { company } = request.params;
      mustWork(row);
      await deps.database.withCompany(company, async (trx) => {
        await tryAgain(trx, { company, pairing: row.id }, request.body.link);
        await addJobs(trx, [syncJob(company)]);
      });
      return { done: true };
    },
  });
}

function mustWork(row: Paired): void {
  if (!isWorking(row)) throw new HttpError(409, { code: 'pairingNotWorking' });
}

type Request = Parameters<typeof asMember>[1] & { params: z.infer<typeof pairingParams> };

/** A pairing of the company whose other side is known; 403 without the permission, 404 where there is none. */
function pairingFor(
  deps: CompanyRouteDeps,
  request: Request,
  permission: string,
): Promise<{ readonly row: Paired; readonly access: CompanyAccess }> {
  const { company, pairing } = request.params;
  return asMember(deps, request, company, async (trx, access) => {
    must(access, permission);
    const row = await rowOf(trx, deps.layouts, company, 'pairing', pairing);
    if (!isPaired(row)) throw new HttpError(404, { code: 'unknownDocument' });
    return { row, access };
  });
}

/** [MS2] Both sides of a pairing that both companies let be compared. */
async function matchingFor(deps: CompanyRouteDeps, request: Request, kind: SyncKind) {
  const { row, access } = await pairingFor(deps, request, 'pairing.manage');
  must(access, `${kind}.view`);
  const partner = await partnerRow(deps, request.params.company, row);
  const isOpen = partner && isCompared(row) && isCompared(partner);
  if (!isOpen || !settingOf(row, kind) || !settingOf(partner, kind))
    throw new HttpError(409, { code: 'pairingNotCompared' });
  return { row, sides: sidesOf(row, partner) };
}

function must({ grants }: CompanyAccess, permission: string): void {
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
