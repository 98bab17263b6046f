import {
  asMember,
  visibleById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { callsOf, errorsOf, usesOf } from './call-store.ts';
import { listClientUses, listClientCalls } from '#model/areas/integrations/api-client/api-client.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** What API clients did, for who may see them. [APC9] */
export function addApiClientRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listClientUses, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      visibleKind(deps, access, 'apiClient');
      return { uses: [...(await usesOf(trx, company, deps.now()))] };
    });
  });
  serve(app, listClientCalls, async (request) => {
    const { company, client } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const layout = visibleKind(deps, access, 'apiClient');
      const [row] = await visibleById(trx, deps, access, layout, client);
      if (!row) throw new HttpError(404, { code: 'unknownDocument' });
      const calls = [...(await callsOf(trx, company, client))];
      return { calls, errors: [...(await errorsOf(trx, company, client, deps.now()))] };
    });
  });
}
