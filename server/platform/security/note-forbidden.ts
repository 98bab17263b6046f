import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authentication } from '#server/platform/http/company-request.ts';
import { refusalStatus } from '#server/platform/http/http-error.ts';
import type { Command } from '#model/engine/envelope.ts';
import type { Settled } from '#server/platform/commands/job.ts';
import type { SecurityEvent, SecurityLog } from '../model/security-log.ts';

/** Notes every answer 403: who asked for what. */
export function noteForbidden(
  app: FastifyInstance,
  authentication: Authentication,
  security: SecurityLog,
): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const session = await authentication.authenticate(request);
    await security.note({
      event: 'forbidden',
      user: session?.actor.id ?? null,
      company: companyOf(request),
      address: request.ip,
      about: `${request.method} ${request.routeOptions.url ?? ''}`,
    });
  });
}

/** The same for the commands of a batch, whose answer is 200. */
export async function noteForbiddenCommands(
  security: SecurityLog,
  who: Omit<SecurityEvent, 'event' | 'about'>,
  commands: readonly Pick<Command, 'kind' | 'type'>[],
  settled: readonly Settled[],
): Promise<void> {
  for (const [index, outcome] of settled.entries()) {
    const command = commands[index];
    if (!command || !('refusal' in outcome) || refusalStatus(outcome.refusal) !== 403) continue;
    await security.note({ ...who, event: 'forbidden', about: `${command.kind}.${command.type}` });
  }
}

function companyOf({ params }: FastifyRequest): number | null {
  const { company }: { company?: unknown } = { ...(params as object | null) }; // a record where the route has any
  return typeof company === 'number' ? company : null;
}
