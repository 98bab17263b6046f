import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams, documentId } from '#model/api/params.ts';

const percent = z.int().describe('Hundredths of a per cent.');

const priceChanges = z.object({
  compared: z.int().describe('Order lines of a product that had been ordered here before.'),
  raised: z.int(),
  lowered: z.int(),
  median: percent.nullable().describe('Of the changes, in hundredths of a per cent; null without any.'),
});

const period = z.object({
  orders: z.int().describe('Placed in the period, and not cancelled.'),
  due: z.int().describe('Order lines that were to come in the period.'),
  onTime: z.int().describe('Of those: complete on the day that was promised first, or before.'),
  daysLate: z.int().nullable().describe('Of the late ones, in the median; null without any.'),
  arrived: z.int().describe('Of those that were to come: lines of which something came, or nothing will.'),
  inFull: z.int().describe('Of the arrived: complete on the first day that anything came.'),
  received: z.int().describe('Order lines on the receipts of the period.'),
  rejected: z.int().describe('Of those: lines of which something was rejected.'),
  spend: z
    .int()
    .optional()
    .describe('Minor units of the company’s currency; left out for who may not see costs.'),
  prices: priceChanges.optional().describe('Left out for who may not see costs.'),
});

const figures = z.object({
  today: z.string(),
  since: z.string().describe('The first day of the last 12 months.'),
  year: period.describe('The last 12 months.'),
  all: period.describe('All time.'),
});
export type SupplierPeriod = z.infer<typeof period>;
export type SupplierFiguresAnswer = z.infer<typeof figures>;

export const readSupplierFigures = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/purchasing/suppliers/:supplier/figures/',
  tag: 'purchasing',
  summary: 'How a supplier delivers: on time, in full, rejects, price changes and spend',
  description:
    'Over all time and the last 12 months, of the orders in the warehouses that the reader sees; days are the company’s.',
  access: 'supplier.view',
  params: companyParams.extend({ supplier: documentId }),
  answer: figures,
  example: {
    params: { supplier: '019a1f2e-9044-7e54-8f64-708192a3b4c5' },
    answer: {
      today: '2026-05-04',
      since: '2025-05-05',
      year: {
        orders: 12,
        due: 40,
        onTime: 34,
        daysLate: 3,
        arrived: 39,
        inFull: 35,
        received: 44,
        rejected: 2,
        spend: 18_450_000,
        prices: { compared: 31, raised: 4, lowered: 1, median: 250 },
      },
      all: {
        orders: 58,
        due: 201,
        onTime: 176,
        daysLate: 4,
        arrived: 200,
        inFull: 181,
        received: 223,
        rejected: 9,
        spend: 81_200_000,
        prices: { compared: 170, raised: 19, lowered: 6, median: 300 },
      },
    },
  },
});
