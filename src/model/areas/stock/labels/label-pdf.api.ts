import { z } from 'zod';
import { bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';
import { labelSchema } from './label-schema.ts';

/** Sheets, and labels on one. */
const [MOST_SHEETS, MOST_ON_ONE] = [1000, 400];
/** Labels in all. */
export const MOST_LABELS = 5000;

const side = z.number().min(5).max(1000).describe('Millimetres.');
const offset = z.number().min(0).max(1000).describe('Millimetres from the upper left corner of the sheet.');

const placed = z.strictObject({ x: offset, y: offset, label: labelSchema });

/** Labels on the sheets, or the pieces of a roll, that they are printed on. */
const labelSheets = z.strictObject({
  paper: z.strictObject({ width: side, height: side }),
  sheets: z
    .array(z.array(placed).max(MOST_ON_ONE))
    .min(1)
    .max(MOST_SHEETS)
    .describe(`At most ${MOST_LABELS} labels in all.`),
});

export const makeLabelPdf = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/labels/pdf/',
  tag: 'documents',
  summary: 'Labels as a PDF at full size: a page for each sheet',
  access: 'member',
  reads: true,
  params: companyParams,
  body: labelSheets,
  answer: bytes,
  fails: [503],
  example: {
    body: {
      paper: { width: 50, height: 25 },
      sheets: [[{ x: 0, y: 0, label: { size: { width: 50, height: 25 }, parts: [] } }]],
    },
    answer: '%PDF-1.3 …',
  },
});
