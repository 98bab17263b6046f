import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';
import { landedCostForm, landedLine } from './landed-cost.facts.ts';

/** Why it cannot be booked as it is. */
const problem = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

const preview = z.object({
  lines: z
    .array(landedLine)
    .readonly()
    .describe('Of the receipts that are posted; none where it cannot be booked.'),
  problem: problem.nullable(),
});
export type LandedPreview = z.infer<typeof preview>;

export const previewLandedCost = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/purchasing/landed-costs/preview/',
  tag: 'purchasing',
  summary:
    'What would be booked of charges on goods receipts now: what goes to stock value, and what to cost of goods',
  description: 'Nothing is written. Amounts are minor units of the company’s currency.',
  access: 'landedCost.view',
  params: companyParams,
  body: landedCostForm,
  answer: preview,
  fails: [400, 403],
  example: {
    body: {
      on: '2026-05-04',
      charges: [
        {
          type: 'freight',
          supplier: null,
          reference: 'F-1042',
          currency: 'EUR',
          rate: 11_345_000,
          amount: 1_000,
          basis: 'weight',
        },
      ],
      receipts: [{ receipt: '019a1f2e-9044-7e54-8f64-708192a3b4c5', lines: null }],
      notes: '',
    },
    answer: {
      lines: [
        {
          receipt: '019a1f2e-9044-7e54-8f64-708192a3b4c5',
          line: '019a1f2e-9044-7e54-8f64-708192a3b4c6',
          product: '019a1f2e-9044-7e54-8f64-708192a3b4c7',
          quantity: 6_000,
          amounts: [11_345],
          value: 9_000,
          expensed: 2_345,
        },
      ],
      problem: null,
    },
  },
});
