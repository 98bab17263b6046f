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
      name: z
        .string()
        .describe('The counter: the series, and the year if it begins anew with it. SO-2026, SO.'),
      drawn: z.int().describe('How many numbers were drawn.'),
      last: z.int().describe('The highest of them.'),
      next: z.int().describe('The number that is drawn next.'),
      missing: z.int().nullable().describe('The first number that was left out; null: none.'),
      twice: z.int().nullable().describe('The first number that was drawn twice; null: none.'),
      skipped: z
        .array(
          z.object({
            from: z.int(),
            to: z.int().describe('The last of them.'),
            at: z.string().describe('UTC ISO.'),
            by: z.string().describe('The name of who decided it.'),
          }),
        )
        .describe('Numbers left out on purpose: they are not missing.'),
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
        const series = await numberSeries(trx, company);
        return { series: series.map((one) => ({ ...one, skipped: [...one.skipped] })) };
      }),
  });
}
