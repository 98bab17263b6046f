import {
  asMember,
  visibleById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { setFollowing, wishesOf } from '../inbox/follow-store.ts';
import { readFollowing, setFollowing as setFollowingEndpoint } from '#model/notifications/follow.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** [NS14] Whether the person follows a document: yes, no, or null where they have said neither. */
export function addFollowRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readFollowing, async (request) => {
    const { kind, document } = request.params;
    return asMember(deps, request, request.params.company, async (trx, access) => {
      visibleKind(deps, access, kind);
      const { company } = access;
      return {
        following:
          (await wishesOf(trx, company, [{ kind, document }])).get(`${kind}/${document}`)?.get(access.user) ??
          null,
      };
    });
  });
  addWish(app, deps);
}

function addWish(app: Api, deps: CompanyRouteDeps): void {
  serve(app, setFollowingEndpoint, async (request) => {
    const { kind, document } = request.params;
    return asMember(deps, request, request.params.company, async (trx, access) => {
      const layout = visibleKind(deps, access, kind);
      const seen = await visibleById(trx, deps, access, layout, document);
      if (seen.length === 0) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      const { company, user } = access;
      await setFollowing(trx, { company, kind, document }, user, request.body.following, deps.now());
      return request.body;
    });
  });
}
