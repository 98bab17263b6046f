import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { namesOf } from '../platform/model/document-queries.ts';
import { listAuthors } from '#model/areas/setup/member/people.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** [AP18] The names of who did something, as histories tell them to whoever sees what was done. */
export function addAuthorsRoute(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listAuthors, async (request) =>
    asMember(deps, request, request.params.company, async (trx, { company }) => {
      const names = await namesOf(trx, company, request.query.ids);
      return { authors: [...names].map(([one, name]) => ({ id: one, name })) };
    }),
  );
}
