import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams, documentId } from '#model/api/params.ts';
import { bytes } from '#model/api/answers.ts';
import { sharedLine, sharedPaper } from '../sharing/shared-paper.ts';
import { sharedQuotation } from '../sharing/shared-quotation.ts';
import { purposeNames } from '../shared-purposes.ts';
import { languages } from '../values/languages.ts';
import { moment } from '../values/schemas.ts';
import { newLink } from './shared-link.facts.ts';

const exampleLink = '019a1f2e-7d11-7b21-9c31-4d51e6f70820';
const exampleOrder = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';
const exampleLine = '019a1f2e-5c00-7a10-8b20-3c40d5e6f711';
const exampleToken = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';

const address = z.object({
  id: z.string(),
  path: z
    .string()
    .describe('The page of the link on this server. It is answered this once: only its hash is kept.'),
});
const exampleAddress = { id: exampleLink, path: `/sv/shared/${exampleToken}` };

export const makeSharedLink = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/shared-links/',
  tag: 'shared links',
  summary: 'Make a link by which somebody outside the company sees one document',
  access: 'sharedLink.manage',
  params: companyParams,
  body: newLink,
  answer: address,
  fails: [409],
  example: {
    body: {
      about: 'salesOrder',
      of: exampleOrder,
      purpose: 'orderConfirmation',
      contact: 'Anna Berg',
      locale: 'sv',
      days: 60,
    },
    answer: exampleAddress,
  },
});

const ofLink = companyParams.extend({ link: documentId });

export const renewSharedLink = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/shared-links/:link/address/',
  tag: 'shared links',
  summary: 'Give a link that works a new address; the one before ends',
  access: 'sharedLink.manage',
  params: ofLink,
  answer: address,
  fails: [409],
  example: { params: { link: exampleLink }, answer: exampleAddress },
});

const listed = z.object({
  id: z.string(),
  name: z.string().describe('The person it is for, and whom they are at.'),
  purpose: z.string(),
  locale: z.enum(languages),
  state: z.string(),
  works: z.boolean().describe('It is neither revoked nor over.'),
  hasAddress: z.boolean().describe('Whether an address leads to it; after a company was restored none does.'),
  expiresAt: moment,
  opens: z.int(),
  firstOpenedAt: moment.nullable(),
  lastOpenedAt: moment.nullable(),
  readAt: moment.nullable(),
  questions: z.int(),
});
export type ListedLink = z.infer<typeof listed>;

export const listSharedLinks = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/shared-links/',
  tag: 'shared links',
  summary: 'The links of a document, newest first, with how often each was opened',
  access: 'sharedLink.view',
  params: companyParams,
  query: z.object({ document: documentId }),
  answer: z.object({ links: z.array(listed) }),
  example: {
    query: { document: exampleOrder },
    answer: {
      links: [
        {
          id: exampleLink,
          name: 'Anna Berg, Kund AB',
          purpose: 'orderConfirmation',
          locale: 'sv',
          state: 'active',
          works: true,
          hasAddress: true,
          expiresAt: '2026-07-03T08:00:00.000Z',
          opens: 2,
          firstOpenedAt: '2026-05-04T09:12:00.000Z',
          lastOpenedAt: '2026-05-05T07:30:00.000Z',
          readAt: null,
          questions: 0,
        },
      ],
    },
  },
});

/** Whatever is no token is answered as a token that leads nowhere. */
const token = z.object({ token: z.string().max(105) });

const sharedAnswer = z.object({
  purpose: z.enum(purposeNames),
  /** The person it was made for, and whom they are at. */
  for: z.string(),
  expiresAt: moment,
  readAt: moment.nullable(),
  acts: z.array(z.string()).describe('What may be posted now, besides `open`.'),
  isCancelled: z.boolean(),
  version: z.int().describe('Of the document as it is shown: what is answered names it.'),
  lines: z.array(sharedLine).readonly().describe('Those that an act answers for.'),
  quotation: sharedQuotation
    .optional()
    .describe('Of a request for quotation: what the supplier that the link is for has answered.'),
  paper: sharedPaper,
});
export type SharedAnswer = z.infer<typeof sharedAnswer>;

