import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { triedIn } from '#server/platform/model/viewer.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import type { Identity } from './identity.ts';
import { arrivalCookies, arrivalOf, sessionOf } from './request-session.ts';
import { redirectsFor } from './redirects.ts';
import { PENDING_SECONDS } from './second-factor/pending-sign-ins.ts';
import { entryOf, signIn } from './sign-in.ts';
import {
  signIn as signInEndpoint,
  signOut,
  switchCompany,
  readPermissions,
} from '#model/identity/session.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Sign-in, sign-out, and a session's permissions. */
export function addSessionRoutes(app: Api, identity: Identity): void {
  addSignIn(app, identity);
  addSignOut(app, identity);
  addSwitch(app, identity);
  addPermissions(app, identity);
}

function addSignIn(app: Api, identity: Identity): void {
  const { cookie, sessions } = identity;
  serve(app, signInEndpoint, async (request, reply) => {
    const answer = await signIn(identity, request.body, arrivalOf(identity, request));
    if ('pending' in answer) {
      void reply.header('set-cookie', identity.pendingCookie.set(answer.pending, PENDING_SECONDS));
      return reply.status(202).send(answer.body);
    }
    const former = cookie.read(request.headers.cookie);
    if (former !== undefined) await sessions.end(former);
    void reply.header('set-cookie', arrivalCookies(identity, answer));
    return answer.body;
  });
}

function addSignOut(app: Api, { cookie, sessions }: Identity): void {
  serve(app, signOut, async (request, reply) => {
    const token = cookie.read(request.headers.cookie);
    if (token !== undefined) await sessions.end(token);
    void reply.headers({ 'set-cookie': cookie.clear(), 'clear-site-data': '"cache"' });
    return reply.status(204).send(null);
  });
}

function addSwitch(app: Api, identity: Identity): void {
  serve(app, switchCompany, async (request) => {
    const session = await sessionOf(identity, request);
    const companies = await identity.companiesOf(session.user);
    const company = companies.find(({ id }) => id === request.body.company_id);
    if (!company) throw new HttpError(404, { code: 'unknownCompany' });
    await identity.sessions.setCompany(session.id, company.id);
    await identity.users.update(session.user, { lastCompany: company.id });
    return { active_company: entryOf(company) };
  });
}

/** The limits that a role has, by kind; one from before a kind came has none for it. */
const limitsOf = ({ limits }: Pick<Grants, 'limits'>): Record<string, number | null> | null =>
  limits && Object.fromEntries(Object.entries(limits).map(([kind, sum]) => [kind, sum ?? null]));

const nothingHeld = {
  permissions: [],
  role: null,
  tried: null,
  is_founder: false,
  warehouses: null,
  limits: null,
  redirects: {},
};

function addPermissions(app: Api, identity: Identity): void {
  serve(app, readPermissions, async (request) => {
    const session = await sessionOf(identity, request);
    const { company = session.company } = request.query;
    const grants = company === null ? null : await identity.grantsIn(company, session);
    if (company === null || !grants) return nothingHeld;
    const redirects = await redirectsFor(identity, company, grants);
    return {
      permissions: [...grants.permissions],
      role: grants.role,
      tried: triedIn(company, session) === null ? null : grants.role,
      is_founder: grants.founder,
      warehouses: grants.warehouses && [...grants.warehouses],
      limits: limitsOf(grants),
      redirects,
    };
  });
}
