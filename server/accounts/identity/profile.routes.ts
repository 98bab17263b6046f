import { type Api } from '#server/platform/http/company-request.ts';
import type { z } from 'zod';
import { HttpError } from '#server/platform/http/http-error.ts';
import { arrivalCookies, originOf, sessionOf, userOf } from './request-session.ts';
import {
  type passwordChange,
  changePassword as changePasswordEndpoint,
} from '#model/identity/password.api.ts';
import type { Accounts } from './accounts.ts';
import type { Identity } from './identity.ts';
import { hashPassword, isPassword } from './password.ts';
import { refuseWeak } from './password-rules.ts';
import { hasFactor } from './second-factor/has-factor.ts';
import { refuseUnproven } from '#server/platform/http/recent-proof.ts';
import { forgive, refuseGuessing, type Guesser } from './guessing.ts';
import { profileOf } from './sign-in.ts';
import type { User } from './user-store.ts';
import { readProfile, changeProfile } from '#model/identity/profile.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The signed-in person's own profile and password. */
export function addProfileRoutes(app: Api, accounts: Accounts): void {
  addProfile(app, accounts.identity);
  addProfileChange(app, accounts.identity);
  addPasswordChange(app, accounts);
}

function addProfile(app: Api, identity: Identity): void {
  serve(app, readProfile, async (request) => {
    const session = await sessionOf(identity, request);
    return profileOf(await userOf(identity, session.user));
  });
}

function addProfileChange(app: Api, identity: Identity): void {
  serve(app, changeProfile, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { name, locale } = request.body;
    await identity.users.update(user, { ...(name !== undefined && { name }), ...(locale && { locale }) });
    await identity.spreadProfile(user);
    return profileOf(await userOf(identity, user));
  });
}

function addPasswordChange(app: Api, { identity, queue, links, database, now }: Accounts): void {
  const { sessions, pending } = identity;
  serve(app, changePasswordEndpoint, async (request, reply) => {
    const session = await sessionOf(identity, request);
    const user = await userOf(identity, session.user);
    if (hasFactor(await identity.factors.stateOf(user.id))) refuseUnproven(session, now());
    await changePassword(identity, user, request.body, { ip: request.ip, known: `session:${session.id}` });
    await sessions.endAllOf(user.id);
    await identity.security.note({ event: 'passwordChanged', user: user.id, address: request.ip });
    await pending.endAllOf(user.id);
    await links.end('passwordReset', user.id, database.app.kysely);
    await queue.add({ template: 'passwordChanged', to: user.email, locale: user.locale });
    await identity.devices.forgetAllOf(user.id);
    const token = await sessions.begin(user.id, session.company, originOf(request));
    const mark = await identity.devices.remember(user.id, undefined);
    void reply.header('set-cookie', arrivalCookies(identity, { token, mark }));
    return reply.status(204).send(null);
  });
}

async function changePassword(
  identity: Identity,
  user: User,
  change: z.output<typeof passwordChange>,
  guesser: Guesser,
): Promise<void> {
  const { old_password: old, new_password: next } = change;
  await refuseGuessing(identity, user.email, guesser);
  if (!(await isPassword(old, await identity.users.passwordHashOf(user.id))))
    throw new HttpError(422, { code: 'wrongPassword', fields: { old_password: 'wrongPassword' } });
  await forgive(identity, user.email, guesser);
  if (next === old)
    throw new HttpError(422, { code: 'samePassword', fields: { new_password: 'samePassword' } });
  const companies = (await identity.companiesOf(user.id)).map(({ name }) => name);
  await refuseWeak(next, { ...user, companies }, 'new_password');
  await identity.users.update(user.id, { passwordHash: await hashPassword(next) });
}
