import { beyondOf, isUsed, roleBeyondOwn } from '#model/areas/setup/role/role.rules.ts';
import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import { sessionOf } from './request-session.ts';
import { tryRole, stopTryingRole } from '#model/areas/setup/role/tried-role.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** [RO16] Looking at a company as a role, in this session: what the role opens is read, and nothing is changed. */
export function addTriedRoleRoutes(app: Api, identity: Identity): void {
  addTry(app, identity);
  addStop(app, identity);
}

function addTry(app: Api, identity: Identity): void {
  serve(app, tryRole, async (request, reply) => {
    const session = await sessionOf(identity, request);
    const { company, role: id } = request.body;
    // With the person's own rights: another role may be tried on already.
    const grants = await identity.grantsIn(company, { actor: session.actor });
    if (!grants) throw new HttpError(404, { code: 'unknownCompany' });
    const permission = 'role.view';
    if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
    const role = await identity.reading(company, (view) => view.get('role', id));
    if (!role || !isUsed(role))
      throw new HttpError(422, { code: 'unknownRole', fields: { role: 'unknownRole' } });
    const beyond = beyondOf(role, { ...grants, internal: false });
    if (beyond) throw new HttpError(403, { code: roleBeyondOwn[beyond.what], params: beyond.params });
    await identity.sessions.setTried(session.id, { company, role: id });
    return reply.status(204).send(null);
  });
}

function addStop(app: Api, identity: Identity): void {
  serve(app, stopTryingRole, async (request, reply) => {
    const { id } = await sessionOf(identity, request);
    await identity.sessions.setTried(id, null);
    return reply.status(204).send(null);
  });
}
