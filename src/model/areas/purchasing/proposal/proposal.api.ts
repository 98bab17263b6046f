import { z } from 'zod';
import { companyParams, documentId } from '#model/api/params.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import * as v from '#model/values/schemas.ts';
import { patterns } from '../forecast/demand-pattern.ts';
import { methodNames } from '../forecast/forecast.ts';
import { LONGEST_LOOK, LOOK_AHEAD } from './look-ahead.ts';

const quantity = z.int().describe('Thousandths of the stock unit.');

const share = z.int().describe('Hundredths of a per cent of what was demanded in the last 12 weeks.');

const source = z.discriminatedUnion('from', [
  z.object({ from: z.literal('transfer'), warehouse: z.string(), quantity, spare: quantity }),
  z.object({ from: z.literal('build'), quantity, lacking: z.array(z.string()).readonly() }),
  z.object({
    from: z.literal('supplier'),
    supplier: z.string(),
    quantity,
    leadDays: z.int(),
    comesOn: z.string(),
    isInTime: z.boolean(),
    minimum: quantity,
    multiple: quantity,
    orderedIn: v.orderedUnit.optional(),
    cost: z
      .int()
      .nullable()
      .optional()
      .describe('Minor units of the company’s currency; left out for who may not see costs.'),
  }),
]);

const proposalSchema = z.object({
  id: z.string(),
  product: z.string(),
  warehouse: z.string(),
  reason: z.enum(['promised', 'belowMinimum', 'forecast', 'asked']),
  level: quantity,
  projected: quantity,
  shortOn: z.string().nullable(),
  need: quantity,
  onDrafts: quantity,
  sources: z.array(source).readonly().describe('The best one first.'),
  orderBy: z.string().nullable(),
  late: z.array(z.object({ kind: z.string(), document: z.string(), on: z.string(), quantity })).readonly(),
  days: z.array(z.object({ on: z.string(), into: quantity, out: quantity, left: quantity })).readonly(),
  forecast: z
    .object({
      pattern: z.enum(patterns),
      method: z.enum(methodNames),
      isSeasonal: z.boolean(),
      isUsed: z.boolean().describe('Whether it counts: it was off less than last week’s demand again.'),
      week: quantity,
      wape: share,
      bias: share,
      naiveWape: share,
    })
    .optional(),
  putOff: z.string().optional().describe('To a day, or `never`.'),
});

const underWay = z.object({
  run: z.string().describe('Ask again with it.'),
  done: z.int().describe('Products looked at, of `of`.'),
  of: z.int(),
});

const finished = z.object({
  seq: z.int().describe('The company’s last event that was known.'),
  today: z.string(),
  count: z.int().describe('Of all proposals; at most 5,000 are listed.'),
  proposals: z.array(proposalSchema).readonly(),
});

/** The most proposals that are listed. */
export const MOST_PROPOSALS = 5_000;

export const readProposals = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/purchasing/proposals/',
  tag: 'purchasing',
  summary: 'What is to be ordered, from where and by when, over all products and warehouses',
  description:
    'Worked out in the background: until it is done, the answer says how far it is; ask again with `run`, which waits a moment.',
  access: 'purchaseOrder.create',
  params: companyParams,
  query: z.strictObject({
    ahead: z.coerce
      .number()
      .int()
      .min(0)
      .max(LONGEST_LOOK)
      .default(LOOK_AHEAD)
      .describe('Days beyond the lead time of which demand counts.'),
    product: documentId
      .optional()
      .describe('Asked for, with its warehouse and quantity: proposed in any case.'),
    warehouse: documentId.optional(),
    quantity: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    run: z.string().max(64).optional(),
  }),
  answer: z.union([finished, underWay]),
  fails: [429],
  example: {
    query: { ahead: 14 },
    answer: {
      seq: 512,
      today: '2026-05-04',
      count: 1,
      proposals: [
        {
          id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708:019a1f2e-7e22-7c32-8d42-5e62f708192a',
          product: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          warehouse: '019a1f2e-7e22-7c32-8d42-5e62f708192a',
          reason: 'belowMinimum',
          level: 10000,
          projected: 7000,
          shortOn: '2026-05-08',
          need: 33000,
          onDrafts: 0,
          sources: [
            {
              from: 'supplier',
              supplier: '019a1f2e-9044-7e54-8f64-708192a3b4c5',
              quantity: 40000,
              leadDays: 7,
              comesOn: '2026-05-11',
              isInTime: false,
              minimum: 0,
              multiple: 10000,
              cost: 320000,
            },
          ],
          orderBy: '2026-05-01',
          late: [],
          days: [
            { on: '2026-05-04', into: 0, out: 0, left: 10000 },
            { on: '2026-05-08', into: 0, out: 3000, left: 7000 },
          ],
        },
      ],
    },
  },
});
