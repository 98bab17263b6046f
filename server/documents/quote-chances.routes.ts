import { readQuoteChances } from '#model/areas/sales/sales-order/quote-chances.api.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { quoteChancesIn } from './quote-chances.ts';

/** What became of all quotes, of which a device holds but the recent ones. */
export function addQuoteChancesRoute(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readQuoteChances, async (request) =>
    asMember(deps, request, request.params.company, async (trx, { access, company }) => {
      if (!access.tables.has('salesOrder'))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: 'salesOrder.view' } });
      return { chances: [...(await quoteChancesIn(trx, company, access.scope))] };
    }),
  );
}
