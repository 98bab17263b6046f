import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { countingFigures } from './counting-figures.ts';
import { readCounting } from '#model/areas/stock/count/counting.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Figures over the whole ledger that counts are planned by: a device holds only what happened lately. */
export function addCountingRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readCounting, async (request) =>
    asMember(deps, request, request.params.company, async (trx, { access, grants, company }) => {
      if (!access.tables.has('count'))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: 'count.view' } });
      const seesExpected = grants.may(SEE_EXPECTED);
      const asked = { now: deps.now(), scope: access.scope, seesExpected };
      const { classes, emptied, accuracy } = await countingFigures(trx, company, asked);
      return {
        classes: { A: [...classes.A], B: [...classes.B] },
        emptied: [...emptied],
        accuracy: accuracy && [...accuracy],
      };
    }),
  );
}
