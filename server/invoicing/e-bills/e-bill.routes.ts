import { createReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EBillFault } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import {
  LARGEST_E_BILL,
  readEBill,
  type TakenBill,
} from '#model/areas/purchasing/supplier-bill/e-bill.api.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import type { Uploads } from '#server/files/open-uploads.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import { asMember, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { readApart } from '#server/untrusted/readers.ts';

type Deps = CompanyRouteDeps & Pick<Uploads, 'files'>;
type Content = Parameters<typeof readApart>[1]['content'];

const PERMISSION = 'supplierBill.create';

/** E-invoices of suppliers: read in a child, answered, and not kept. [EBL1] */
export function eBillRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: LARGEST_E_BILL, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    serve(app, readEBill, async (request) => {
      const { company } = request.params;
      await mayEnter(deps, request, company);
      const { incoming } = await receiveUpload(deps, request, company, LARGEST_E_BILL);
      try {
        return await read(company, async () => ({
          size: incoming.size,
          stream: createReadStream(incoming.path),
        }));
      } finally {
        await incoming.discard();
      }
    });
  };
}

/** For who enters bills of a company that can be written in. */
const mayEnter = (deps: Deps, request: FastifyRequest, company: number): Promise<void> =>
  asMember(deps, request, company, async (trx, { grants }) => {
    if (!grants.may(PERMISSION))
      throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
    const refusal = await whyOnlyRead(trx, company);
    if (refusal) throw new HttpError(409, refusal);
  });

/** [SGR1] [EBL2] */
async function read(company: number, content: Content): Promise<TakenBill> {
  const found = await readApart('eBill', { company, content, ask: {} }).catch((error: unknown) => {
    if (error instanceof UnreadableFile)
      throw new HttpError(422, { ...error.refusal, fields: { file: error.refusal.code } });
    throw error;
  });
  const { bill, faults, attachments } = found.answer;
  if (!bill) throw new HttpError(422, faulty(faults));
  return {
    bill,
    attachments: attachments.map((file, at) => ({
      ...file,
      content: (found.parts[at] ?? Buffer.alloc(0)).toString('base64'),
    })),
  };
}

/** All that is wrong with an e-invoice, a code a field, and the first line of the file where something is. */
function faulty(faults: readonly EBillFault[]) {
  const [first] = faults;
  return {
    code: 'eBillFaulty',
    params: { count: faults.length, line: first?.line ?? 1, field: first?.field ?? '' },
    fields: Object.fromEntries(faults.map(({ field, code }) => [field, code])),
  };
}
