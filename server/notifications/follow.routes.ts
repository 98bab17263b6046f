import { z } from 'zod';
import {
  asMember,
  documentParams,
  failures,
  visibleById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { setFollowing, wishesOf } from '../inbox/follow-store.ts';

const tags = ['notifications'];
const url = '/core/companies/:company/documents/:kind/:document/follow/';
const following = z.object({ following: z.boolean().nullable() }).meta({ examples: [{ following: true }] });

/** [NS14] Whether the person follows a document: yes, no, or null where they have said neither. */
export function addFollowRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'Whether the person follows a document; null: as usual',
      params: documentParams,
      response: { 200: following, ...failures },
    },
    handler: async (request) => {
      const { kind, document } = request.params;
      return asMember(deps, request, request.params.company, async (trx, access) => {
        visibleKind(deps, access, kind);
        const { company } = access;
        return {
          following:
            (await wishesOf(trx, company, [{ kind, document }]))
              .get(`${kind}/${document}`)
              ?.get(access.user) ?? null,
        };
      });
    },
  });
  addWish(app, deps);
}

function addWish(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'PUT',
    url,
    schema: {
      tags,
      summary: 'Follow a document, or be told of it no more',
      params: documentParams,
      body: z.strictObject({ following: z.boolean() }).meta({ examples: [{ following: true }] }),
      response: { 200: following, ...failures },
    },
    handler: async (request) => {
      const { kind, document } = request.params;
      return asMember(deps, request, request.params.company, async (trx, access) => {
        const layout = visibleKind(deps, access, kind);
        const seen = await visibleById(trx, deps, access, layout, document);
        if (seen.length === 0) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
        const { company, user } = access;
        await setFollowing(trx, { company, kind, document }, user, request.body.following, deps.now());
        return request.body;
      });
    },
  });
}
