import { z } from 'zod';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  sightOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { seenDocuments } from '#server/platform/model/seen-documents.ts';
import { linksOfDocument } from './link-store.ts';
import { connectionExamples as examples } from './route-examples.ts';

/** What a document is in other systems, for who sees the document. */
export function addLinkRoutes(app: Api, deps: CompanyRouteDeps): void {
  const link = z.object({
    connection: z.string().nullable().describe('Null for who may not see connections.'),
    connector: z.string().describe('What the other system is: `shopify`.'),
    name: z.string().describe('What it is called there.'),
    url: z
      .string()
      .describe('Where it is seen there; empty if nowhere, and for who may not see connections.'),
  });
  app.route({
    method: 'GET',
    url: '/core/companies/:company/links/:document/',
    schema: {
      tags: ['connections'],
      summary: 'What a document is in other systems',
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
        const links = known.filter(await seenDocuments(trx, sightOf(deps, access), known));
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
