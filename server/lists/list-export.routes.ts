import { z } from 'zod';
import { noteExport } from '#server/platform/http/note-export.ts';
import {
  failures,
  kindParams,
  problem,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { lineAnswers } from '#server/platform/http/line-answers.ts';
import { listLines } from './list-export.ts';
import { ordered } from './list.routes.ts';

/** A whole list, for a file. */
export function addListExportRoutes(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  app.route({
    method: 'POST',
    url: '/core/companies/:company/lists/:kind/export/',
    config: { reads: true },
    schema: {
      tags: ['lists'],
      summary: 'All rows of a list in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`',
      params: kindParams,
      body: z.strictObject(ordered),
      response: { 200: z.any().describe('application/x-ndjson'), ...failures, 429: problem },
    },
    handler: async (request, reply) => {
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
    },
  });
}
