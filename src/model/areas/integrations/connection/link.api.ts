import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';

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

export const listLinks = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/links/:document/',
  tag: 'connections',
  summary: 'Counterparts of a document in other systems',
  access: 'member',
  params: companyParams.extend({ document: documentId }),
  answer: z.object({ links: z.array(link) }).meta({
    examples: [
      {
        links: [
          {
            connection: '019a0000-0000-7000-8000-000000000001',
            connector: 'shopify',
            name: '#1001',
            url: '',
          },
        ],
      },
    ],
  }),
});
