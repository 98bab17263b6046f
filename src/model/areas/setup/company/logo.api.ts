import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { LARGEST_LOGO } from '#model/areas/setup/company/company.facts.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { bytes } from '#model/api/answers.ts';

/** Base64 takes four characters for three bytes. */
const LONGEST = Math.ceil(LARGEST_LOGO / 3) * 4;

export const setLogo = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/logo/',
  tag: 'files',
  summary: 'Sets the logo: a PNG, JPEG or SVG of at most 1 MiB; kept as a PNG',
  access: 'company.edit',
  params: companyParams,
  body: z.strictObject({ content: z.base64().max(LONGEST).describe('The file, in Base64.') }),
  answer: z.object({ hash: z.string() }),
  fails: [409, 413],
  example: {
    body: { content: 'iVBORw0KGgo=' },
    answer: { hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  },
});

export const readLogo = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/logo/:hash/',
  tag: 'files',
  summary: 'The logo, as a picture (PNG)',
  access: 'member',
  params: companyParams.extend({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: bytes,
  example: {
    params: { hash: '0000000000000000000000000000000000000000000000000000000000000000' },
    answer: 'PNG',
  },
});
