import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addCompanyRoutes } from './company.routes.ts';
import { addProfileRoutes } from './profile.routes.ts';
import type { IdentityRouteDeps } from './request-session.ts';
import { addSessionRoutes } from './session.routes.ts';

/**
 * Signing in and out, the active company, the person and the company: to be mounted under the API's prefix, behind
 * `refuseForgery`.
 */
export function identityRoutes(deps: IdentityRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addSessionRoutes(app, deps.identity);
    addProfileRoutes(app, deps.identity);
    addCompanyRoutes(app, deps);
  };
}
