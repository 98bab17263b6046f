import { kindParams, documentId, documentParams } from '#model/api/params.ts';
import { z } from 'zod';
import { isStorable } from '#model/values/storable.ts';
import * as v from '#model/values/schemas.ts';
import { commaList } from '#model/api/comma-list.ts';
import { trusted } from '#model/api/answers.ts';
import type { HistoryEntry } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { eventSchema } from '#model/documents/command.api.ts';

const MOST_IDS = 100;

const limit = z.coerce.number().int().min(1).max(500).default(50);

const listQuery = z.object({
  search: z
    .string()
    .max(200)
    .refine(isStorable)
    .optional()
    .describe('Words that all stand in its number, codes or names.'),
  state: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional()
    .describe('A state of any region of its chart.'),
  ended_before: v.moment
    .optional()
    .describe('Only what is not open and has not changed since: what a device does not start with.'),
  parties: commaList(z.uuid(), MOST_IDS)
    .optional()
    .describe(
      'Only documents of these customers or suppliers (commas between), besides those that the search finds.',
    ),
  ids: commaList(documentId, MOST_IDS)
    .optional()
    .describe('Only these (commas between); those that are not there are left out.'),
  after: z.coerce.number().int().min(0).optional().describe('`next` of the page before.'),
  limit,
});

/** Rows are the engine's own, and validated when they are written. */
const row = trusted<DocumentRow>(z.looseObject({ id: z.string() }));

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/',
  tag: 'documents',
  summary: 'Documents of a kind, those changed last first',
  access: 'kind',
  params: kindParams,
  query: listQuery,
  answer: z.object({ rows: z.array(row), next: z.string().nullable() }),
  example: {
    answer: {
      rows: [
        {
          id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          state: 'active',
          version: 2,
          sku: 'BOLT-M8',
          name: 'Hex bolt M8',
        },
      ],
      next: null,
    },
  },
});

export const readDocument = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/',
  tag: 'documents',
  summary: 'One document',
  access: 'kind',
  params: documentParams,
  answer: z.object({ row }),
  example: {
    answer: {
      row: {
        id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
        state: 'active',
        version: 2,
        sku: 'BOLT-M8',
        name: 'Hex bolt M8',
      },
    },
  },
});

const device = z
  .object({ browser: z.string().nullable(), system: z.string().nullable() })
  .nullable()
  .describe('What it was done with, where that is known.');

const toldEvent = eventSchema.extend({
  byName: z.string(),
  byKind: z.string().nullish(),
  device,
});

export const readHistory = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/history/',
  tag: 'documents',
  summary: 'What has happened to a document, oldest first, with who did it',
  access: 'kind',
  params: documentParams,
  query: z.object({ before: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({ events: z.array(trusted<HistoryEntry>(toldEvent)) }),
  example: {
    answer: {
      events: [
        {
          seq: 412,
          kind: 'product',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          type: 'activated',
          version: 2,
          at: '2026-05-04T08:00:00.000Z',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          data: {},
          byName: 'Oskar Berg',
          device: { browser: 'Firefox', system: 'Windows' },
        },
      ],
    },
  },
});
