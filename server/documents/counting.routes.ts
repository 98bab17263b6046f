import { z } from 'zod';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import {
  asMember,
  companyParams,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { countingFigures } from './counting-figures.ts';

const answer = z.object({
  classes: z
    .object({ A: z.array(z.string()), B: z.array(z.string()) })
    .describe('Products by the value of what customers took in a year; all others are class C.'),
  emptied: z.array(z.string()).describe('Bins that a pick emptied before anybody had counted them.'),
  accuracy: z
    .array(
      z.object({
        month: z.string().describe('YYYY-MM in the company time zone.'),
        lines: z.int(),
        exact: z.int().describe('Lines that agreed with the books.'),
      }),
    )

    .nullable()
    .describe('Of posted counts; null for those who may not see what was expected.'),
});

/** Figures over the whole ledger that counts are planned by: a device holds only what happened lately. */
export function addCountingRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/stock/counting/',
    schema: {
      tags: ['stock'],
      summary: 'What counts are planned by: classes of products, and the accuracy of the books by month',
      params: companyParams,
      response: { 200: answer, ...failures },
    },
    handler: async (request) =>
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
  });
}
