import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const turnoverDay = z.object({
  day: z.string(),
  sold: z.int().describe('Thousandths to customers, less what came back.'),
  bought: z.int().describe('Thousandths from suppliers, less what went back.'),
});

export const readTurnover = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/stock/turnover/',
  tag: 'stock',
  summary: 'What of a product was sold and bought, by day',
  access: 'item.view',
  params: companyParams,
  query: z.object({ product: documentId, from: v.day, to: v.day }),
  answer: z.object({ days: z.array(turnoverDay) }),
  example: {
    query: { product: '019a0000-0000-7000-8000-000000000002', from: '2026-01-01', to: '2026-12-31' },
    answer: { days: [{ day: '2026-05-04', sold: 12000, bought: 0 }] },
  },
});

const worthLine = z.object({
  product: z.string(),
  warehouse: z.string().nullable().describe('Null: on its way between warehouses.'),
  quantity: z.int().describe('Thousandths of the stock unit.'),
  value: z
    .int()
    .nullable()
    .describe('Minor units of the company currency; null for those who may not see costs.'),
});

export const readStockValue = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/stock/value/',
  tag: 'stock',
  summary: 'Stock and its value at the end of a day, by product and warehouse',
  access: 'item.view',
  params: companyParams,
  query: z.object({ day: v.day, warehouse: documentId.optional() }),
  answer: z.object({ lines: z.array(worthLine) }),
  example: {
    query: { day: '2026-05-04' },
    answer: {
      lines: [
        {
          product: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          warehouse: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          quantity: 12000,
          value: 48000,
        },
      ],
    },
  },
});

/** As large as the index of a move is stored. */
const LARGEST_INDEX = 32_767;

const place = z
  .string()
  .regex(/^\d{1,15}\.\d{1,5}$/)
  .transform((text) => {
    const [seq = 0, index = 0] = text.split('.').map(Number);
    return { seq, index: Math.min(index, LARGEST_INDEX) };
  });

const move = z.object({
  seq: z.int(),
  index: z.int(),
  product: z.string(),
  lot: z.string().nullable(),
  quantity: z.int().describe('Thousandths of the stock unit.'),
  from: z.string(),
  to: z.string(),
  effectiveAt: z.string(),
  kind: z.string(),
  document: z.string(),
  line: z.string().nullable(),
  by: z.string(),
});

export const listMoves = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/stock/moves/',
  tag: 'stock',
  summary: 'Stock moves, newest first',
  access: 'item.view',
  params: companyParams,
  query: z.object({
    product: documentId.optional(),
    location: documentId.optional().describe('Either end of a move.'),
    document: documentId.optional(),
    lot: documentId.optional(),
    after: place.optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(500).default(50),
  }),
  answer: z.object({ moves: z.array(move), next: z.string().nullable() }),
  example: {
    answer: {
      moves: [
        {
          seq: 511,
          index: 0,
          product: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          lot: null,
          quantity: 25000,
          from: 'supplier',
          to: '019a1f2e-7e22-7c32-8d42-5e62f708192a',
          effectiveAt: '2026-05-04T08:00:00.000Z',
          kind: 'goodsReceipt',
          document: '019a1f2e-8f33-7d43-9e53-6f73081929ab',
          line: null,
          by: '019a1f2e-0000-7000-8000-0000000000aa',
        },
      ],
      next: null,
    },
  },
});
