import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Accounts } from './accounts.ts';
import type { Identity } from './identity.ts';
import { sessionOf } from './request-session.ts';
import { refuseUnproven } from '#server/platform/http/recent-proof.ts';
import { listSessions, revokeOtherSessions, revokeSession } from '#model/identity/session.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A person's sessions, and how to end the others. */
export function addSessionListRoutes(app: Api, accounts: Accounts): void {
  addList(app, accounts.identity);
  addRevokeOthers(app, accounts);
  addRevoke(app, accounts);
}

function addList(app: Api, identity: Identity): void {
  serve(app, listSessions, async (request) => {
    const { user, id: own } = await sessionOf(identity, request);
    const sessions = await identity.sessions.listOf(user);
    const results = sessions.map(({ id, createdAt, lastSeenAt, expiresAt, userAgent, ip }) => {
      const moments = { created_at: createdAt, last_seen_at: lastSeenAt, expires_at: expiresAt };
      return { id, current: id === own, ...moments, user_agent: userAgent, ip };
    });
    return { results };
  });
}

function addRevokeOthers(app: Api, { identity, now }: Accounts): void {
  serve(app, revokeOtherSessions, async (request) => {
    const session = await sessionOf(identity, request);
    refuseUnproven(session, now());
    const { user, id } = session;
    return { revoked: await identity.sessions.endAllOf(user, id) };
  });
}

function addRevoke(app: Api, { identity, now }: Accounts): void {
  serve(app, revokeSession, async (request, reply) => {
    const session = await sessionOf(identity, request);
    const { user } = session;
    if (request.params.session !== session.id) refuseUnproven(session, now());
    if (!(await identity.sessions.endOne(user, request.params.session)))
      throw new HttpError(404, { code: 'unknownSession' });
    return reply.status(204).send(null);
  });
}
