import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mailPaper, readPaper as readPaperEndpoint } from '#model/papers/paper.api.ts';
import { refuseBeyondQuota } from '#server/files/take-file.ts';
import { asMember, deviceIn, notedBy, visibleKind, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { serve } from '#server/platform/http/serve.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import { addLabelPdfRoute } from './labels/label-pdf.routes.ts';
import { mailedPaper } from './mail/mailed-paper.ts';
import { sendPaper } from './mail/send-paper.ts';
import type { PaperDeps } from './paper-deps.ts';
import { paperPdf } from './paper-pdf.ts';
import { readPaper } from './read-paper.ts';
import { sendPdf } from './send-pdf.ts';

/** Papers of documents as files. */
export function paperRoutes(deps: PaperDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addReading(app, deps);
    addMailing(app, deps);
    addLabelPdfRoute(app, deps);
  };
}

/** [PAP36] Who may see a document has its paper; the audit log notes it as printing. */
function addReading(app: Api, deps: PaperDeps): void {
  serve(app, readPaperEndpoint, async (request, reply) => {
    const { company, kind, document } = request.params;
    const { language = languageOf(request.headers['accept-language']), expected, ...which } = request.query;
    const paper = await asMember(deps, request, company, async (trx, access) => {
      visibleKind(deps, access, kind);
      const options = { expected: expected === '1', asOf: which.as_of, party: which.party };
      const asked = { kind, document, further: which.paper, language, options };
      const found = await readPaper(trx, deps, access, asked);
      if (!found) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      const note = notedBy(request, access.actor, deps.now());
      await noteForAudit(trx, company, [{ ...note, what: 'printed', kind, document, about: kind }]);
      return found;
    });
    const pdf = await paperPdf(deps.files, company, paper);
    return sendPdf(reply, pdf, { 'cache-control': 'private, no-store' });
  });
}

/** [PAP37] Who may work on a document mails its paper; what was sent is a file of it. */
function addMailing(app: Api, deps: PaperDeps): void {
  serve(app, mailPaper, async (request) => {
    const { company, kind, document } = request.params;
    const { to, subject, text, link } = request.body;
    const { paper: further, as_of: asOf, party } = request.query;
    const language = languageOf(request.headers['accept-language']);
    const asked = { kind, document, further, language, options: { asOf, party }, link };
    const { paper, by, replyTo, ...mailed } = await asMember(deps, request, company, (trx, access) =>
      mailedPaper(trx, deps, access, asked),
    );
    await refuseBeyondQuota(deps, company);
    const pdf = await paperPdf(deps.files, company, paper);
    const content = { subject, text, replyTo };
    const device = deviceIn(request) ?? undefined;
    const sending = {
      company,
      document,
      further,
      party,
      pdf,
      to: withoutDoubles(to),
      content,
      by,
      device,
      ...mailed,
    };
    return { file: await sendPaper(deps, { ...sending, language: paper.language }) };
  });
}

/** An address in two ways of writing has one letter. */
const withoutDoubles = (addresses: readonly string[]): readonly string[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
];
