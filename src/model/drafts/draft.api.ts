import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { isStorable } from '#model/values/storable.ts';
import * as v from '#model/values/schemas.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const params = companyParams.extend({ form: z.string().regex(/^[A-Za-z]{1,40}\.[A-Za-z0-9-]{1,64}$/) });

const draft = z.object({
  value: z.unknown().refine(isStorable).describe('What the form holds.'),
  base: z.unknown().refine(isStorable).describe('What it held before anything was written.'),
  version: z.int().min(0).max(2_147_483_647).describe('The version of the document that it was written on.'),
  at: v.moment.describe('When it was last changed; an older copy does not take the place of a newer one.'),
});

const done = z.object({ form: z.string() });

export const putDraft = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/drafts/:form/',
  tag: 'drafts',
  summary: 'Keep what was written in a form, `<kind>.new` or `<kind>.<id>`',
  access: 'member',
  params,
  body: draft,
  answer: done,
  fails: [413],
  example: {
    params: { form: 'product.new' },
    body: {
      value: { name: 'Hex bolt M8' },
      base: { name: 'Hex bolt' },
      version: 2,
      at: '2026-05-04T08:00:00.000Z',
    },
    answer: { form: 'product.019a1f2e-5c00-7a10-8b20-3c40d5e6f708' },
  },
});

export const removeDraft = defineEndpoint({
  method: 'DELETE',
  path: '/core/companies/:company/drafts/:form/',
  tag: 'drafts',
  summary: 'Forget what was written in a form, since it was saved or given up',
  access: 'member',
  params,
  answer: done,
  example: {
    params: { form: 'product.new' },
    answer: { form: 'product.019a1f2e-5c00-7a10-8b20-3c40d5e6f708' },
  },
});

export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/drafts/',
  tag: 'drafts',
  summary: 'What the person has written in forms and not saved',
  access: 'member',
  params: companyParams,
  answer: z.object({ drafts: z.array(draft.extend({ form: z.string() })) }),
  example: {
    answer: {
      drafts: [
        {
          form: 'product.019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          value: { name: 'Hex bolt M8' },
          base: { name: 'Hex bolt' },
          version: 2,
          at: '2026-05-04T08:00:00.000Z',
        },
      ],
    },
  },
});
