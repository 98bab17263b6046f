import { z } from 'zod';
import { HttpError } from '#server/platform/http/http-error.ts';
import {
  asMember,
  companyParams,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { numberSeries } from './number-series.ts';

const PERMISSION = 'company.manage';

const answer = z.object({
  series: z.array(
    z.object({
      name: z.string().describe('Prefix and year: SO-2026.'),
      drawn: z.int().describe('How many numbers were drawn.'),
      last: z.int().describe('The highest of them.'),
      missing: z.int().nullable().describe('The first number that was left out; null: none.'),
      twice: z.int().nullable().describe('The first number that was drawn twice; null: none.'),
    }),
  ),
});

/** The number series of a company, proven from its log. */
export function addNumberSeriesRoute(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/number-series/',
    schema: {
      tags: ['documents'],
      summary: 'Number series, and whether each number was drawn once',
      params: companyParams,
      response: { 200: answer, ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, { grants, company }) => {
        if (!grants.may(PERMISSION))
          throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
        return { series: await numberSeries(trx, company) };
      }),
  });
}
