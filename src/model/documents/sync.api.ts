import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { lines, nothing } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

export const readBoot = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/boot/',
  tag: 'sync',
  summary: 'The working set as lines of JSON: a header, pages of columns, an end',
  description:
    'As of the event `asOf` in its header, which may lie a little behind: the log goes on from there.',
  access: 'member',
  params: companyParams,
  query: z.object({
    at_least: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe('The event (`seq`) that it has to hold; with one that is still to come it is as of now.'),
  }),
  answer: lines,
  answers: { 304: nothing },
  example: { answer: '{"company":1,"seq":412}\n' },
});

export const followEvents = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/events/',
  tag: 'sync',
  summary:
    'The log from an event on, as server-sent events: batch, epoch, upgrade, inbox, restart (come again shortly)',
  access: 'member',
  params: companyParams,
  query: z.object({
    from: z.coerce.number().int().min(1),
    epoch: z.coerce.number().int().min(0).optional().describe('The epoch of the bootstrap.'),
    schema: z.string().max(64).optional().describe('The schema of the bootstrap.'),
  }),
  answer: z.any().describe('text/event-stream'),
  fails: [429],
  example: { answer: 'id: 412\nevent: batch\ndata: [{"seq":412}]\n\n' },
});