const exampleShared = {
  purpose: 'orderConfirmation',
  for: 'Anna Berg, Kund AB',
  expiresAt: '2026-07-03T08:00:00.000Z',
  readAt: null,
  acts: ['confirmRead', 'ask'],
  isCancelled: false,
  version: 3,
  lines: [],
  paper: {
    language: 'sv',
    title: 'Orderbekräftelse',
    number: 'SO-2026-00042',
    company: { name: 'Alm & Co AB', address: ['Lagergatan 1', '123 45 Malmö', 'Sverige'] },
    addresses: [{ label: 'Kund', name: 'Kund AB', lines: ['Hamngatan 3', '211 22 Malmö', 'Sverige'] }],
    facts: [{ label: 'Er referens', value: 'PO 4711' }],
    tables: [
      {
        id: 'lines',
        label: 'Rader',
        heading: null,
        columns: [{ id: 'product', header: 'Artikel' }],
        rows: [{ id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f711', cells: ['BOLT-M8 · Sexkantsskruv M8'] }],
        totals: [{ id: 'gross', label: 'Totalt', value: '375,00 kr' }],
      },
    ],
    texts: [],
    foot: { notes: '', text: '', details: 'Alm & Co AB' },
  },
};

export const readShared = defineEndpoint({
  method: 'GET',
  path: '/public/shared/:token/',
  tag: 'shared links',
  summary: 'What a link shows; reading it counts as nothing and changes nothing',
  access: 'anyone',
  params: token,
  answer: sharedAnswer,
  fails: [404, 429],
  example: { params: { token: exampleToken }, answer: exampleShared },
});

export const actThroughShared = defineEndpoint({
  method: 'POST',
  path: '/public/shared/:token/',
  tag: 'shared links',
  summary:
    'Act through a link: note that it was opened, confirm that it was read, ask, or what its purpose allows',
  access: 'anyone',
  params: token,
  body: z.strictObject({
    act: z.string().max(40),
    data: z.record(z.string(), z.unknown()).default({}),
    version: z
      .int()
      .optional()
      .describe(
        'Of the document as it was shown; needed by what its purpose allows. Another one is refused.',
      ),
  }),
  answer: sharedAnswer,
  fails: [400, 403, 404, 409, 422, 429],
  example: {
    params: { token: exampleToken },
    body: { act: 'ask', data: { text: 'Can it come a day earlier?' } },
    answer: exampleShared,
  },
});

export const previewShared = defineEndpoint({
  method: 'POST',
  path: '/public/shared/:token/preview/',
  tag: 'shared links',
  summary: 'What an answer would come to: the paper as it would be; nothing is answered by it',
  access: 'anyone',
  params: token,
  body: z.strictObject({
    act: z.string().max(40),
    data: z.record(z.string(), z.unknown()).default({}),
  }),
  answer: z.object({ paper: sharedPaper }),
  fails: [400, 403, 404, 409, 422, 429],
  example: {
    params: { token: exampleToken },
    body: { act: 'accept', data: { lines: [{ line: exampleLine, chosen: true }] } },
    answer: { paper: exampleShared.paper },
  },
});

export const sendSharedFile = defineEndpoint({
  method: 'POST',
  path: '/public/shared/:token/files/',
  tag: 'shared links',
  summary:
    'Send a file that an answer through a link names: one part of multipart/form-data, at most 10 MB, and five of a link',
  access: 'anyone',
  params: token,
  form: {},
  answer: z.object({ file: z.object({ id: z.string(), name: z.string() }) }),
  fails: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params: { token: exampleToken },
    answer: { file: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819', name: 'price-list.pdf' } },
  },
});

export const readSharedPdf = defineEndpoint({
  method: 'GET',
  path: '/public/shared/:token/pdf/',
  tag: 'shared links',
  summary: 'The paper that a link shows, as a PDF',
  access: 'anyone',
  params: token,
  query: z.object({
    language: z.enum(languages).optional().describe('That of accept-language by default.'),
  }),
  answer: bytes,
  fails: [404, 429, 503],
  example: { params: { token: exampleToken }, answer: '%PDF-1.7' },
});
