import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { draftsOf, putDraft, removeDraft } from './draft-store.ts';
import {
  putDraft as putDraftEndpoint,
  removeDraft as removeDraftEndpoint,
  listDrafts,
} from '#model/drafts/draft.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Maximum body size in bytes: an order with a thousand lines, and more. */
const LARGEST = 512 * 1024;

/** A person's unsaved drafts: private, per company. */
export function addDraftRoutes(app: Api, deps: CompanyRouteDeps): void {
  addList(app, deps);
  serve(
    app,
    putDraftEndpoint,
    async (request) => {
      const { company, form } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        await putDraft(trx, company, user, { form, ...request.body }, deps.now());
        return { form };
      });
    },
    { bodyLimit: LARGEST },
  );
  serve(app, removeDraftEndpoint, async (request) => {
    const { company, form } = request.params;
    return asMember(deps, request, company, async (trx, { user }) => {
      await removeDraft(trx, company, user, form);
      return { form };
    });
  });
}

function addList(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listDrafts, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, { user }) => ({
      drafts: await draftsOf(trx, company, user),
    }));
  });
}
