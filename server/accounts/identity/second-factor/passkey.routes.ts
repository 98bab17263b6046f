import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Accounts } from '../accounts.ts';
import { factorAdded, factorRemoved, provenOwner, refuseRequired } from './factor-change.ts';
import { sessionOf } from '../request-session.ts';
import { offerPasskey, addPasskey, renamePasskey, removePasskey } from '#model/identity/passkey.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A person has one for each of their devices, and some to spare. */
const MOST = 20;

/** A person's passkeys: made in two steps, renamed and removed in one. */
export function addPasskeyRoutes(app: Api, accounts: Accounts): void {
  addOptions(app, accounts);
  addRegistration(app, accounts);
  addRenaming(app, accounts);
  addRemoval(app, accounts);
}

function addOptions(app: Api, accounts: Accounts): void {
  serve(app, offerPasskey, async (request) => {
    const { user } = await provenOwner(accounts, request);
    return { ...(await accounts.identity.passkeys.registering(user)) };
  });
}

function addRegistration(app: Api, accounts: Accounts): void {
  const { passkeys } = accounts.identity;
  serve(app, addPasskey, async (request, reply) => {
    const owner = await provenOwner(accounts, request);
    const { name, answer } = request.body;
    const made = await passkeys.registered(owner.user, answer, request.headers);
    if ((await passkeys.listOf(owner.user.id)).length >= MOST)
      throw new HttpError(409, { code: 'tooManyPasskeys', params: { most: MOST } });
    if (!(await passkeys.add(owner.user.id, name, made))) throw new HttpError(409, { code: 'passkeyThere' });
    return reply.status(201).send({ recovery_codes: await factorAdded(accounts, owner) });
  });
}

/** A name gives no access, so nobody is asked for a proof. */
function addRenaming(app: Api, { identity }: Accounts): void {
  serve(app, renamePasskey, async (request, reply) => {
    const { user } = await sessionOf(identity, request);
    if (!(await identity.passkeys.rename(user, request.params.passkey, request.body.name)))
      throw new HttpError(404, { code: 'unknownPasskey' });
    return reply.status(204).send(null);
  });
}

function addRemoval(app: Api, accounts: Accounts): void {
  const { passkeys, factors } = accounts.identity;
  serve(app, removePasskey, async (request, reply) => {
    const { user } = await provenOwner(accounts, request);
    const state = await factors.stateOf(user.id);
    const own = await passkeys.listOf(user.id);
    if (!own.some(({ id }) => id === request.params.passkey))
      throw new HttpError(404, { code: 'unknownPasskey' });
    await refuseRequired(accounts, user, { ...state, passkeys: state.passkeys - 1 });
    await passkeys.remove(user.id, request.params.passkey);
    await factorRemoved(accounts, user);
    return reply.status(204).send(null);
  });
}
