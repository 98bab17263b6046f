import type { Api, CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { addProposalRoutes } from './proposals.routes.ts';
import { addSupplierFigureRoutes } from './supplier-figures.routes.ts';

/** What is to be ordered, and how suppliers deliver. */
export function addPurchasingRoutes(app: Api, deps: CompanyRouteDeps): void {
  addProposalRoutes(app, deps);
  addSupplierFigureRoutes(app, deps);
}
