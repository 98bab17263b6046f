import {
  asMember,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { visibleDocuments } from '#server/platform/model/visible-documents.ts';
import { linksOfDocument } from './link-store.ts';
import { listLinks } from '#model/areas/integrations/connection/link.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** What a document is in other systems, for who sees the document. */
export function addLinkRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listLinks, async (request) => {
    const { company, document } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const known = await linksOfDocument(trx, company, document);
      const links = known.filter(await visibleDocuments(trx, visibilityOf(deps, access), known));
      const leads = access.grants.may('connection.view');
      return {
        links: links.map(({ connection, connector, name, url: at }) => ({
          connection: leads ? connection : null,
          connector,
          name,
          url: leads ? at : '',
        })),
      };
    });
  });
}
