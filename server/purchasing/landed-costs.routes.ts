import { previewLandedCost } from '#model/areas/purchasing/landed-cost/landed-cost.api.ts';
import { landedLines } from '#model/areas/purchasing/landed-cost/landed-lines.ts';
import { notPostable } from '#model/areas/purchasing/landed-cost/landed-cost.rules.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import {
  asMember,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';

/** What landed costs would do: what is still here of receipts is known on the server alone. [LC7] */
export function addLandedCostRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, previewLandedCost, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, found) => {
      visibleKind(deps, found, 'landedCost');
      visibleKind(deps, found, 'goodsReceipt');
      const { access, grants } = found;
      if (!grants.may(VIEW_COST))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: VIEW_COST } });
      const cache = new CompanyCache(deps.engine, deps.layouts, company);
      const env = { internal: false, warehouses: access.scope };
      const form = request.body;
      return cache.knowing(
        trx,
        () => {
          const problem = notPostable({ view: cache.view, env }, form);
          return { lines: problem ? [] : landedLines(cache.view, form), problem };
        },
        () => [form],
      );
    });
  });
}
