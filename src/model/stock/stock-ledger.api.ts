import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { MOST_VALUES } from '#model/engine/ledger-answer.ts';
import { isStorable } from '#model/values/storable.ts';
import * as v from '#model/values/schemas.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { lines } from '#model/api/answers.ts';

const some = z.array(documentId).max(MOST_VALUES).default([]);

const asked = {
  products: some,
  warehouses: some.describe('At either end of a move.'),
  places: some.describe('Locations, or supplier, customer, opening, loss, scrap, transit; at either end.'),
  lots: some,
  documents: some,
  number: z.string().trim().max(60).refine(isStorable).default('').describe('Of a document.'),
  people: some.describe('Accounts of those who recorded the moves.'),
  from: v.day
    .nullable()
    .default(null)
    .describe('The first day on which goods moved, in the company’s time zone.'),
  to: v.day.nullable().default(null).describe('The last one.'),
  order: z.enum(['newest', 'oldest']).default('newest'),
};

const cursorShape = /^\d{1,15}\.\d{1,15}\.\d{1,5}$/;

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
  number: z.string().nullable().describe('Of the document.'),
  by: z.string(),
  value: z
    .int()
    .nullable()
    .describe(
      'What stock gained or lost in value, minor units; null where nothing did, or costs are hidden.',
    ),
});

export const readLedger = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/stock/ledger/',
  tag: 'stock',
  summary: 'All stock moves that fit, by when goods moved',
  access: 'item.view',
  reads: true,
  params: companyParams,
  body: z.strictObject({
    ...asked,
    after: z.string().regex(cursorShape).optional().describe('`next` of the page before.'),
    limit: z.int().min(1).max(500).default(100),
  }),
  answer: z.object({
    moves: z.array(move),
    next: z.string().nullable(),
    count: z.int().optional().describe('With the first page; 10,001 stands for more than 10,000.'),
  }),
  example: {
    body: { products: ['019a1f2e-5c00-7a10-8b20-3c40d5e6f708'], from: '2026-05-01', to: '2026-05-31' },
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
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          number: 'GR-2026-00311',
          value: 48000,
        },
      ],
      next: null,
      count: 1,
    },
  },
});

export const exportLedger = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/stock/ledger/export/',
  tag: 'stock',
  summary: 'The same in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`',
  access: 'item.view',
  reads: true,
  params: companyParams,
  body: z.strictObject(asked),
  answer: lines,
  fails: [429],
  example: {
    body: { people: ['019a1f2e-0000-7000-8000-0000000000aa'], order: 'oldest' },
    answer:
      '{"head":512}\n{"rows":[{"seq":511,"index":0,"product":"019a1f2e-5c00-7a10-8b20-3c40d5e6f708","lot":null,"quantity":25000,"from":"supplier","to":"019a1f2e-7e22-7c32-8d42-5e62f708192a","effectiveAt":"2026-05-04T08:00:00.000Z","kind":"goodsReceipt","document":"019a1f2e-8f33-7d43-9e53-6f73081929ab","by":"019a1f2e-0000-7000-8000-0000000000aa","number":"GR-2026-00311","value":48000}]}\n{"end":1}\n',
  },
});
