import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';

const chance = z.object({
  customer: z.string(),
  won: z.int().describe('Quotes that became an order, as a whole or in parts.'),
  all: z.int().describe('Quotes that were sent.'),
});

export const readQuoteChances = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/quotes/chances/',
  tag: 'sales',
  summary: 'How many quotes to each customer were won, of all that were ever sent',
  access: 'salesOrder.view',
  params: companyParams,
  answer: z.object({ chances: z.array(chance) }),
  example: {
    answer: { chances: [{ customer: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708', won: 3, all: 5 }] },
  },
});
