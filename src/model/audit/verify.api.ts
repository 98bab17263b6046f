import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import type { NightCheck } from '#model/audit/log-verdict.ts';
import { lines, trusted } from '#model/api/answers.ts';

const subject = z.object({ kind: z.string(), document: z.string(), name: z.string().nullable() });

const verdict = {
  checked: z.int().describe('Facts that are what was written, from the first on.'),
  hash: z.string().describe('Of the last of them.'),
  broken: z
    .object({
      what: z.enum(['changed', 'removed', 'inserted', 'head']),
      seq: z.int(),
      about: subject.nullable(),
      type: z.string().nullable(),
      by: z.string().nullable(),
      byName: z.string(),
      at: z.string().nullable(),
    })
    .nullable(),
};

const check = z.object({
  ...verdict,
  at: z.string(),
  differences: z.array(z.object({ table: z.string(), about: subject })).readonly(),
  books: z
    .array(
      z.object({ problem: z.string(), about: subject, params: z.record(z.string(), z.number()).readonly() }),
    )
    .readonly()
    .describe('Where books contradict each other.'),
});

export const readLogCheck = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/audit/check/',
  tag: 'audit',
  summary: 'What the last night found in the log; null before the first',
  access: 'audit.view',
  params: companyParams,
  answer: z.object({ check: trusted<NightCheck>(check).nullable() }),
  example: {
    answer: {
      check: {
        at: '2026-05-04T02:00:00.000Z',
        checked: 412,
        hash: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        broken: null,
        differences: [],
        books: [],
      },
    },
  },
});

export const verifyLog = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/audit/verify/',
  tag: 'audit',
  summary:
    'Walks the log and compares the books, as lines: `{ checked, of }` …, `{ verdict }`; ends when nobody reads on',
  access: 'audit.view',
  reads: true,
  params: companyParams,
  answer: lines,
  fails: [429],
  example: { answer: '{"checked":0,"of":412}\n{"verdict":{"checked":412,"hash":"…","broken":null}}\n' },
});
