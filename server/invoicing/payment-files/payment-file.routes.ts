import type { Transaction } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentFileRefusal, transfersOf } from '#model/areas/purchasing/supplier-bill/payment-file.ts';
import { readPaymentFile } from '#model/areas/purchasing/supplier-bill/payment-file.api.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { compare } from '#model/values/order.ts';
import { disposition } from '#server/files/disposition.ts';
import { inert } from '#server/files/visible-file.ts';
import { asMember, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { noteExport } from '#server/platform/http/note-export.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { painFile, type PainContent } from './pain-file.ts';

const PERMISSION = 'supplierBill.pay';

/** Files of payments for the bank. [SBL14] */
export function paymentFileRoutes(deps: CompanyRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    serve(app, readPaymentFile, async (request, reply) => {
      const { company, file } = request.params;
      const xml = await asMember(deps, request, company, async (trx, access) => {
        if (!access.grants.may(PERMISSION))
          throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
        const made = await paymentFile(trx, deps, company, file);
        const { actor } = access;
        await noteExport(trx, request, {
          company,
          actor,
          about: 'paymentFile',
          at: deps.now(),
          ask: { file },
        });
        return made;
      });
      return reply
        .headers({
          'content-type': 'application/xml; charset=utf-8',
          'content-disposition': disposition('attachment', `pain-${file.slice(-12)}.xml`),
          ...inert,
          'cache-control': 'private, no-store',
        })
        .serializer((payload: unknown) => payload as string) // it is text already
        .send(xml);
    });
  };
}

/** @throws HttpError 404 where no bill is in the file, 409 where it cannot be paid */
async function paymentFile(
  trx: Transaction<Schema>,
  deps: Pick<CompanyRouteDeps, 'engine' | 'layouts'>,
  company: number,
  file: string,
): Promise<string> {
  const cache = new CompanyCache(deps.engine, deps.layouts, company);
  return cache.knowing(trx, () => {
    const { view } = cache;
    const own = view.get('company', COMPANY);
    const bills = view
      .by('supplierBill', 'paymentFile', file)
      .toSorted((a, b) => compare(a.number ?? '', b.number ?? ''));
    if (!own || bills.length === 0)
      throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'supplierBill' } });
    const transfers = transfersOf(bills);
    const nameOf = (id: string): string => view.get('supplier', id)?.name ?? '';
    const refusal = paymentFileRefusal(own.bank, transfers, nameOf);
    if (refusal || !own.bank) throw new HttpError(409, refusal ?? { code: 'payerMissing' });
    const content: PainContent = {
      file,
      madeAt:
        bills
          .map(({ ordered }) => ordered?.at ?? '')
          .toSorted(compare)
          .at(-1) ?? '',
      company: { name: own.name, organisationNumber: own.organisationNumber, bank: own.bank },
      transfers: transfers.map((one) => ({
        ...one,
        name: nameOf(one.supplier),
        country: view.get('supplier', one.supplier)?.addresses.billing.country ?? own.address.country,
        on: one.bills[0]?.ordered?.on ?? '',
      })),
    };
    return painFile(content);
  });
}
