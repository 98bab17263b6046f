import { profile } from '#model/identity/session.api.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

export const readProfile = defineEndpoint({
  method: 'GET',
  path: '/auth/me/',
  tag: 'identity',
  summary: 'Own profile',
  access: 'signedIn',
  answer: profile,
  fails: [401],
});

const profileChange = z
  .strictObject({ name: v.name, locale: z.enum(['en', 'sv']) })
  .partial()
  .meta({ examples: [{ name: 'Kim Alm', locale: 'sv' }] });

export const changeProfile = defineEndpoint({
  method: 'PATCH',
  path: '/auth/me/',
  tag: 'identity',
  summary: 'Change the own profile',
  access: 'signedIn',
  body: profileChange,
  answer: profile,
  fails: [401, 403, 422],
});
