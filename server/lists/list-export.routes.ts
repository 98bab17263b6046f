import { z } from 'zod';
import { noteExport } from '#server/audit/note-export.ts';
import {
  failures,
  kindParams,
  problem,
  userOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { openExport } from './list-export.ts';
import { ordered } from './list.routes.ts';

/** Exports that a process makes at once: each takes a connection of the pool. */
const MOST = 3;
const RETRY_SECONDS = 10;

/** A whole list, for a file. */
export function addListExportRoutes(app: Api, deps: CompanyRouteDeps): void {
  let running = 0;
  app.route({
    method: 'POST',
    url: '/core/companies/:company/lists/:kind/export/',
    schema: {
      tags: ['lists'],
      summary: 'All rows of a list in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`',
      params: kindParams,
      body: z.strictObject(ordered),
      response: { 200: z.any().describe('application/x-ndjson'), ...failures, 429: problem },
    },
    handler: async (request, reply) => {
      const user = await userOf(deps, request);
      if (running >= MOST) throw new HttpError(429, { code: 'tooManyExports' }, RETRY_SECONDS);
      running += 1;
      const asked = { ...request.params, user, question: request.body };
      const lines = await openExport(deps, asked, () => (running -= 1));
      const { company, kind: about } = request.params;
      await noteExport(deps, request, { company, user, about, ask: request.body });
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(lines);
    },
  });
}
