import { z } from 'zod';
import { documentId } from '#model/api/params.ts';
import { nothing } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const tryRequest = z
  .strictObject({ company: z.int().min(1).max(2_147_483_647), role: documentId })
  .meta({ examples: [{ company: 1, role: '0198a000-0000-7000-8000-000000000002' }] });

export const tryRole = defineEndpoint({
  method: 'PUT',
  path: '/core/users/me/tried-role/',
  tag: 'identity',
  summary: 'Look at a company as a role, until that is stopped',
  access: 'signedIn',
  body: tryRequest,
  answer: nothing,
  fails: [401, 403, 404, 422],
});

export const stopTryingRole = defineEndpoint({
  method: 'DELETE',
  path: '/core/users/me/tried-role/',
  tag: 'identity',
  summary: 'Look at the company with the own role again',
  access: 'signedIn',
  answer: nothing,
  fails: [401, 403],
});
