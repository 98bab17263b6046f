import { z } from 'zod';
import {
  asMember,
  companyParams,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { namesOf } from './document-queries.ts';

const MOST = 100;
const ids = z
  .string()
  .max(100 * MOST)
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().regex(/^[A-Za-z0-9-]{1,64}$/))
      .min(1)
      .max(MOST),
  )
  .describe(`Up to ${MOST} accounts or agents, with commas between them.`);

/** [AP18] The names of who did something, as histories tell them to whoever sees what was done. */
export function addAuthorsRoute(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/authors/',
    schema: {
      tags: ['documents'],
      summary: 'Names of people and agents of the company, of before too, by their ids',
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
