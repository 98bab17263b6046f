import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { importParams } from '#model/areas/integrations/data-import/import-line.api.ts';
import { importProgress } from '#model/areas/integrations/data-import/import-line.ts';
import { importMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';

const begun = z.object({ id: z.string() });

export const beginImport = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/imports/',
  tag: 'imports',
  summary: 'Begin an import: one file (CSV or XLSX, at most 20 MB) as a part of multipart/form-data',
  access: 'dataImport.create',
  params: companyParams,
  query: z.object({ target: z.string().max(40).optional() }),
  form: { target: 'What the file holds; absent: as its columns tell.' },
  answer: begun,
  fails: [400, 409, 413, 415],
  example: { answer: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819' } },
});

export const readImport = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/imports/:id/',
  tag: 'imports',
  summary: 'How far the work on an import is',
  access: 'dataImport.create',
  params: importParams,
  answer: z.object({ id: z.string(), state: z.string(), progress: importProgress.nullable() }),
  example: {
    answer: {
      id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
      state: 'checking',
      progress: { done: 1000, of: 10000 },
    },
  },
});

export const mappingBody = z.strictObject({
  ...importMapping.partial().shape,
  target: importMapping.shape.target,
});

export const mapImport = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/imports/:id/mapping/',
  tag: 'imports',
  summary:
    'Say how the columns are read; what is left out is guessed. The mapping is kept for files with the same heads',
  access: 'dataImport.create',
  params: importParams,
  body: mappingBody,
  answer: z.object({ mapping: importMapping }),
  fails: [409],
  example: {
    body: {
      target: 'products',
      mode: 'createAndUpdate',
      key: 'sku',
      columns: [
        { column: 0, field: 'sku' },
        { column: 1, field: 'name' },
        { column: 3, field: 'price', decimals: 'comma' },
      ],
      fixed: { unit: 'st' },
    },
    answer: {
      mapping: {
        target: 'products',
        mode: 'createAndUpdate',
        key: 'sku',
        columns: [
          { column: 0, field: 'sku' },
          { column: 1, field: 'name' },
          { column: 3, field: 'price', decimals: 'comma' },
        ],
        fixed: { unit: 'st' },
      },
    },
  },
});

export const readImportSheet = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/imports/:id/sheet/',
  tag: 'imports',
  summary: 'Choose another sheet of the workbook: it is read, and its columns are guessed',
  access: 'dataImport.create',
  params: importParams,
  body: z.strictObject({ sheet: z.string().max(200), target: z.string().max(40).optional() }),
  answer: z.object({ mapping: importMapping }),
  fails: [409],
  example: {
    body: { sheet: 'Sheet1' },
    answer: {
      mapping: {
        target: 'products',
        mode: 'createAndUpdate',
        key: 'sku',
        columns: [
          { column: 0, field: 'sku' },
          { column: 1, field: 'name' },
          { column: 3, field: 'price', decimals: 'comma' },
        ],
        fixed: { unit: 'st' },
      },
    },
  },
});

const step = <S extends string>(name: S, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/core/companies/:company/imports/:id/${name}/`,
    tag: 'imports',
    summary,
    access: 'dataImport.create',
    params: importParams,
    answer: z.object({ seq: z.int() }),
    fails: [409],
    example: { answer: { seq: 412 } },
  });

/** What is done with all lines of an import. */
export const importSteps = {
  check: step('check', 'Check every line of an import: what would become of it'),
  run: step('run', 'Take all lines that are not rejected'),
  stop: step('stop', 'Stop what is being done; it can be gone on with'),
  undo: step('undo', 'Take back what was imported, where nothing builds on it'),
  discard: step('discard', 'Discard an import that was not run, with its file'),
};
