import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addDraftRoutes } from '#server/drafts/draft.routes.ts';
import { addFlowRoutes } from '#server/flows/flow.routes.ts';
import { addListViewRoutes } from '#server/list-views/list-view.routes.ts';
import { addRecordingRoutes } from '#server/recordings/recording.routes.ts';
import { addInboxRoutes } from '#server/inbox/inbox.routes.ts';
import { addCommandRoutes } from './command.routes.ts';
import type { CompanyRouteDeps } from './company-request.ts';
import { addDocumentRoutes } from './document.routes.ts';
import { addStockRoutes } from './stock.routes.ts';
import { addSyncRoutes } from './sync.routes.ts';

/** Everything that happens inside a company: to be mounted under the API's prefix. */
export function companyRoutes(deps: CompanyRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addCommandRoutes(app, deps);
    addSyncRoutes(app, deps);
    addDocumentRoutes(app, deps);
    addStockRoutes(app, deps);
    addInboxRoutes(app, deps);
    addDraftRoutes(app, deps);
    addListViewRoutes(app, deps);
    addFlowRoutes(app, deps);
    addRecordingRoutes(app, deps);
  };
}
