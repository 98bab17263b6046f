import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { nothing } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const word = z.string().regex(/^[A-Za-z]{1,40}$/);

/** As many rows as the file of a device may have. */
const MOST_ROWS = 10_000_000;

export const noteBody = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('printed'), kind: word, document: documentId }),
  z.strictObject({
    what: z.literal('printedLabels'),
    labels: word,
    rows: z.int().min(1).max(MOST_ROWS),
  }),
  z.strictObject({ what: z.literal('exported'), list: word, rows: z.int().min(0).max(MOST_ROWS) }),
]);

export const addAuditNote = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/audit/notes/',
  tag: 'audit',
  summary: 'Notes that a paper or labels were printed, or a list exported, on the device',
  access: 'member',
  reads: true,
  params: companyParams,
  body: noteBody,
  answer: nothing,
  fails: [429],
  example: { body: { what: 'exported', list: 'product', rows: 412 }, answer: null },
});
