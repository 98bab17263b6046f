import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { auditTypes, type AuditEntry } from '#model/audit/audit-answer.ts';
import { MOST_VALUES } from '#model/engine/ledger-answer.ts';
import { isStorable } from '#model/values/storable.ts';
import * as v from '#model/values/schemas.ts';
import { actorTypes } from '#model/engine/actor.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { lines, trusted } from '#model/api/answers.ts';

const some = z.array(documentId).max(MOST_VALUES).default([]);

const auditAsked = {
  types: z.array(z.enum(auditTypes)).max(auditTypes.length).default([]),
  people: some.describe('Accounts, or `system`.'),
  kinds: some.describe('Of the documents that were worked on.'),
  documents: some,
  number: z
    .string()
    .trim()
    .max(60)
    .refine(isStorable)
    .default('')
    .describe('Number, code or SKU of a document.'),
  command: z.uuid().nullable().default(null),
  from: v.day.nullable().default(null).describe('The first day, in the company’s time zone.'),
  to: v.day.nullable().default(null).describe('The last one.'),
};

const cursorShape = /^\d{1,16}\.[0-3]\.\d{1,15}$/;

const subject = z.object({ kind: z.string(), document: z.string(), name: z.string().nullable() });

const param = z.union([z.string(), z.number()]);

const entry = z.object({
  id: z.string(),
  at: z.string(),
  type: z.enum(auditTypes),
  by: z.string().nullable(),
  byType: z.enum(actorTypes).nullish().describe('What that is the id of, where that was said.'),
  byName: z.string(),
  byKind: z.string().nullish().describe('The kind of agent, of none for people and the system.'),
  isImport: z.boolean(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  what: z.string(),
  about: subject.nullable(),
  command: z.string().nullable(),
  facts: z
    .array(
      subject.extend({
        seq: z.int(),
        type: z.string(),
        reason: z.object({ action: z.string(), code: z.string() }).nullable(),
      }),
    )
    .readonly(),
  isConsequence: z.boolean(),
  changes: z
    .array(
      z.object({
        kind: z.string(),
        path: z.array(z.string()).readonly(),
        within: z.looseObject({}).nullable(),
        owner: z.looseObject({}),
        before: z.unknown(),
        after: z.unknown(),
      }),
    )
    .readonly(),
  moreChanges: z.int(),
  refusal: z.object({ code: z.string(), params: z.record(z.string(), param).optional() }).nullable(),
  filters: z.record(z.string(), z.string()).nullable(),
  calls: z
    .object({ count: z.int(), status: z.int(), code: z.string(), lastAt: z.string() })
    .nullable()
    .describe('Calls of an API client that were alike, within an hour.'),
});

export const readAudit = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/audit/',
  tag: 'audit',
  summary: 'What happened in the company, newest first',
  access: 'audit.view',
  reads: true,
  params: companyParams,
  body: z.strictObject({
    ...auditAsked,
    after: z.string().regex(cursorShape).optional().describe('`next` of the page before.'),
    limit: z.int().min(1).max(200).default(100),
  }),
  answer: z.object({ entries: z.array(trusted<AuditEntry>(entry)).readonly(), next: z.string().nullable() }),
  example: {
    body: { types: ['change'], kinds: ['product'], from: '2026-05-01', to: '2026-05-04', limit: 100 },
    answer: {
      entries: [
        {
          id: 'f412',
          at: '2026-05-04T08:00:00.000Z',
          type: 'change',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          byName: 'Oskar Berg',
          isImport: false,
          device: { browser: 'Firefox', system: 'Windows' },
          address: '192.0.2.7',
          what: 'updated',
          about: { kind: 'product', document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708', name: 'BOLT-M8' },
          command: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          facts: [
            {
              kind: 'product',
              document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
              name: 'BOLT-M8',
              seq: 412,
              type: 'updated',
              reason: null,
            },
          ],
          isConsequence: false,
          changes: [
            {
              kind: 'product',
              path: ['price'],
              within: null,
              owner: { sku: 'BOLT-M8' },
              before: 10000,
              after: 12000,
            },
          ],
          moreChanges: 0,
          refusal: null,
          filters: null,
          calls: null,
        },
      ],
      next: null,
    },
  },
});

export const exportAudit = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/audit/export/',
  tag: 'audit',
  summary:
    'The same in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`, or as JSONL an entry a line. It is in the log itself.',
  access: 'audit.view',
  reads: true,
  params: companyParams,
  body: z.strictObject({ ...auditAsked, format: z.enum(['pieces', 'jsonl']).default('pieces') }),
  answer: lines,
  fails: [429],
  example: {
    body: { types: ['change'], from: '2026-05-01', to: '2026-05-04', format: 'jsonl' },
    answer: '{"id":"f412","at":"2026-05-04T08:00:00.000Z","type":"change"}\n',
  },
});
