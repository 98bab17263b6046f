import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';

const answer = z.object({
  series: z.array(
    z.object({
      name: z
        .string()
        .describe('The counter: the series, and the year if it begins anew with it. SO-2026, SO.'),
      drawn: z.int().describe('How many numbers were drawn.'),
      last: z.int().describe('The highest of them.'),
      next: z.int().describe('The number that is drawn next.'),
      missing: z.int().nullable().describe('The first number that was left out; null: none.'),
      twice: z.int().nullable().describe('The first number that was drawn twice; null: none.'),
      skipped: z
        .array(
          z.object({
            from: z.int(),
            to: z.int().describe('The last of them.'),
            at: z.string().describe('UTC ISO.'),
            by: z.string().describe('The name of who decided it.'),
          }),
        )
        .describe('Numbers left out on purpose: they are not missing.'),
    }),
  ),
});

export const readNumberSeries = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/number-series/',
  tag: 'documents',
  summary: 'Number series, and whether each number was drawn once',
  access: 'company.manage',
  params: companyParams,
  answer,
  example: {
    answer: {
      series: [
        { name: 'SO-2026', drawn: 412, last: 412, next: 413, missing: null, twice: null, skipped: [] },
      ],
    },
  },
});
