import { z } from 'zod';
import { fieldOf } from '#model/lists/listing.ts';
import {
  asMember,
  failures,
  kindParams,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { listDays, type DividingField, type ListScope } from './list-queries.ts';
import { checkFilters, invalid, listScope, meant } from './list.routes.ts';

const question = z.strictObject({
  ...meant,
  by: z.string().max(40).describe('The filter over days, or over choices, whose field divides the rows.'),
});

const days = z.array(
  z.object({ day: z.string(), count: z.int(), sums: z.record(z.string(), z.int()).describe('By field.') }),
);

/** What charts are drawn from: how many documents fall on a day, and the sums of their amounts. */
export function addListDaysRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: '/core/companies/:company/lists/:kind/days/',
    config: { reads: true },
    schema: {
      tags: ['lists'],
      summary: 'Counts and sums of a list by day, or by choice; those without any are left out',
      params: kindParams,
      body: question,
      response: { 200: z.object({ days }), ...failures },
    },
    handler: async (request) => {
      const { company, kind } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        const scope = listScope(deps, access, company, kind);
        const { by, ...asked } = request.body;
        checkFilters(scope, asked.filters);
        return { days: await listDays(trx, scope, asked, dayField(scope, by)) };
      });
    },
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
