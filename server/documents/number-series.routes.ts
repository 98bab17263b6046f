import { HttpError } from '#server/platform/http/http-error.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { numberSeries } from './number-series.ts';
import { readNumberSeries } from '#model/documents/number-series.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const PERMISSION = 'company.manage';

/** The number series of a company, proven from its log. */
export function addNumberSeriesRoute(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readNumberSeries, async (request) =>
    asMember(deps, request, request.params.company, async (trx, { grants, company }) => {
      if (!grants.may(PERMISSION))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
      const series = await numberSeries(trx, company);
      return { series: series.map((one) => ({ ...one, skipped: [...one.skipped] })) };
    }),
  );
}
