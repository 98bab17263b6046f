import { documentParams } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';

const following = z.object({ following: z.boolean().nullable() }).meta({ examples: [{ following: true }] });

export const readFollowing = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/documents/:kind/:document/follow/',
  tag: 'notifications',
  summary: 'Whether the person follows a document; null: as usual',
  access: 'kind',
  params: documentParams,
  answer: following,
  example: { answer: { following: null } },
});

export const setFollowing = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/documents/:kind/:document/follow/',
  tag: 'notifications',
  summary: 'Follow a document, or be told of it no more',
  access: 'kind',
  params: documentParams,
  body: z.strictObject({ following: z.boolean() }).meta({ examples: [{ following: true }] }),
  answer: following,
  example: { body: { following: true }, answer: { following: true } },
});
