import type { Actor } from '#model/engine/actor.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { mustBeProven } from '#server/platform/http/recent-proof.ts';
import { acceptInvitation, invitationOf } from './accept-invitation.ts';
import { addMatchRoutes } from './match.routes.ts';
import { must, pairingFor } from './pairing-access.ts';
import { standingOf } from './pairing-standing.ts';
import { addSettleRoutes } from './settle.routes.ts';
import { lookAtPairing, acceptPairing, readPairing } from '#model/areas/integrations/pairing/pairing.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Pairings of a company besides their documents: invitations with a code, matching, conflicts and refusals. */
export function addPairingRoutes(app: Api, deps: CompanyRouteDeps): void {
  addLook(app, deps);
  addAccept(app, deps);
  addStanding(app, deps);
  addMatchRoutes(app, deps);
  addSettleRoutes(app, deps);
}

function addLook(app: Api, deps: CompanyRouteDeps): void {
  serve(app, lookAtPairing, async (request) => {
    const { company } = request.params;
    await asMember(deps, request, company, async (_, access) => must(access, 'pairing.manage'));
    const { row, from } = await invitationOf(deps, company, request.body.code);
    return { company: from.name, expiresAt: row.expiresAt ?? '' };
  });
}

function addAccept(app: Api, deps: CompanyRouteDeps): void {
  serve(app, acceptPairing, async (request) => {
    const { company } = request.params;
    const { permissions } = request.body;
    await mustBeProven(deps, request);
    const by = await whoAccepts(deps, request, company, permissions);
    const invitation = await invitationOf(deps, company, request.body.code);
    return { id: await acceptInvitation(deps, invitation, { company, by, permissions }) };
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
  serve(app, readPairing, async (request) => {
    const { company } = request.params;
    const { row, access } = await pairingFor(deps, request, 'pairing.view');
    return standingOf(deps, company, row, (permission) => access.grants.may(permission));
  });
}
