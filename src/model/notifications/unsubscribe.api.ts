import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';

const querystring = z.object({ token: z.string().max(4000) });

const page = z.string().meta({ examples: ['<!doctype html>'] });

export const askToUnsubscribe = defineEndpoint({
  method: 'GET',
  path: '/notifications/unsubscribe/',
  tag: 'notifications',
  summary: 'A page that asks whether to end mails of this kind',
  access: 'anyone',
  query: querystring,
  answer: page,
  fails: [400, 422],
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/notifications/unsubscribe/',
  tag: 'notifications',
  summary: 'Ends mails of this kind (RFC 8058)',
  access: 'anyone',
  query: querystring,
  body: z.string().meta({ examples: ['List-Unsubscribe=One-Click'] }),
  answer: page,
  fails: [400, 403, 422],
});
