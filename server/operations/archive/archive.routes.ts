import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { disposition } from '#server/files/disposition.ts';
import type { Uploads } from '#server/files/open-uploads.ts';
import { noteExport } from '#server/platform/http/note-export.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import {
  asMember,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { lineAnswers, lineOf } from '#server/platform/http/line-answers.ts';
import { refuseUnproven } from '#server/platform/http/recent-proof.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { mustSeeAll } from './must-see-all.ts';
import { writeArchive } from './write-archive.ts';
import { exportCompany, fetchExport } from '#model/areas/setup/company/company-export.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Deps = CompanyRouteDeps & Pick<Uploads, 'files' | 'archives'>;

/** Export of everything that a company is. */
export function archiveRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    addWriting(app, deps);
    addFetching(app, deps);
  };
}

function addWriting(app: Api, deps: Deps): void {
  const answer = lineAnswers(deps);
  serve(app, exportCompany, async (request, reply) => {
    const { company } = request.params;
    const session = await sessionOf(deps, request);
    const reader = { company, actor: session.actor };
    return answer(reply, {
      reader,
      linesOf: (trx, access) => {
        mustSeeAll(deps.engine, access);
        refuseUnproven(session, deps.now());
        return exportLines(trx, deps, access);
      },
      begun: (trx) => noteExport(trx, request, { at: deps.now(), ...reader, about: 'everything', ask: {} }),
    });
  });
}

async function* exportLines(
  trx: Transaction<Schema>,
  { layouts, files, archives, now }: Deps,
  { company, user: by }: CompanyAccess,
): AsyncGenerator<string> {
  const archive = await archives.begin(company);
  try {
    const how = { company, layouts, files, path: archive.path, at: now(), by };
    for await (const step of writeArchive(trx, how)) yield lineOf(step);
    yield lineOf(await archive.keep());
  } finally {
    await archive.discard();
  }
}

function addFetching(app: Api, deps: Deps): void {
  serve(app, fetchExport, async (request, reply) => {
    const { company, export: id } = request.params;
    await asMember(deps, request, company, async (_, access) => mustSeeAll(deps.engine, access));
    const found = await deps.archives.open(company, id, deps.now());
    if (!found) throw new HttpError(404, { code: 'unknownFile' });
    const name = `lagra-${company}-${deps.now().slice(0, 10)}.zip`;
    return reply
      .type('application/zip')
      .header('content-length', found.size)
      .header('content-disposition', disposition('attachment', name))
      .header('cache-control', 'private, no-store')
      .serializer((payload: unknown) => payload as string) // a stream passes through
      .send(found.stream as never); // likewise
  });
}
