import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { billingRoutes } from './billing/billing.routes.ts';
import type { PaymentProvider } from './billing/payment-provider.ts';
import { fileRoutes, type FileRouteDeps } from './files/file.routes.ts';
import type { Accounts } from './identity/accounts.ts';
import { identityRoutes } from './identity/identity.routes.ts';

interface ConcernDeps extends Accounts, Omit<FileRouteDeps, 'headers' | 'authentication'> {
  readonly provider: PaymentProvider;
  readonly publicUrl: string;
}

/** What a request may ask for besides documents: accounts, billing, files. The one list, in tests too. */
export function concernRoutes(deps: ConcernDeps): readonly FastifyPluginAsyncZod[] {
  const { identity: authentication } = deps;
  return [identityRoutes(deps), billingRoutes(deps), fileRoutes({ ...deps, authentication, headers: {} })];
}
