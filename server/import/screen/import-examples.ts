import type { RouteExamples } from '#server/platform/http/openapi.ts';

const id = '019a1f2e-6d11-7b21-9c31-4d51e6f70819';
const mapping = {
  target: 'products',
  mode: 'createAndUpdate',
  key: 'sku',
  columns: [
    { column: 0, field: 'sku' },
    { column: 1, field: 'name' },
    { column: 3, field: 'price', decimals: 'comma' },
  ],
  fixed: { unit: 'st' },
};
const counts = { create: 40, update: 2, same: 1, rejected: 1, taken: 0, undone: 0 };
const refusal = { code: 'cellNotNumber', params: { cell: 'på begäran' }, field: 'price', column: 3 };
const line = {
  line: 6,
  cells: ['1005', 'Hex bolt M8', 'st', 'på begäran'],
  corrections: {},
  verdict: { takes: 'rejected', refusal, changes: [], about: '1005', document: null },
  stage: 'open',
  kept: null,
};
const cells = { 3: '12,50' };
const changes = [{ field: 'price', before: '', after: '12.5' }];
const mended = {
  ...line,
  corrections: cells,
  verdict: { ...line.verdict, takes: 'create', refusal: null, changes },
};
const imports = '/api/core/companies/:company/imports/';
const step = { answer: { seq: 412 } };

/** Example requests and answers of the routes of imports, for the API description. */
export const importExamples: RouteExamples = {
  [`POST ${imports}`]: { answer: { id } },
  [`GET ${imports}:id/`]: { answer: { id, state: 'checking', progress: { done: 1000, of: 10_000 } } },
  [`PUT ${imports}:id/mapping/`]: { body: mapping, answer: { mapping } },
  [`POST ${imports}:id/sheet/`]: { body: { sheet: 'Sheet1' }, answer: { mapping } },
  ...Object.fromEntries(
    ['check', 'run', 'stop', 'undo', 'discard'].map((name) => [`POST ${imports}:id/${name}/`, step]),
  ),
  [`GET ${imports}:id/lines/`]: { answer: { lines: [line], next: null, total: 1 } },
  [`PUT ${imports}:id/lines/`]: {
    body: { lines: [{ line: 6, cells }] },
    answer: { lines: [mended], counts },
  },
  [`PUT ${imports}:id/lines/:line/`]: { body: { cells }, answer: { line: mended, counts } },
  [`POST ${imports}:id/corrections/`]: {
    body: { column: 2, is: 'styk', becomes: 'st' },
    answer: { changed: 12, counts },
  },
  [`GET ${imports}:id/told/`]: {
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
  [`GET ${imports}:id/rejected/csv/`]: { answer: 'Artikelnr,Pris,Line,Reason\n1005,på begäran,6,…\n' },
  [`GET ${imports}:id/rejected/xlsx/`]: { answer: 'a workbook' },
};
