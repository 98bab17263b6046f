import { z } from 'zod';
import { authored } from '#model/engine/actor.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  originIn,
  seenById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';

const word = z.string().regex(/^[A-Za-z]{1,40}$/);

/** What the browser does without the server: papers it prints, and files it makes of what the device holds. [AUD10] */
export function addAuditNoteRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: '/core/companies/:company/audit/notes/',
    config: { reads: true },
    schema: {
      tags: ['audit'],
      summary: 'Notes that a paper was printed, or a list exported, on the device',
      params: companyParams,
      body: z.discriminatedUnion('what', [
        z.strictObject({ what: z.literal('printed'), kind: word, document: documentId }),
        z.strictObject({ what: z.literal('exported'), list: word, rows: z.int().min(0) }),
      ]),
      response: { 204: z.null(), ...failures },
    },
    handler: async (request, reply) => {
      const { body, params } = request;
      await asMember(deps, request, params.company, async (trx, access) => {
        const note = { at: deps.now(), ...authored(access.actor), ...originIn(request) };
        if (body.what === 'exported') {
          const { what, list: about, rows } = body;
          return noteForAudit(trx, access.company, [
            { ...note, what, about, detail: { rows: String(rows) } },
          ]);
        }
        const { what, kind, document } = body;
        const [seen] = await seenById(trx, deps, access, visibleKind(deps, access, kind), document);
        if (!seen) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
        return noteForAudit(trx, access.company, [{ ...note, what, kind, document, about: kind }]);
      });
      return reply.status(204).send(null);
    },
  });
}
