import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentFileRefusal, transfersOf } from '#model/areas/purchasing/supplier-bill/payment-file.ts';
import { readPaymentFile } from '#model/areas/purchasing/supplier-bill/payment-file.api.ts';
import type {
  FetchedFile,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { dayIn } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import { disposition } from '#server/files/disposition.ts';
import { inert } from '#server/files/visible-file.ts';
import { asMember, originIn, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
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
      const xml = await fixedFile(deps, request, company, file);
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

/** How often bills may change while a file is fetched for the first time. */
const TRIES = 3;

/**
 * [SBL17] A file that is fetched is fixed: its bills note it, as they were written into it.
 * @throws HttpError 404 where no bill is in the file, 409 where it cannot be paid, or was another when it was fetched first
 */
async function fixedFile(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  company: number,
  file: string,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { xml, actor, toNote } = await asMember(deps, request, company, async (trx, access) => {
      if (!access.grants.may(PERMISSION))
        throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
      const made = await paymentFile(trx, deps, company, file);
      const ask = { file };
      const note = { company, actor: access.actor, about: 'paymentFile', at: deps.now(), ask };
      await noteExport(trx, request, note);
      return { ...made, actor: access.actor };
    });
    if (toNote === null) return xml;
    const whole = uuidv7(Date.parse(deps.now()), randomBytes(10));
    const commands = toNote.bills.map(({ id: document }) => ({
      kind: 'supplierBill',
      document,
      type: 'noteFetched',
      data: toNote,
      whole,
    }));
    const by = { by: actor, device: originIn(request).device };
    const refused = (await deps.executor.systemPropose(company, commands, by)).find(
      (one) => 'refusal' in one,
    );
    if (!refused) return xml;
    if (tries === TRIES) throw new HttpError(409, { code: 'stale' });
  }
}

interface MadeFile {
  readonly xml: string;
  /** What its bills are to note; null: they have. */
  readonly toNote: FetchedFile | null;
}

async function paymentFile(
  trx: Transaction<Schema>,
  deps: Pick<CompanyRouteDeps, 'engine' | 'layouts'>,
  company: number,
  file: string,
): Promise<MadeFile> {
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
      madeAt: madeAt(bills),
      company: { name: own.name, organisationNumber: own.organisationNumber, bank: own.bank },
      transfers: transfers.map((one) => ({
        ...one,
        name: nameOf(one.supplier),
        country: view.get('supplier', one.supplier)?.addresses.billing.country ?? own.address.country,
        on: one.bills[0]?.ordered?.on ?? '',
      })),
    };
    const made = asFetched(painFile(content), file, bills);
    const [first] = bills.flatMap(({ ordered }) => ordered?.fetched ?? []);
    if (first && (made.toNote || view.by('supplierBill', 'leftFile', file).length > 0)) {
      const on = dayIn(first.at, own.timeZone);
      throw new HttpError(409, { code: 'paymentFileChanged', params: { on } });
    }
    return made;
  });
}

/** When the last of its bills was put there (UTC ISO). */
const madeAt = (bills: readonly SupplierBillRow[]): string =>
  bills
    .map(({ ordered }) => ordered?.at ?? '')
    .toSorted(compare)
    .at(-1) ?? '';

/** With what its bills are to note, unless all of them have noted the same. [SBL17] */
function asFetched(xml: string, file: string, bills: readonly SupplierBillRow[]): MadeFile {
  const fingerprint = hash('sha256', xml, 'hex');
  const isNoted = bills.every(({ ordered }) => ordered?.fetched?.fingerprint === fingerprint);
  const noted = bills.map(({ id, version }) => ({ id, version }));
  return { xml, toNote: isNoted ? null : { file, fingerprint, bills: noted } };
}
