import {
  asMember,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { lineAnswers } from '#server/platform/http/line-answers.ts';
import { auditLines } from './audit-export.ts';
import { noteExport } from '../platform/http/note-export.ts';
import { auditPage, mustAudit } from './audit-page.ts';
import { cursorIn } from './audit-cursor.ts';
import { readAudit, exportAudit } from '#model/audit/audit.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The audit log of a company. */
export function addAuditRoutes(app: Api, deps: CompanyRouteDeps): void {
  addPages(app, deps);
  addExport(app, deps);
}

function addPages(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readAudit, async (request) => {
    const { after, limit, ...ask } = request.body;
    return asMember(deps, request, request.params.company, async (trx, access) => {
      mustAudit(access, 'view');
      const part = { after: after === undefined ? null : cursorIn(after), limit };
      return auditPage(trx, deps, access, ask, part);
    });
  });
}

function addExport(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  serve(app, exportAudit, async (request, reply) => {
    const viewer = await sessionOf(deps, request);
    const { company } = request.params;
    const { format, ...ask } = request.body;
    const isPlain = format === 'jsonl';
    return answer(reply, {
      reader: { ...viewer, company },
      linesOf: (trx, access) => auditLines(deps, trx, access, { ask, isPlain }),
      begun: (trx) =>
        noteExport(trx, request, { at: deps.now(), company, actor: viewer.actor, about: 'audit', ask }),
    });
  });
}
