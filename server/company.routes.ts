import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addApiClientRoutes } from './accounts/api-clients/api-client.routes.ts';
import { addAuditRoutes } from './audit/audit.routes.ts';
import { addAuditNoteRoutes } from './audit/audit-notes.routes.ts';
import { addVerifyRoutes } from './audit/verify.routes.ts';
import { addSieRoute } from './invoicing/sie/sie.routes.ts';
import { addBackupRoute, type BackupRouteDeps } from './operations/backup/backup.routes.ts';
import { addCommandRoutes } from './documents/command.routes.ts';
import { addDocumentRoutes } from './documents/document.routes.ts';
import { addStockLedgerRoutes } from './documents/stock-ledger.routes.ts';
import { addCountingRoutes } from './documents/counting.routes.ts';
import { addPairingRoutes } from './outgoing/master-sync/pairing.routes.ts';
import { addAuthorsRoute } from './documents/authors.routes.ts';
import { addNumberSeriesRoute } from './documents/number-series.routes.ts';
import { addQuoteChancesRoute } from './documents/quote-chances.routes.ts';
import { addShrinkageRoutes } from './documents/shrinkage.routes.ts';
import { addStockRoutes } from './documents/stock.routes.ts';
import { addSyncRoutes } from './documents/sync.routes.ts';
import { addJobRoutes, giveUpMail } from './jobs/jobs.routes.ts';
import { addDraftRoutes } from './drafts/draft.routes.ts';
import { addFlowRoutes } from './flows/flow.routes.ts';
import { addInboxRoutes } from './inbox/inbox.routes.ts';
import { addFollowRoutes } from './notifications/follow.routes.ts';
import { addNotificationRoutes } from './notifications/notification.routes.ts';
import { addListViewRoutes } from './list-views/list-view.routes.ts';
import { addListDaysRoutes } from './lists/list-days.routes.ts';
import { addListExportRoutes } from './lists/list-export.routes.ts';
import { addListRoutes } from './lists/list.routes.ts';
import { addConnectionRoutes, type ConnectionRouteDeps } from './outgoing/connectors/connection.routes.ts';
import { addPrintRoutes } from './outgoing/connectors/print.routes.ts';
import { addSharedLinkRoutes } from './outgoing/shared-links/shared-link.routes.ts';
import { addWebhookRoutes, type WebhookRouteDeps } from './outgoing/webhooks/webhook.routes.ts';
import { addWorkflowRoutes } from './outgoing/workflows/workflow.routes.ts';
import { giveUpDelivery } from './outgoing/webhooks/webhook-jobs.ts';
import type { Api } from './platform/http/company-request.ts';
import { addPurchasingRoutes } from './purchasing/purchasing.routes.ts';
import { addRecordingRoutes } from './recordings/recording.routes.ts';

/** All routes of a company: to be mounted under the API's prefix. */
export function companyRoutes(
  deps: WebhookRouteDeps & ConnectionRouteDeps & BackupRouteDeps,
): FastifyPluginAsyncZod {
  return async (app) => {
    addCommandRoutes(app, deps);
    addSyncRoutes(app, deps);
    addDocumentRoutes(app, deps);
    addStockRoutes(app, deps);
    addCountingRoutes(app, deps);
    addPurchasingRoutes(app, deps);
    addNumberSeriesRoute(app, deps);
    addAuthorsRoute(app, deps);
    addShrinkageRoutes(app, deps);
    addQuoteChancesRoute(app, deps);
    addStockLedgerRoutes(app, deps);
    addInboxRoutes(app, deps);
    addNotificationRoutes(app, deps);
    addFollowRoutes(app, deps);
    addDraftRoutes(app, deps);
    addListRoutes(app, deps);
    addListDaysRoutes(app, deps);
    addListExportRoutes(app, deps);
    addListViewRoutes(app, deps);
    addFlowRoutes(app, deps);
    addRecordingRoutes(app, deps);
    addAuditRoutes(app, deps);
    addVerifyRoutes(app, deps);
    addSieRoute(app, deps);
    addBackupRoute(app, deps);
    addAuditNoteRoutes(app, deps);
    addIntegrationRoutes(app, deps);
    addSharedLinkRoutes(app, deps);
  };
}

/** What programs and other systems may do here, what they receive, and how it went. */
function addIntegrationRoutes(app: Api, deps: WebhookRouteDeps & ConnectionRouteDeps): void {
  addApiClientRoutes(app, deps);
  addJobRoutes(app, deps, { mail: giveUpMail, webhook: giveUpDelivery });
  addWebhookRoutes(app, deps);
  addWorkflowRoutes(app, deps);
  addConnectionRoutes(app, deps);
  addPrintRoutes(app, deps);
  addPairingRoutes(app, deps);
}
