import type { FastifyRequest } from 'fastify';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Accounts } from '../accounts.ts';
import { sessionOf, userOf } from '../request-session.ts';
import type { Session } from '../session-store.ts';
import type { User } from '../user-store.ts';
import { tellOwner } from './factor-letter.ts';
import type { FactorState } from './factor-store.ts';
import { hasFactor } from './has-factor.ts';
import { refuseUnproven } from '#server/platform/http/recent-proof.ts';

interface Owner {
  readonly user: User;
  readonly session: Session;
}

/** The signed-in person, proven a moment ago. Throws an HttpError: 401 for visitors, 403 without a recent proof. */
export async function provenOwner({ identity, now }: Accounts, request: FastifyRequest): Promise<Owner> {
  const session = await sessionOf(identity, request);
  refuseUnproven(session, now());
  return { session, user: await userOf(identity, session.user) };
}

/**
 * After a factor was added: the first one ends sessions that began without it and brings recovery codes, which are
 * returned.
 */
export async function factorAdded(accounts: Accounts, { user, session }: Owner): Promise<string[]> {
  const { factors, sessions, security } = accounts.identity;
  await security.note({ event: 'secondFactorAdded', user: user.id });
  await tellOwner(accounts, user, 'secondFactorAdded');
  const { totp, passkeys, recoveryCodes } = await factors.stateOf(user.id);
  const isFirst = Number(totp) + passkeys === 1;
  if (isFirst) await sessions.endAllOf(user.id, session.id);
  return isFirst || recoveryCodes === 0 ? factors.makeRecoveryCodes(user.id) : [];
}

/** After a factor was removed: without any, recovery codes are of no use. */
export async function factorRemoved(accounts: Accounts, user: User): Promise<void> {
  const { factors, security } = accounts.identity;
  await security.note({ event: 'secondFactorRemoved', user: user.id });
  if (!hasFactor(await factors.stateOf(user.id))) await factors.endRecoveryCodes(user.id);
  await tellOwner(accounts, user, 'secondFactorRemoved');
}

/** Throws an HttpError 409 if nothing would be left that one of the person's companies asks for. */
export async function refuseRequired({ identity }: Accounts, user: User, left: FactorState): Promise<void> {
  if (hasFactor(left)) return;
  const [company] = await identity.factors.requiredBy(user.id);
  if (company !== undefined)
    throw new HttpError(409, { code: 'secondFactorStillRequired', params: { company } });
}
