import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withClients } from './accounts/api-clients/serve-clients.ts';
import { billingRoutes, type Seller } from './accounts/billing/billing.routes.ts';
import { archiveRoutes } from './operations/archive/archive.routes.ts';
import type { PaymentProvider } from './accounts/billing/payment-provider.ts';
import { webhookRoutes } from './accounts/billing/webhooks/webhook.routes.ts';
import type { SecurityLog } from './platform/model/security-log.ts';
import { fileRoutes, type FileRouteDeps } from './files/file.routes.ts';
import { proofRoutes, type ProofRouteDeps } from './flows/proof.routes.ts';
import type { Accounts } from './accounts/identity/accounts.ts';
import { paperRoutes } from './papers/paper.routes.ts';
import { importRoutes } from './import/screen/import.routes.ts';
import { paymentFileRoutes } from './invoicing/payment-files/payment-file.routes.ts';
import { eBillRoutes } from './invoicing/e-bills/e-bill.routes.ts';
import { bankFileRoutes } from './invoicing/bank-files/bank-file.routes.ts';
import { invoiceFileRoutes } from './invoicing/invoice-file.routes.ts';
import { identityRoutes } from './accounts/identity/identity.routes.ts';
import { channelRoutes } from './notifications/channel.routes.ts';
import type { Pusher } from './notifications/pusher.ts';
import { sharedPageRoutes } from './outgoing/shared-links/shared-page.routes.ts';
import { unsubscribeRoutes } from './notifications/unsubscribe.routes.ts';

interface GlobalRouteDeps
  extends Accounts, Omit<FileRouteDeps & ProofRouteDeps, 'headers' | 'authentication'> {
  readonly provider: PaymentProvider;
  readonly security: SecurityLog;
  readonly publicUrl: string;
  readonly seller: Seller;
  /** Signs the links that unsubscribe from mail. */
  readonly noticeSecret: string;
  readonly pusher: Pusher;
}

/** All routes besides documents: accounts, billing, files, the path test report. The single list, also for tests. */
export function globalRoutes(deps: GlobalRouteDeps): readonly FastifyPluginAsyncZod[] {
  const { identity: authentication } = deps;
  const within = { ...deps, authentication: withClients(authentication), headers: {} };
  const { users } = deps.identity;
  const unsubscribe = unsubscribeRoutes({ ...deps, users, secret: deps.noticeSecret });
  const channels = channelRoutes({ ...deps, users, authentication });
  return [
    identityRoutes(deps),
    billingRoutes(deps),
    webhookRoutes(deps),
    fileRoutes(within),
    paperRoutes(within),
    archiveRoutes(within),
    importRoutes(within),
    bankFileRoutes(within),
    eBillRoutes(within),
    paymentFileRoutes(within),
    invoiceFileRoutes(within),
    proofRoutes(within),
    unsubscribe,
    channels,
    sharedPageRoutes(deps),
  ];
}
