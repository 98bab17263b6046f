import { companyParams, commandName, documentId, documentParams } from '#model/api/params.ts';
import { z } from 'zod';
import { commandId, commandSchema, type Outcome } from '#model/engine/envelope.ts';
import * as v from '#model/values/schemas.ts';
import { problem } from '#model/api/problem.ts';
import { trusted } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const sent = commandSchema.extend({ kind: commandName, document: documentId, type: commandName });

const refusal = problem.omit({ detail: true }).describe('Why it was refused: a code and what belongs to it.');

const outcome = z.union([z.object({ id: z.uuid(), seq: z.int() }), z.object({ id: z.uuid(), refusal })]);

export const sendCommands = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/commands/',
  tag: 'commands',
  summary: 'Give commands, in order; a command that was settled before is answered as it was then',
  access: 'member',
  params: companyParams,
  body: z.strictObject({
    commands: z.array(sent).min(1).max(128),
    sentAt: v.moment.optional().describe('The moment of sending by the clock that `madeAt` follows.'),
  }),
  answer: z.object({ outcomes: z.array(trusted<Outcome>(outcome)) }),
  example: {
    body: {
      commands: [
        {
          id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          kind: 'product',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          type: 'activate',
          data: {},
          seen: 411,
          version: 1,
        },
      ],
    },
    answer: {
      outcomes: [
        { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819', seq: 412 },
        {
          id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          refusal: { code: 'skuTaken', params: { sku: 'BOLT-M8' }, fields: { sku: 'skuTaken' } },
        },
      ],
    },
  },
});

export const eventSchema = z.looseObject({
  seq: z.int(),
  kind: z.string(),
  document: z.string(),
  type: z.string(),
});

export const sendCommand = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/documents/:kind/:document/:command/',
  tag: 'commands',
  summary: 'Give one command to one document',
  access: 'command',
  params: documentParams.extend({ command: commandName }),
  body: z.strictObject({
    id: commandId.optional().describe('Makes the command repeatable: the same id has one effect.'),
    data: z.unknown().optional().describe('What the command needs; see its schema among the components.'),
    version: z.int().min(0).optional().describe('The version the form was opened on.'),
  }),
  answer: z.object({ seq: z.int(), events: z.array(eventSchema) }),
  fails: [409],
  example: {
    params: { command: 'found' },
    body: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819', data: {}, version: 1 },
    answer: {
      seq: 412,
      events: [
        {
          seq: 412,
          kind: 'product',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          type: 'activated',
          version: 2,
          at: '2026-05-04T08:00:00.000Z',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          data: {},
        },
      ],
    },
  },
});
