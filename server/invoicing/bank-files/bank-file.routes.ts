import { createReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  bankEntries,
  type BankEntry,
  type BankFileHead,
} from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import {
  listBankEntries,
  setBankEntryAside,
  takeBankFile,
} from '#model/areas/sales/bank-file/bank-file.api.ts';
import { LARGEST_BANK_FILE } from '#model/areas/sales/bank-file/bank-file-size.ts';
import { judgeEntries } from '#model/areas/sales/bank-file/judge-entries.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import type { Uploads } from '#server/files/open-uploads.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { fileNameOf } from '#server/platform/http/file-part.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { readApart } from '#server/untrusted/readers.ts';
import { keepBankFile, knownOfBank, setAside, waitingEntries } from './bank-file-store.ts';

type Deps = CompanyRouteDeps & Pick<Uploads, 'files'>;
type Trx = Parameters<Parameters<typeof asMember>[3]>[0];

const PERMISSION = 'payment.import';
/** Reasons that an answer names. */
const MOST_REASONS = 100;

/** Files of the bank on their way into a company, and the money of them that waits for a payment. */
export function bankFileRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: LARGEST_BANK_FILE, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    addTaking(app, deps);
    addWaiting(app, deps);
  };
}

function addTaking(app: Api, deps: Deps): void {
  serve(app, takeBankFile, async (request) => {
    const { company } = request.params;
    await asImporter(deps, request, company, async () => null);
    const { part, incoming } = await receiveUpload(deps, request, company, LARGEST_BANK_FILE);
    try {
      const content = async () => ({ size: incoming.size, stream: createReadStream(incoming.path) });
      const file = await read(company, content);
      return await take(deps, request, { company, name: fileNameOf(part) || 'camt.xml', ...file });
    } finally {
      await incoming.discard();
    }
  });
}

interface ReadFile {
  readonly head: BankFileHead;
  readonly entries: readonly BankEntry[];
}

/** [SGR1] [BNK2] */
async function read(company: number, content: Parameters<typeof readApart>[1]['content']): Promise<ReadFile> {
  const found = await readApart('bankFile', { company, content, ask: {} }).catch((error: unknown) => {
    if (error instanceof UnreadableFile)
      throw new HttpError(422, { ...error.refusal, fields: { file: error.refusal.code } });
    throw error;
  });
  const entries = found.parts.flatMap((part) => bankEntries.parse(JSON.parse(part.toString())));
  return { head: found.answer, entries };
}

interface Taken extends ReadFile {
  readonly company: number;
  readonly name: string;
}

/** What counts of a file is kept as one, or nothing of it. [BNK3] [BNK4] */
async function take(deps: Deps, request: FastifyRequest, { company, name, head, entries }: Taken) {
  return asImporter(deps, request, company, async (trx, by) => {
    const judged = judgeEntries(head, entries, await knownOfBank(trx, company, head, entries));
    const counted = judged.flatMap(({ entry, refusal }) => (refusal ? [] : [entry]));
    const came = counted.filter(({ isCredit, isReversal }) => isCredit && !isReversal);
    const isKept =
      counted.length === 0 || (await keepBankFile(trx, company, head, came, { name, by, at: deps.now() }));
    if (!isKept) throw new HttpError(409, { code: 'bankFileTwice' });
    const reasons = judged.flatMap(({ refusal }) => refusal ?? []);
    return {
      taken: came.length,
      out: counted.length - came.length,
      refused: reasons.length,
      reasons: reasons.slice(0, MOST_REASONS).map(({ code, params }) => ({ code, params })),
    };
  });
}

function addWaiting(app: Api, deps: Deps): void {
  serve(app, listBankEntries, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, { grants }) => {
      mayImport(grants);
      return waitingEntries(trx, company);
    });
  });
  serve(app, setBankEntryAside, async (request, reply) => {
    const { company } = request.params;
    const { reference, isSetAside } = request.body;
    const at = isSetAside ? deps.now() : null;
    const isThere = await asImporter(deps, request, company, (trx) => setAside(trx, company, reference, at));
    if (!isThere) throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'payment' } });
    return reply.code(204).send(null);
  });
}

/** Runs `work` for who may take in files of a company that can be written in. */
const asImporter = <T>(
  deps: Deps,
  request: FastifyRequest,
  company: number,
  work: (trx: Trx, by: string) => Promise<T>,
): Promise<T> =>
  asMember(deps, request, company, async (trx, { user, grants }) => {
    mayImport(grants);
    const refusal = await whyOnlyRead(trx, company);
    if (refusal) throw new HttpError(409, refusal);
    return work(trx, user);
  });

function mayImport({ may }: { readonly may: (permission: string) => boolean }): void {
  if (!may(PERMISSION))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
}
