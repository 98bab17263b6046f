import { z } from 'zod';
import { moment } from '#model/values/schemas.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  visibleById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { callsOf, errorsOf, usesOf } from './call-store.ts';

const tags = ['api clients'];
const use = z.object({
  client: z.string(),
  calls: z.int().describe('In the last 30 days.'),
  failed: z.int().describe('Of them, those answered with an error.'),
  lastAt: moment,
});
const call = z.object({
  at: moment,
  method: z.string(),
  route: z.string(),
  status: z.int(),
  ms: z.int().describe('Milliseconds until it was answered.'),
  code: z.string().nullable().describe('Of the error; null where there was none.'),
  request: z.string().describe('The x-request-id of the answer.'),
});
const error = z.object({ code: z.string(), status: z.int(), count: z.int(), lastAt: moment });

/** What API clients did, for who may see them. [APC9] */
export function addApiClientRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/api-clients/',
    schema: {
      tags,
      summary: 'How much each API client was used, and when last',
      params: companyParams,
      response: { 200: z.object({ uses: z.array(use) }), ...failures },
    },
    handler: async (request) => {
      const { company } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        visibleKind(deps, access, 'apiClient');
        return { uses: [...(await usesOf(trx, company, deps.now()))] };
      });
    },
  });
  app.route({
    method: 'GET',
    url: '/core/companies/:company/api-clients/:client/calls/',
    schema: {
      tags,
      summary: 'The last 100 calls of an API client, newest first, and its errors of 30 days by code',
      params: companyParams.extend({ client: documentId }),
      response: { 200: z.object({ calls: z.array(call), errors: z.array(error) }), ...failures },
    },
    handler: async (request) => {
      const { company, client } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        const layout = visibleKind(deps, access, 'apiClient');
        const [row] = await visibleById(trx, deps, access, layout, client);
        if (!row) throw new HttpError(404, { code: 'unknownDocument' });
        const calls = [...(await callsOf(trx, company, client))];
        return { calls, errors: [...(await errorsOf(trx, company, client, deps.now()))] };
      });
    },
  });
}
