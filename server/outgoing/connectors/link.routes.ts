import { z } from 'zod';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { visibleDocuments } from '#server/platform/model/visible-documents.ts';
import { linksOfDocument } from './link-store.ts';
import { connectionExamples as examples } from './route-examples.ts';

const link = z.object({
  connection: z
    .string()
    .nullable()
    .describe('The id of the connection; null if you may not see connections.'),
  connector: z.string().describe('The kind of system, such as `shopify`.'),
  name: z.string().describe('Its name in the other system.'),
  url: z
    .string()
    .describe('Its address in the other system; empty if it has none or if you may not see connections.'),
});

/** What a document is in other systems, for who sees the document. */
export function addLinkRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/links/:document/',
    schema: {
      tags: ['connections'],
      summary: 'Counterparts of a document in other systems',
      params: companyParams.extend({ document: documentId }),
      response: {
        200: z.object({ links: z.array(link) }).meta({ examples: [examples.links] }),
        ...failures,
      },
    },
    handler: async (request) => {
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
    },
  });
}
