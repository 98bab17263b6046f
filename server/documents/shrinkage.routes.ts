import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import {
  asMember,
  companyParams,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { shrinkageIn } from './shrinkage.ts';

const line = z.object({
  month: z.string().describe('YYYY-MM in the company time zone.'),
  counted: z.boolean().describe('A count found it missing; otherwise it was adjusted.'),
  reason: z.string().nullable(),
  scrap: z.boolean().describe('It was thrown away.'),
  product: z.string(),
  location: z.string(),
  quantity: z.int().describe('Thousandths of the stock unit.'),
  value: z
    .int()
    .nullable()
    .describe('Minor units of the company currency; null for those who may not see costs.'),
});

/** What was lost: figures over all adjustments and counts, of which a device holds but the recent ones. */
export function addShrinkageRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/stock/shrinkage/',
    schema: {
      tags: ['stock'],
      summary: 'What adjustments and counts took out of stock, by month, reason, product and place',
      params: companyParams,
      querystring: z.object({ from: v.day, to: v.day }),
      response: { 200: z.object({ lines: z.array(line) }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, { access, company }) => {
        if (!access.tables.has('adjustment'))
          throw new HttpError(403, { code: 'notPermitted', params: { permission: 'adjustment.view' } });
        const { from, to } = request.query;
        const lines = await shrinkageIn(trx, company, { from, to, scope: access.scope });
        const seesCosts = access.tables.has('valuation');
        return { lines: lines.map((one) => ({ ...one, value: seesCosts ? one.value : null })) };
      }),
  });
}
