import { z } from 'zod';
import { commaList } from '#server/platform/http/comma-list.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { namesOf } from '../platform/model/document-queries.ts';

const MOST = 100;
const ids = commaList(documentId, MOST).describe(
  `Up to ${MOST} ids of users or agents, separated by commas.`,
);

/** [AP18] The names of who did something, as histories tell them to whoever sees what was done. */
export function addAuthorsRoute(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/authors/',
    schema: {
      tags: ['documents'],
      summary: 'Names of users and agents by id, including former members',
      params: companyParams,
      querystring: z.object({ ids }),
      response: {
        200: z.object({ authors: z.array(z.object({ id: z.string(), name: z.string() })) }),
        ...failures,
      },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, { company }) => {
        const names = await namesOf(trx, company, request.query.ids);
        return { authors: [...names].map(([one, name]) => ({ id: one, name })) };
      }),
  });
}
