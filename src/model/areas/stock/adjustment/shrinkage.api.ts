import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const line = z.object({
  month: z.string().describe('YYYY-MM in the company time zone.'),
  counted: z.boolean().describe('A count found it missing; otherwise it was adjusted.'),
  reason: z.string().nullable(),
  scrap: z.boolean().describe('It was thrown away.'),
  product: z.string(),
  location: z.string(),
  quantity: z.int().describe('Thousandths of the stock unit.'),
  value: z
    .int()
    .nullable()
    .describe('Minor units of the company currency; null for those who may not see costs.'),
});

export const readShrinkage = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/stock/shrinkage/',
  tag: 'stock',
  summary: 'What adjustments and counts took out of stock, by month, reason, product and place',
  access: 'adjustment.view',
  params: companyParams,
  query: z.object({ from: v.day, to: v.day }),
  answer: z.object({ lines: z.array(line) }),
  example: {
    query: { from: '2026-01-01', to: '2026-12-31' },
    answer: {
      lines: [
        {
          month: '2026-05',
          counted: false,
          reason: 'damaged',
          scrap: true,
          product: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          location: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          quantity: 2000,
          value: 1600,
        },
      ],
    },
  },
});
