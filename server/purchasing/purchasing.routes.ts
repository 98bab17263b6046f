import type { Api, CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { addLandedCostRoutes } from './landed-costs.routes.ts';
import { addProposalRoutes } from './proposals.routes.ts';
import { addSupplierFigureRoutes } from './supplier-figures.routes.ts';

/** What is to be ordered, how suppliers deliver, and what goods cost on their way here. */
export function addPurchasingRoutes(app: Api, deps: CompanyRouteDeps): void {
  addProposalRoutes(app, deps);
  addSupplierFigureRoutes(app, deps);
  addLandedCostRoutes(app, deps);
}
