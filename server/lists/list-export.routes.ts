import { noteExport } from '#server/platform/http/note-export.ts';
import { sessionOf, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { lineAnswers } from '#server/platform/http/line-answers.ts';
import { listLines } from './list-export.ts';
import { exportList } from '#model/lists/list.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A whole list, for a file. */
export function addListExportRoutes(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  serve(app, exportList, async (request, reply) => {
    const viewer = await sessionOf(deps, request);
    const { company, kind } = request.params;
    return answer(reply, {
      reader: { ...viewer, company },
      linesOf: (trx, access) => listLines(deps, trx, access, { company, kind, question: request.body }),
      begun: (trx) =>
        noteExport(trx, request, {
          at: deps.now(),
          company,
          actor: viewer.actor,
          about: kind,
          ask: request.body,
        }),
    });
  });
}
