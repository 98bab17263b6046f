import { kindParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { isStorable } from '#model/values/storable.ts';
import * as v from '#model/values/schemas.ts';
import { languages } from '#model/values/languages.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { lines, trusted } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const name = z.string().regex(/^[A-Za-z]{1,40}$/);

const text = (length: number) => z.string().max(length).refine(isStorable);

/** Which rows are meant, whatever is asked about them. */
const meant = {
  filters: z
    .record(name, text(4000))
    .default({})
    .describe('Values by filter, as a list has them in its address: `a,b`, `1`, `2026-01-01..`, `100..200`.'),
  today: v.day.describe('The day of the reader: what is late is late as of it.'),
  beyond: v.moment
    .optional()
    .describe('Only what is not open and has not changed since: what a device does not start with.'),
  except: z.array(documentId).max(1000).default([]).describe('Not these.'),
};

/** Which rows are meant, and in which order. */
const ordered = {
  ...meant,
  search: text(200).default('').describe('Words that all stand in its texts or in those of what it names.'),
  state: z
    .string()
    .regex(/^[A-Za-z.]{1,80}$/)
    .optional()
    .describe('Only what stands under this tab; `counts` are of all tabs.'),
  sort: z.strictObject({ column: name, direction: z.enum(['ascending', 'descending']) }),
  language: z.enum(languages).default('en').describe('Whose rules sort names.'),
};

export const exportList = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/lists/:kind/export/',
  tag: 'lists',
  summary: 'All rows of a list in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`',
  access: 'kind',
  reads: true,
  params: kindParams,
  body: z.strictObject(ordered),
  answer: lines,
  fails: [429],
  example: {
    body: { sort: { column: 'number', direction: 'ascending' }, today: '2026-05-04' },
    answer: '{"head":512}\n{"rows":[{"number":"SO-2026-00042","currency":"SEK"}]}\n{"end":1}\n',
  },
});

const daysQuestion = z.strictObject({
  ...meant,
  by: z.string().max(40).describe('The filter over days, or over choices, whose field divides the rows.'),
});

const days = z.array(
  z.object({ day: z.string(), count: z.int(), sums: z.record(z.string(), z.int()).describe('By field.') }),
);

export const countListDays = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/lists/:kind/days/',
  tag: 'lists',
  summary: 'Counts and sums of a list by day, or by choice; those without any are left out',
  access: 'kind',
  reads: true,
  params: kindParams,
  body: daysQuestion,
  answer: z.object({ days }),
  example: {
    body: { by: 'confirmed', filters: { confirmed: '2026-01-01..2026-03-31' }, today: '2026-05-04' },
    answer: { days: [{ day: '2026-02-03', count: 4, sums: { total: 1284500 } }] },
  },
});

const MOST_IDS = 10_000;

export const MOST_ROWS = 1000;

export const question = z.strictObject({
  ...ordered,
  after: z.string().max(30_000).optional().describe('`next` of the page before.'),
  limit: z.int().min(1).max(MOST_IDS).default(200),
  part: z
    .enum(['rows', 'ids'])
    .default('rows')
    .describe(`Rows, at most ${MOST_ROWS}, or ids alone, at most ${MOST_IDS}.`),
});

const answer = z.object({
  rows: z.array(trusted<DocumentRow>(z.looseObject({ id: z.string() }))),
  ids: z.array(z.string()),
  next: z.string().nullable(),
  counts: z.record(z.string(), z.int()).optional().describe('Rows by tab; with the first page of rows.'),
  sums: z.record(z.string(), z.int()).optional().describe('Sums of the rows asked for; with the first page.'),
  head: z.int().describe('The last event that it speaks of.'),
});

export const readList = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/lists/:kind/',
  tag: 'lists',
  summary: 'A page of a list, with its counts and sums',
  access: 'kind',
  reads: true,
  params: kindParams,
  body: question,
  answer,
  example: {
    body: {
      state: 'commercial.closed',
      filters: { ordered: '2026-01-01..2026-03-31', total: '100000..' },
      sort: { column: 'total', direction: 'descending' },
      today: '2026-05-04',
      limit: 50,
    },
    answer: {
      rows: [{ id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708', number: 'SO-2026-00042', currency: 'SEK' }],
      ids: [],
      next: null,
      counts: { 'commercial.closed': 1 },
      sums: { total: 1284500 },
      head: 512,
    },
  },
});
