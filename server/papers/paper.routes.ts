import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPaper as readPaperEndpoint } from '#model/papers/paper.api.ts';
import { disposition } from '#server/files/disposition.ts';
import { inert } from '#server/files/visible-file.ts';
import { asMember, notedBy, visibleKind, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { serve } from '#server/platform/http/serve.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import type { PaperDeps } from './paper-deps.ts';
import { paperPdf } from './paper-pdf.ts';
import { readPaper } from './read-paper.ts';

/** Papers of documents as files. */
export function paperRoutes(deps: PaperDeps): FastifyPluginAsyncZod {
  return async (app) => addReading(app, deps);
}

/** [PAP36] Who may see a document has its paper; the audit log notes it as printing. */
function addReading(app: Api, deps: PaperDeps): void {
  serve(app, readPaperEndpoint, async (request, reply) => {
    const { company, kind, document } = request.params;
    const { language = languageOf(request.headers['accept-language']), expected } = request.query;
    const paper = await asMember(deps, request, company, async (trx, access) => {
      visibleKind(deps, access, kind);
      const asked = { kind, document, language, options: { expected: expected === '1' } };
      const found = await readPaper(trx, deps, access, asked);
      if (!found) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      const note = notedBy(request, access.actor, deps.now());
      await noteForAudit(trx, company, [{ ...note, what: 'printed', kind, document, about: kind }]);
      return found;
    });
    const { name, content } = await paperPdf(deps.files, company, paper);
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': disposition('inline', name),
        ...inert,
        'cache-control': 'private, no-store',
      })
      .serializer((payload: unknown) => payload as string) // bytes pass through
      .send(content as never); // likewise
  });
}
