import { bytes } from '#model/api/answers.ts';
import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import {
  lineTakes,
  lineStages,
  importLinePage,
  lineCorrection,
  importLine,
  lineCorrections,
  likeCorrection,
  columnNote,
} from '#model/areas/integrations/data-import/import-line.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { isStorable } from '#model/values/storable.ts';
import { importCounts } from '#model/areas/integrations/data-import/data-import.facts.ts';

export const importParams = companyParams.extend({ id: documentId });

const MOST = 500;

export const listImportLines = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/imports/:id/lines/',
  tag: 'imports',
  summary: 'Lines of an import in the order of the file, with what becomes of them',
  access: 'dataImport.create',
  params: importParams,
  query: z.object({
    after: z.coerce.number().int().min(0).optional(),
    offset: z.coerce.number().int().min(0).max(100_000).optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(100),
    only: z
      .enum([...lineTakes, 'kept'])
      .optional()
      .describe('By their verdict; kept: could not be undone.'),
    stage: z.enum(lineStages).optional(),
  }),
  answer: importLinePage,
  example: {
    answer: {
      lines: [
        {
          line: 6,
          cells: ['1005', 'Hex bolt M8', 'st', 'på begäran'],
          corrections: {},
          verdict: {
            takes: 'rejected',
            refusal: { code: 'cellNotNumber', params: { cell: 'på begäran' }, field: 'price', column: 3 },
            changes: [],
            about: '1005',
            document: null,
          },
          stage: 'open',
          kept: null,
        },
      ],
      next: null,
      total: 1,
    },
  },
});

const lineBody = importParams.extend({ line: z.coerce.number().int().min(1).max(2_147_483_647) });

export const correctImportLine = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/imports/:id/lines/:line/',
  tag: 'imports',
  summary: 'Put cells of a line right; answers what becomes of it now',
  access: 'dataImport.create',
  params: lineBody,
  body: lineCorrection.refine(isStorable),
  answer: z.object({ line: importLine, counts: importCounts }),
  fails: [409],
  example: {
    params: { line: '2' },
    body: { cells: { '3': '12,50' } },
    answer: {
      line: {
        line: 6,
        cells: ['1005', 'Hex bolt M8', 'st', 'på begäran'],
        corrections: { '3': '12,50' },
        verdict: {
          takes: 'create',
          refusal: null,
          changes: [{ field: 'price', before: '', after: '12.5' }],
          about: '1005',
          document: null,
        },
        stage: 'open',
        kept: null,
      },
      counts: { create: 40, update: 2, same: 1, rejected: 1, taken: 0, undone: 0 },
    },
  },
});

const judgedLines = z.object({ lines: z.array(importLine), counts: importCounts });

export const correctImportLines = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/imports/:id/lines/',
  tag: 'imports',
  summary: 'Put cells of several lines right; answers what becomes of them now',
  access: 'dataImport.create',
  params: importParams,
  body: lineCorrections.refine(isStorable),
  answer: judgedLines,
  fails: [409],
  example: {
    body: { lines: [{ line: 6, cells: { '3': '12,50' } }] },
    answer: {
      lines: [
        {
          line: 6,
          cells: ['1005', 'Hex bolt M8', 'st', 'på begäran'],
          corrections: { '3': '12,50' },
          verdict: {
            takes: 'create',
            refusal: null,
            changes: [{ field: 'price', before: '', after: '12.5' }],
            about: '1005',
            document: null,
          },
          stage: 'open',
          kept: null,
        },
      ],
      counts: { create: 40, update: 2, same: 1, rejected: 1, taken: 0, undone: 0 },
    },
  },
});

export const correctAlike = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/imports/:id/corrections/',
  tag: 'imports',
  summary:
    'Put right every line whose cell in a column says one thing, or about whose cell one thing is told',
  access: 'dataImport.create',
  params: importParams,
  body: likeCorrection.refine(isStorable),
  answer: z.object({ changed: z.int(), counts: importCounts }),
  fails: [409],
  example: {
    body: { column: 2, is: 'styk', becomes: 'st' },
    answer: { changed: 12, counts: { create: 40, update: 2, same: 1, rejected: 1, taken: 0, undone: 0 } },
  },
});

export const readColumnNotes = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/imports/:id/told/',
  tag: 'imports',
  summary:
    'What is told of the cells of each column: why lines are rejected, and what is left out or rounded',
  access: 'dataImport.create',
  params: importParams,
  answer: z.object({ told: z.array(columnNote) }),
  example: {
    answer: {
      told: [
        {
          column: 7,
          field: 'barcode',
          how: 'leftOut',
          code: 'cellShortened',
          params: { cell: '4,26E+12' },
          lines: 12,
          first: 2,
        },
      ],
    },
  },
});

const rejected = <F extends string>(format: F, example: string) =>
  defineEndpoint({
    method: 'GET',
    path: `/core/companies/:company/imports/:id/rejected/${format}/`,
    tag: 'imports',
    summary: 'Rejected lines with why, under the heads of the file; or those that could not be undone',
    access: 'dataImport.create',
    params: importParams,
    query: z.object({ of: z.enum(['rejected', 'kept']).default('rejected') }),
    answer: bytes,
    example: { answer: example },
  });

/** A file of the lines that were rejected, by its format. */
export const rejectedLines = {
  csv: rejected('csv', 'Artikelnr,Pris,Line,Reason\n1005,på begäran,6,…\n'),
  xlsx: rejected('xlsx', 'a workbook'),
};
