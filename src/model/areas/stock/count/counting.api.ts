import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';

const answer = z.object({
  classes: z
    .object({ A: z.array(z.string()), B: z.array(z.string()) })
    .describe('Products by the value of what customers took in a year; all others are class C.'),
  emptied: z.array(z.string()).describe('Bins that a pick emptied before anybody had counted them.'),
  accuracy: z
    .array(
      z.object({
        month: z.string().describe('YYYY-MM in the company time zone.'),
        lines: z.int(),
        exact: z.int().describe('Lines that agreed with the books.'),
      }),
    )

    .nullable()
    .describe('Of posted counts; null for those who may not see what was expected.'),
});

export const readCounting = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/stock/counting/',
  tag: 'stock',
  summary: 'What counts are planned by: classes of products, and the accuracy of the books by month',
  access: 'count.view',
  params: companyParams,
  answer,
  example: {
    answer: {
      classes: { A: ['019a1f2e-5c00-7a10-8b20-3c40d5e6f708'], B: [] },
      emptied: [],
      accuracy: [{ month: '2026-05', lines: 40, exact: 39 }],
    },
  },
});
