import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readInvoicePdf, readPeppolFile } from '#model/areas/sales/invoice/invoice-file.api.ts';
import { disposition } from '#server/files/disposition.ts';
import { inert } from '#server/files/visible-file.ts';
import type { PaperDeps } from '#server/papers/paper-deps.ts';
import { paperPdf } from '#server/papers/paper-pdf.ts';
import { readPaper } from '#server/papers/read-paper.ts';
import { sendPdf } from '#server/papers/send-pdf.ts';
import { asMember, notedBy, visibleKind, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { serve } from '#server/platform/http/serve.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import { mayExport } from './may-export.ts';
import { readPeppol } from './peppol/read-peppol.ts';

const noStore = { 'cache-control': 'private, no-store' };

/** Files that an invoice leaves as, at addresses of its own. */
export function invoiceFileRoutes(deps: PaperDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addPeppol(app, deps);
    addPdf(app, deps);
  };
}

/** [PEP8] */
function addPeppol(app: Api, deps: PaperDeps): void {
  serve(app, readPeppolFile, async (request, reply) => {
    const { company, invoice } = request.params;
    const { number, xml } = await asMember(deps, request, company, async (trx, access) => {
      mayExport(access);
      const file = await readPeppol(trx, deps, company, invoice);
      const note = notedBy(request, access.actor, deps.now());
      const about = { kind: 'invoice', document: invoice, about: 'peppol' };
      await noteForAudit(trx, company, [{ ...note, what: 'exported', ...about }]);
      return file;
    });
    return reply
      .headers({
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': disposition('attachment', `${number}.xml`),
        ...inert,
        ...noStore,
      })
      .serializer((payload: unknown) => payload as string) // it is text already
      .send(xml);
  });
}

/** [PAP36] As at the address of all papers, in the language that is asked for; noted as printing. */
function addPdf(app: Api, deps: PaperDeps): void {
  serve(app, readInvoicePdf, async (request, reply) => {
    const { company, invoice: document } = request.params;
    const { language } = request.query;
    const paper = await asMember(deps, request, company, async (trx, access) => {
      visibleKind(deps, access, 'invoice');
      const reader = languageOf(request.headers['accept-language']);
      const asked = { kind: 'invoice', document, language: reader, options: { language } };
      const found = await readPaper(trx, deps, access, asked);
      if (!found) throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'invoice' } });
      const note = notedBy(request, access.actor, deps.now());
      const about = { kind: 'invoice', document, about: 'invoice' };
      await noteForAudit(trx, company, [{ ...note, what: 'printed', ...about }]);
      return found;
    });
    return sendPdf(reply, await paperPdf(deps.files, company, paper), noStore);
  });
}
