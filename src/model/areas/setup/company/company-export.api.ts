import { companyParams } from '#model/api/params.ts';
import { lines, bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';

export const exportCompany = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/export/',
  tag: 'identity',
  summary: 'Exports everything, as lines: `{ part, done, of }` …, `{ id, size }`; ends when nobody reads on',
  description: 'Asks that the person has just proven who they are. The file is then fetched by its id.',
  access: 'company.manage',
  params: companyParams,
  answer: lines,
  fails: [429],
  example: {
    answer:
      '{"part":"log.jsonl","done":412,"of":412}\n{"id":"0193c7a4-51de-7e62-9a4f-2f6d5b8c0a11","size":184213}\n',
  },
});

export const fetchExport = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/export/:export/',
  tag: 'identity',
  summary: 'The file of an export, for a day',
  access: 'company.manage',
  params: companyParams.extend({ export: z.uuid() }),
  answer: bytes,
  example: { answer: 'PK' },
});
