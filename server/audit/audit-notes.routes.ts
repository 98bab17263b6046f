import type { z } from 'zod';
import { LABELS } from '#model/audit/audit-answer.ts';
import {
  asMember,
  notedBy,
  visibleById,
  sessionOf,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { createThrottle, type Throttle } from '#server/accounts/identity/throttle.ts';
import { tooManyRequests } from '#server/accounts/identity/request-limits.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import type { noteBody } from '#model/audit/audit-note.api.ts';
import { addAuditNote } from '#model/audit/audit-note.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** [AUD11] Who prints a day's papers at once stays below it; what nobody prints fills no log. */
const noteLimit = { tries: 600, seconds: 3600 } as const;

/** What the browser does without the server: papers it prints, and files it makes of what the device holds. [AUD10] */
export function addAuditNoteRoutes(app: Api, deps: CompanyRouteDeps): void {
  const throttle = createThrottle(deps.database.app, deps.now);
  serve(app, addAuditNote, async (request, reply) => {
    const { body, params } = request;
    await refuseFlood(throttle, params.company, (await sessionOf(deps, request)).actor.id);
    await asMember(deps, request, params.company, async (trx, access) => {
      const note = notedBy(request, access.actor, deps.now());
      if (body.what !== 'printed')
        return noteForAudit(trx, access.company, [{ ...note, ...withoutDocument(body) }]);
      const { what, kind, document } = body;
      const [seen] = await visibleById(trx, deps, access, visibleKind(deps, access, kind), document);
      if (!seen) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      return noteForAudit(trx, access.company, [{ ...note, what, kind, document, about: kind }]);
    });
    return reply.status(204).send(null);
  });
}

type Body = z.infer<typeof noteBody>;

/** A file of a list, or labels: they are of no one document. */
function withoutDocument(body: Exclude<Body, { what: 'printed' }>) {
  const rows = String(body.rows);
  return body.what === 'exported'
    ? ({ what: body.what, about: body.list, detail: { rows } } as const)
    : ({ what: 'printed', about: LABELS, detail: { labels: body.labels, rows } } as const);
}

/** Counts a note before it is written. Throws an HttpError 429. */
async function refuseFlood(throttle: Throttle, company: number, user: string): Promise<void> {
  const seconds = await throttle.count([{ key: `auditNote ${company} ${user}`, limit: noteLimit }]);
  if (seconds > 0) throw tooManyRequests(seconds);
}
