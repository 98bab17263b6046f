import { randomBytes } from 'node:crypto';
import { uuidv7 } from '#model/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#model/engine/actor.ts';
import type { CommandSpec } from '#model/engine/document-type.ts';
import type { Engine } from '#model/engine/engine.ts';
import { type Command, type LogEvent, type Outcome } from '#model/engine/envelope.ts';
import { noteRefusals } from '#server/notifications/note-refusals.ts';
import { withMoments } from './command-moments.ts';
import type { Settled } from '#server/platform/commands/job.ts';
import { visibleEvents } from '#server/platform/model/visibility.ts';
import { noteForbiddenCommands } from '#server/platform/security/note-forbidden.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { refuseUnproven } from '#server/platform/http/recent-proof.ts';
import {
  originIn,
  proposerIn,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { sendCommands, sendCommand } from '#model/documents/command.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Command routes: many at once from a device's outbox, or a single one from a script. */
export function addCommandRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(
    app,
    sendCommands,
    async (request) => {
      const { company } = request.params;
      const by = await proposerIn(deps, request, company);
      const { sentAt } = request.body;
      const commands = await withMoments(deps, company, request.body.commands, sentAt);
      await askForProof(deps, request, commands);
      const settled = await deps.executor.submit(company, by, commands, originIn(request));
      await noteForbiddenCommands(
        deps.security,
        { company, user: by.id, address: request.ip },
        commands,
        settled,
      );
      if (settled.some((outcome) => 'refusal' in outcome))
        await deps.database.withCompany(company, (trx) =>
          noteRefusals(trx, company, by.id, { layouts: deps.layouts, now: deps.now() }, commands, settled),
        );
      return { outcomes: settled.map(outcomeOf) };
    },
    { config: { judgesItsBody: true } },
  );
  addDocumentCommand(app, deps);
}

function addDocumentCommand(app: Api, deps: CompanyRouteDeps): void {
  serve(app, sendCommand, async (request) => {
    const { company, kind, document, command: type } = request.params;
    const { id = uuidv7(Date.parse(deps.now()), randomBytes(10)), data = {}, version } = request.body;
    const by = await proposerIn(deps, request, company);
    const command = { id, kind, document, type, data, version, seen: 0 };
    await askForProof(deps, request, [command]);
    const [settled] = await deps.executor.submit(company, by, [command], originIn(request));
    if (!settled || 'refusal' in settled) throw refused(settled);
    return { seq: settled.seq, events: await visible(deps, company, by, settled.events) };
  });
}

/** Some commands ask that the person has just proven who they are; none of the request is done without it. */
async function askForProof(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  commands: readonly Pick<Command, 'kind' | 'type'>[],
): Promise<void> {
  const asks = commands.some(({ kind, type }) => commandOf(deps.engine, kind, type)?.wantsProof);
  const session = asks ? await deps.authentication.authenticate(request) : null;
  if (session) refuseUnproven(session, deps.now());
}

function commandOf(engine: Engine, kind: string, type: string): CommandSpec | undefined {
  const commands = engine.types.get(kind)?.commands;
  return commands && Object.hasOwn(commands, type) ? commands[type] : undefined;
}

const outcomeOf = (settled: Settled): Outcome =>
  'refusal' in settled ? settled : { id: settled.id, seq: settled.seq };

function refused(settled: Extract<Settled, { refusal: unknown }> | undefined): HttpError {
  const reason = settled?.refusal ?? { code: 'internalError' };
  return new HttpError(refusalStatus(reason), reason);
}

async function visible(deps: CompanyRouteDeps, company: number, actor: Actor, events: readonly LogEvent[]) {
  return deps.database.withCompany(company, async (trx) => {
    const granted = await deps.access.read(trx, company, { actor });
    if (!granted) return []; // the command ended the user's own membership
    const seen = await visibleEvents(trx, visibilityOf(deps, granted), events);
    return seen.map((event) => ({ ...event }));
  });
}
