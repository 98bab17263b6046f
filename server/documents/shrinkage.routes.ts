import { HttpError } from '#server/platform/http/http-error.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { shrinkageIn } from './shrinkage.ts';
import { readShrinkage } from '#model/areas/stock/adjustment/shrinkage.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** What was lost: figures over all adjustments and counts, of which a device holds but the recent ones. */
export function addShrinkageRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readShrinkage, async (request) =>
    asMember(deps, request, request.params.company, async (trx, { access, company }) => {
      if (!access.tables.has('adjustment'))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: 'adjustment.view' } });
      const { from, to } = request.query;
      const lines = await shrinkageIn(trx, company, { from, to, scope: access.scope });
      const seesCosts = access.tables.has('valuation');
      return { lines: lines.map((one) => ({ ...one, value: seesCosts ? one.value : null })) };
    }),
  );
}
