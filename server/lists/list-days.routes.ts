import { fieldOf } from '#model/lists/listing.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { listDays, type DividingField, type ListScope } from './list-queries.ts';
import { checkFilters, invalid, listScope } from './list.routes.ts';
import { countListDays } from '#model/lists/list.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** What charts are drawn from: how many documents fall on a day, and the sums of their amounts. */
export function addListDaysRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, countListDays, async (request) => {
    const { company, kind } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const scope = listScope(deps, access, company, kind);
      const { by, ...asked } = request.body;
      checkFilters(scope, asked.filters);
      return { days: await listDays(trx, scope, asked, dayField(scope, by)) };
    });
  });
}

/** The field of a filter over days or choices, which the reader may see. */
function dayField(scope: ListScope, by: string): DividingField {
  const filter = Object.hasOwn(scope.listing.filters, by) ? scope.listing.filters[by] : undefined;
  if (filter?.kind !== 'days' && filter?.kind !== 'choice') throw invalid('by');
  checkFilters(scope, { [by]: '' });
  // A row with several words would be counted more than once.
  if ('words' in fieldOf(scope.listing, filter.field)) throw invalid('by');
  return { field: filter.field, isDay: filter.kind === 'days' };
}
