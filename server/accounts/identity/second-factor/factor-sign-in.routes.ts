import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Identity } from '../identity.ts';
import { arrivalCookies, arrivalOf } from '../request-session.ts';
import { beginSession } from '../sign-in.ts';
import type { User } from '../user-store.ts';
import { takeCode } from './take-code.ts';
import { signInWithCode, challengePasskey, signInWithPasskey } from '#model/identity/factor-sign-in.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The second step of a sign-in, and signing in with nothing but a passkey. */
export function addFactorSignInRoutes(app: Api, accounts: Accounts): void {
  addCode(app, accounts.identity);
  addChallenge(app, accounts);
  addPasskey(app, accounts);
}

function addCode(app: Api, identity: Identity): void {
  serve(app, signInWithCode, async (request, reply) => {
    const { user, token } = await pendingOf(identity, request);
    const known = await identity.devices.find(user.id, arrivalOf(identity, request).mark);
    await takeCode(identity, user, request.body.code, { ip: request.ip, known });
    if (!(await identity.pending.end(token))) throw over();
    return signedInAs(identity, user, request, reply);
  });
}

function addChallenge(app: Api, { identity, limitRequests }: Accounts): void {
  serve(app, challengePasskey, async (request) => {
    await limitRequests('passkey', { ip: request.ip });
    const token = identity.pendingCookie.read(request.headers.cookie);
    const session = await identity.authenticate(request);
    const user = session?.user ?? (token === undefined ? null : await identity.pending.find(token));
    return { ...(await identity.passkeys.asserting(user)) };
  });
}

function addPasskey(app: Api, { identity, limitRequests }: Accounts): void {
  serve(app, signInWithPasskey, async (request, reply) => {
    await limitRequests('passkey', { ip: request.ip });
    const passkey = await identity.passkeys.asserted(request.body, request.headers);
    const user = await identity.users.find(passkey.user);
    if (!user) throw over();
    const token = identity.pendingCookie.read(request.headers.cookie);
    if (token !== undefined) await identity.pending.end(token);
    return signedInAs(identity, user, request, reply);
  });
}

const over = (): HttpError => new HttpError(401, { code: 'signInOver' });

/** Who gave the password in this browser. Throws an HttpError 401 if nobody did, or too long ago. */
async function pendingOf(identity: Identity, { headers }: FastifyRequest) {
  const token = identity.pendingCookie.read(headers.cookie);
  const id = token === undefined ? null : await identity.pending.find(token);
  const user = id === null ? undefined : await identity.users.find(id);
  if (token === undefined || !user) throw over();
  return { user, token };
}

async function signedInAs(identity: Identity, user: User, request: FastifyRequest, reply: FastifyReply) {
  const { cookie, pendingCookie, sessions } = identity;
  const begun = await beginSession(identity, user, arrivalOf(identity, request));
  const former = cookie.read(request.headers.cookie);
  if (former !== undefined) await sessions.end(former);
  void reply.header('set-cookie', [...arrivalCookies(identity, begun), pendingCookie.clear()]);
  return begun.body;
}
