import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Accounts } from '../accounts.ts';
import { sessionOf } from '../request-session.ts';
import { addPasskeyRoutes } from './passkey.routes.ts';
import { factorAdded, provenOwner, refuseRequired, factorRemoved } from './factor-change.ts';
import { hasFactor } from './has-factor.ts';
import { countedGuess } from './take-code.ts';
import { totpKey } from './totp.ts';
import {
  readFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  makeRecoveryCodes,
} from '#model/identity/second-factor.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A person's own second factors: an authenticator app, passkeys, and recovery codes for when neither is at hand. */
export function addSecondFactorRoutes(app: Api, accounts: Accounts): void {
  addState(app, accounts);
  addTotp(app, accounts);
  addTotpConfirmation(app, accounts);
  addTotpRemoval(app, accounts);
  addRecoveryCodes(app, accounts);
  addPasskeyRoutes(app, accounts);
}

function addState(app: Api, { identity }: Accounts): void {
  serve(app, readFactors, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { totp, recoveryCodes } = await identity.factors.stateOf(user);
    const passkeys = (await identity.passkeys.listOf(user)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    }));
    const required = await identity.factors.requiredBy(user);
    return { totp, passkeys, recovery_codes: recoveryCodes, required_by: required };
  });
}

function addTotp(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, beginTotp, async (request) => {
    const { user } = await provenOwner(accounts, request);
    if ((await identity.factors.stateOf(user.id)).totp) throw new HttpError(409, { code: 'totpThere' });
    const { text, uri } = totpKey(await identity.factors.beginTotp(user.id), user.email);
    return { secret: text, uri };
  });
}

function addTotpConfirmation(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, confirmTotp, async (request) => {
    const owner = await provenOwner(accounts, request);
    const { user } = owner;
    const isRight = (): Promise<boolean> => identity.factors.confirmTotp(user.id, request.body.code);
    await countedGuess(identity, user, { ip: request.ip, known: `session:${owner.session.id}` }, isRight);
    return { recovery_codes: await factorAdded(accounts, owner) };
  });
}

function addTotpRemoval(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, removeTotp, async (request, reply) => {
    const { user } = await provenOwner(accounts, request);
    const state = await identity.factors.stateOf(user.id);
    if (!state.totp) throw new HttpError(409, { code: 'totpGone' });
    await refuseRequired(accounts, user, { ...state, totp: false });
    await identity.factors.removeTotp(user.id);
    await factorRemoved(accounts, user);
    return reply.status(204).send(null);
  });
}

function addRecoveryCodes(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, makeRecoveryCodes, async (request) => {
    const { user } = await provenOwner(accounts, request);
    if (!hasFactor(await identity.factors.stateOf(user.id)))
      throw new HttpError(409, { code: 'noSecondFactor' });
    return { recovery_codes: await identity.factors.makeRecoveryCodes(user.id) };
  });
}
