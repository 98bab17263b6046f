import { sieDaysRefusal } from '#model/areas/sales/invoice/sie-days.ts';
import { readSieFile } from '#model/areas/sales/invoice/sie-file.api.ts';
import { disposition } from '#server/files/disposition.ts';
import { inert } from '#server/files/visible-file.ts';
import {
  asMember,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { noteExport } from '#server/platform/http/note-export.ts';
import { serve } from '#server/platform/http/serve.ts';
import { mayExport } from '../may-export.ts';
import { sieExport } from './sie-export.ts';

/** [SIE5] Vouchers for the books, within what exports may take together (EXP1 to EXP3). */
export function addSieRoute(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readSieFile, async (request, reply) => {
    const { company } = request.params;
    const { actor } = await sessionOf(deps, request);
    await asMember(deps, request, company, async (_, access) => mayExport(access));
    const days = request.query;
    const refusal = sieDaysRefusal(days);
    if (refusal) throw new HttpError(422, refusal);
    const underway = await deps.exports.begin({ company, actor });
    try {
      const write = () =>
        asMember(deps, request, company, async (trx, access) => {
          mayExport(access);
          await noteExport(trx, request, { company, actor, about: 'sie', at: deps.now(), ask: days });
          return sieExport(trx, deps, company, days);
        });
      const file = await deps.exports.read(company, write, underway.signal);
      return await reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-disposition': disposition('attachment', `lagra-${days.from}-${days.to}.si`),
          ...inert,
          'cache-control': 'private, no-store',
        })
        .serializer((payload: unknown) => payload as string) // bytes pass through
        .send(file as never); // likewise
    } finally {
      await underway.end();
    }
  });
}
