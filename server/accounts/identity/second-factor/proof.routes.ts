import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from '../identity.ts';
import { isPassword } from '../password.ts';
import { userOf, sessionOf } from '../request-session.ts';
import { forgive, refuseGuessing, type Guesser } from '../guessing.ts';
import type { User } from '../user-store.ts';
import { hasFactor } from './has-factor.ts';
import { takeCode } from './take-code.ts';
import { prove } from '#model/identity/second-factor.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Proving oneself again in a session, before an act that asks for it: with a second factor, or without one the password. */
export function addProofRoute(app: Api, identity: Identity): void {
  serve(app, prove, async (request, reply) => {
    const session = await sessionOf(identity, request);
    const user = await userOf(identity, session.user);
    const { body, ip } = request;
    const guesser = { ip, known: `session:${session.id}` };
    if ('code' in body) await takeCode(identity, user, body.code, guesser);
    else if ('password' in body) await checkPassword(identity, user, body.password, guesser);
    else await checkPasskey(identity, user, () => identity.passkeys.asserted(body.passkey, request.headers));
    await identity.sessions.prove(session.id);
    return reply.status(204).send(null);
  });
}

async function checkPassword(
  identity: Identity,
  user: User,
  password: string,
  guesser: Guesser,
): Promise<void> {
  if (hasFactor(await identity.factors.stateOf(user.id))) throw new HttpError(403, { code: 'proofNeeded' });
  await refuseGuessing(identity, user.email, guesser);
  if (!(await isPassword(password, await identity.users.passwordHashOf(user.id))))
    throw new HttpError(422, { code: 'wrongPassword', fields: { password: 'wrongPassword' } });
  await forgive(identity, user.email, guesser);
}

async function checkPasskey(
  _: Identity,
  { id }: User,
  asserted: () => Promise<{ readonly user: string }>,
): Promise<void> {
  const passkey = await asserted();
  if (passkey.user !== id) throw new HttpError(422, { code: 'passkeyRefused' });
}
