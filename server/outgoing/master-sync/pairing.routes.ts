import { z } from 'zod';
import type { Actor } from '#model/engine/actor.ts';
import { pairingOffer, pairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { syncPermissions } from '#model/areas/integrations/pairing/pairing.facts.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import {
  asMember,
  companyParams,
  failures,
  problem,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { mustBeProven } from '#server/platform/http/recent-proof.ts';
import { acceptInvitation, invitationOf } from './accept-invitation.ts';
import { addMatchRoutes } from './match.routes.ts';
import { must, pairingFor, pairingParams, pairingTags, pairingUrl } from './pairing-access.ts';
import { standingOf } from './pairing-standing.ts';
import { standingExample } from './route-examples.ts';
import { addSettleRoutes } from './settle.routes.ts';

const codeExample = 'lagra_pair_1_3KQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwq0aB7Cd';
const code = z.string().trim().min(1).max(100);

const acceptance = z
  .strictObject({
    code,
    permissions: z.array(z.enum(syncPermissions as [string, ...string[]])), // never empty
  })
  .meta({ examples: [{ code: codeExample, permissions: ['product.edit'] }] });

/** Pairings of a company besides their documents: invitations with a code, matching, conflicts and refusals. */
export function addPairingRoutes(app: Api, deps: CompanyRouteDeps): void {
  addLook(app, deps);
  addAccept(app, deps);
  addStanding(app, deps);
  addMatchRoutes(app, deps);
  addSettleRoutes(app, deps);
}

function addLook(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${pairingUrl}look/`,
    config: { reads: true },
    schema: {
      tags: pairingTags,
      summary: 'Which company invites with a code',
      params: companyParams,
      body: z.strictObject({ code }).meta({ examples: [{ code: codeExample }] }),
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
}

function addAccept(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${pairingUrl}accept/`,
    schema: {
      tags: pairingTags,
      summary: 'Accepts the invitation of a code: the two companies are paired',
      params: companyParams,
      body: acceptance,
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
      await mustBeProven(deps, request);
      const by = await whoAccepts(deps, request, company, permissions);
      const invitation = await invitationOf(deps, company, request.body.code);
      return { id: await acceptInvitation(deps, invitation, { company, by, permissions }) };
    },
  });
}

/** [MS8] Who asks, if they may pair the company, and hold what they give. */
function whoAccepts(
  deps: CompanyRouteDeps,
  request: Parameters<typeof asMember>[1],
  company: number,
  permissions: readonly string[],
): Promise<Actor> {
  return asMember(deps, request, company, async (trx, access) => {
    must(access, 'pairing.manage');
    const beyond = permissions.find((permission) => !access.grants.may(permission));
    if (beyond !== undefined)
      throw new HttpError(403, { code: 'beyondOwnPermissions', params: { permission: beyond } });
    const refusal = await whyOnlyRead(trx, company);
    if (refusal) throw new HttpError(409, refusal);
    return access.actor;
  });
}

function addStanding(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: `${pairingUrl}:pairing/`,
    schema: {
      tags: pairingTags,
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
