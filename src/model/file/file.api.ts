import { documentParams } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { bytes, nothing } from '#model/api/answers.ts';
import { thumbnailSizes } from '#model/file/file.facts.ts';

const file = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int() });

export const attachFile = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/documents/:kind/:document/files/',
  tag: 'files',
  summary: 'Attach a file to a document: one part of multipart/form-data, at most 10 MB',
  access: 'kind',
  params: documentParams,
  form: {},
  answer: z.object({ file }),
  fails: [400, 409, 413, 415],
  example: {
    answer: {
      file: {
        id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
        name: 'delivery-note.pdf',
        type: 'application/pdf',
        size: 48213,
      },
    },
  },
});

export const fileParams = documentParams.extend({ file: z.uuid() });

export const readFile = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/files/:file/',
  tag: 'files',
  summary: 'The content of a file',
  access: 'kind',
  params: fileParams,
  query: z.object({
    inline: z.literal('1').optional().describe('To be shown in place; only pictures are.'),
  }),
  answer: bytes,
  example: { answer: '%PDF-1.7' },
});

export const readThumbnail = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/files/:file/thumbnail/:size/',
  tag: 'files',
  summary: 'A picture in small (WebP), at most so many pixels wide and high',
  access: 'kind',
  params: fileParams.extend({ size: z.enum(thumbnailSizes) }),
  answer: bytes,
  answers: { 304: nothing.describe('As the if-none-match says.') },
  fails: [415],
  example: { params: { size: '64' }, answer: 'RIFF' },
});
