import { z } from 'zod';
import { beyondOf, isUsed, roleBeyondOwn } from '#model/areas/setup/role/role.rules.ts';
import { documentId, problem, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import { sessionOf } from './request-session.ts';

const tags = ['identity'];
const url = '/core/users/me/tried-role/';
const failures = { 401: problem, 403: problem, 404: problem, 422: problem };

const tryRequest = z
  .strictObject({ company: z.int().min(1).max(2_147_483_647), role: documentId })
  .meta({ examples: [{ company: 1, role: '0198a000-0000-7000-8000-000000000002' }] });

/** [RO16] Looking at a company as a role, in this session: what the role opens is read, and nothing is changed. */
export function addTriedRoleRoutes(app: Api, identity: Identity): void {
  addTry(app, identity);
  addStop(app, identity);
}

function addTry(app: Api, identity: Identity): void {
  app.route({
    method: 'PUT',
    url,
    schema: {
      tags,
      summary: 'Look at a company as a role, until that is stopped',
      body: tryRequest,
      response: { 204: z.null(), ...failures },
    },
    handler: async (request, reply) => {
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
    },
  });
}

function addStop(app: Api, identity: Identity): void {
  app.route({
    method: 'DELETE',
    url,
    schema: {
      tags,
      summary: 'Look at the company with the own role again',
      response: { 204: z.null(), 401: problem, 403: problem },
    },
    handler: async (request, reply) => {
      const { id } = await sessionOf(identity, request);
      await identity.sessions.setTried(id, null);
      return reply.status(204).send(null);
    },
  });
}
