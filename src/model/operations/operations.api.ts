import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';

const health = z.object({ status: z.enum(['ok', 'failing']) }).meta({ examples: [{ status: 'ok' }] });
const readiness = z
  .object({
    status: z.enum(['ready', 'notReady']),
    reasons: z.array(z.enum(['starting', 'migrating', 'seeding', 'stopping', 'databaseAway'])),
  })
  .meta({ examples: [{ status: 'ready', reasons: [] }] });

export const readHealth = defineEndpoint({
  method: 'GET',
  path: '/health/',
  tag: 'operations',
  summary: 'Whether the database answers',
  access: 'anyone',
  answer: health,
  answers: { 503: health },
});

export const readReadiness = defineEndpoint({
  method: 'GET',
  path: '/ready/',
  tag: 'operations',
  summary: 'Whether requests are to be sent here, and why not',
  access: 'anyone',
  answer: readiness,
  answers: { 503: readiness },
});

export const readMetrics = defineEndpoint({
  method: 'GET',
  path: '/metrics/',
  tag: 'operations',
  summary: 'Prometheus text, for who has OPERATIONS_TOKEN (as a bearer)',
  access: 'operator',
  answer: z.string().meta({ examples: ['lagra_streams 42'] }),
  fails: [401],
});
