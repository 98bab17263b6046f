import { z } from 'zod';
import { bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { documentParams } from '#model/api/params.ts';
import { languages } from '#model/values/languages.ts';

export const readPaper = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/paper/',
  tag: 'documents',
  summary:
    'The paper of a document as a PDF: as the caller may see the document, in the language of who it is for',
  access: 'kind',
  params: documentParams,
  query: z.object({
    language: z
      .enum(languages)
      .optional()
      .describe('Of papers for internal use; that of accept-language by default.'),
    expected: z
      .literal('1')
      .optional()
      .describe('A count sheet says what is expected, to callers who may see it.'),
  }),
  answer: bytes,
  example: { params: { kind: 'salesOrder' }, answer: '%PDF-1.7' },
});
