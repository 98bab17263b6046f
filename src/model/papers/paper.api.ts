import { z } from 'zod';
import { bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { documentId, documentParams } from '#model/api/params.ts';
import { LONGEST_SUBJECT } from '#model/file/file.facts.ts';
import { withoutBidi } from '#model/values/bidi.ts';
import { languages } from '#model/values/languages.ts';
import { day } from '#model/values/schemas.ts';
import { isStorable } from '#model/values/storable.ts';
import { furtherPaperNames } from './papers.ts';

/** Which paper it is, and of which day. */
const which = z.object({
  paper: z
    .enum(furtherPaperNames)
    .optional()
    .describe('One that the document has besides its own: a payment reminder, a statement of account.'),
  party: documentId
    .optional()
    .describe('Which of the suppliers it is for, of a document that asks several: a request for quotation.'),
  as_of: day.optional().describe('The day at whose end a statement of account is; today by default.'),
});

/** Letters that a paper goes with at once. */
const MOST_LETTERS = 20;

const letter = z.strictObject({
  to: z
    .array(
      z
        .string()
        .trim()
        .max(254)
        .pipe(z.email())
        .describe('A contact of a customer or supplier, or a member.'),
    )
    .min(1)
    .max(MOST_LETTERS),
  subject: z
    .string()
    .overwrite((text) => withoutBidi(text).replaceAll(/\s+/g, ' '))
    .trim()
    .min(1)
    .max(LONGEST_SUBJECT)
    .refine(isStorable),
  text: z.string().overwrite(withoutBidi).trim().min(1).max(5000).refine(isStorable),
  link: z
    .boolean()
    .optional()
    .describe('Each recipient gets a link of their own to the document; takes the right to make links.'),
});
export type PaperLetter = z.infer<typeof letter>;

export const mailPaper = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/documents/:kind/:document/paper/mail/',
  tag: 'documents',
  summary:
    'Mails the paper of a document, with its PDF, and keeps what was sent with the files of the document',
  access: 'kind',
  params: documentParams,
  query: which,
  body: letter,
  answer: z.object({ file: z.object({ id: z.string(), name: z.string() }) }),
  fails: [409, 413],
  example: {
    params: { kind: 'salesOrder' },
    body: {
      to: ['anna@example.com'],
      subject: 'Order confirmation SO-2026-00042',
      text: 'Thank you for your order.',
    },
    answer: { file: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819', name: 'SO-2026-00042.pdf' } },
  },
});

export const readPaper = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/paper/',
  tag: 'documents',
  summary:
    'The paper of a document as a PDF: as the caller may see the document, in the language of who it is for',
  access: 'kind',
  params: documentParams,
  query: which.extend({
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
