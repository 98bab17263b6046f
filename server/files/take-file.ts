import { randomBytes } from 'node:crypto';
import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Commentable } from '#model/comment/comment.facts.ts';
import type { Actor } from '#model/engine/actor.ts';
import { LARGEST_FILE, type NewFile } from '#model/file/file.facts.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { deviceIn } from '#server/platform/http/company-request.ts';
import { fileNameOf, filePartOf } from '#server/platform/http/file-part.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { asBroken } from './broken-upload.ts';
import type { Incoming } from './file-store.ts';
import { fileTypeOf } from './file-type.ts';
import type { Uploads } from './open-uploads.ts';

const MEGABYTE = 1024 * 1024;

export interface TakeDeps extends Pick<Uploads, 'files' | 'scanner' | 'quota'> {
  readonly database: Pick<Database, 'withCompany'>;
  readonly executor: Pick<Executor, 'systemPropose'>;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** What a request may hold: one file, and nothing else. */
export const oneFile: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: LARGEST_FILE, files: 1, fields: 0, parts: 1, headerPairs: 20 },
};

/** The document that a file comes to, and who brings it. */
interface Taken {
  readonly company: number;
  /** One that files are attached to. */
  readonly kind: string;
  readonly document: string;
  readonly by: Actor;
  /** The permission to see what is in it, besides the document itself. */
  readonly needs?: string | undefined;
}

/**
 * The file that a request brings, once it is looked at, scanned, kept and attached; or nothing of it is.
 * @throws HttpError where it is none that is taken
 */
export async function takeFile(deps: TakeDeps, request: FastifyRequest, taken: Taken): Promise<NewFile> {
  const { company, kind } = taken;
  await refuseReadOnly(deps, company);
  const part = await filePartOf(request);
  const incoming = await deps.files.receive(company, part.file).catch(asBroken);
  try {
    const attached = await checked({ company, kind, part, incoming }, deps.now());
    await refuseBeyondQuota(deps, company);
    await refuseInfected(deps, request, incoming);
    await incoming.keep();
    await attach(deps, request, taken, attached);
    return attached;
  } finally {
    await incoming.discard();
  }
}

/** [FS12] Nothing is added to a company that can only be read: the command comes from within, so that it is not asked there. */
async function refuseReadOnly({ database }: Pick<TakeDeps, 'database'>, company: number): Promise<void> {
  const refusal = await database.withCompany(company, (trx) => whyOnlyRead(trx, company));
  if (refusal !== null) throw new HttpError(409, refusal);
}

interface Upload {
  readonly company: number;
  readonly kind: string;
  readonly part: MultipartFile;
  readonly incoming: Incoming;
}

async function checked({ company, kind, part, incoming }: Upload, now: string): Promise<NewFile> {
  const { size, hash } = incoming;
  if (part.file.truncated) throw new HttpError(413, { code: 'fileTooLarge', params: { most: 10 } });
  if (size === 0) throw new HttpError(422, { code: 'fileEmpty', fields: { file: 'fileEmpty' } });
  const name = fileNameOf(part) || 'file';
  const type = await fileTypeOf(company, incoming, name);
  if (type === 'notTaken') throw new HttpError(415, { code: 'fileType' });
  if (type === 'notAsNamed') throw new HttpError(415, { code: 'fileNotAsNamed', params: { name } });
  const id = uuidv7(Date.parse(now), randomBytes(10));
  return { about: kind as Commentable, id, name, type, size, hash }; // checked before: attachable
}

/** [FS10] What just came in is counted already. */
export async function refuseBeyondQuota(
  { files, quota }: Pick<TakeDeps, 'files' | 'quota'>,
  company: number,
): Promise<void> {
  if ((await files.used(company)) > quota)
    throw new HttpError(413, { code: 'filesFull', params: { most: Math.floor(quota / MEGABYTE) } });
}

/** [FS9] A scanner that cannot be asked has not said that the file is clean. */
async function refuseInfected(
  { scanner }: Pick<TakeDeps, 'scanner'>,
  request: FastifyRequest,
  { path }: Incoming,
): Promise<void> {
  const found = await scanner.find(path).catch((error: unknown) => {
    request.log.error({ err: error }, 'a file could not be scanned');
    throw new HttpError(503, { code: 'scannerAway' }, 60);
  });
  if (found === null) return;
  request.log.warn({ found }, 'a file was refused by the scanner');
  throw new HttpError(422, { code: 'fileInfected', params: { found } });
}

async function attach(
  deps: TakeDeps,
  request: FastifyRequest,
  { company, document, by, needs }: Taken,
  file: NewFile,
): Promise<void> {
  const data: NewFile = { ...file, ...(needs !== undefined && { needs }) };
  const command = { kind: 'file', document, type: 'attach', data };
  const as = { by, device: deviceIn(request) ?? undefined };
  const [settled] = await deps.executor.systemPropose(company, [command], as);
  if (!settled || 'refusal' in settled) {
    const refusal = settled?.refusal ?? { code: 'internalError' };
    throw new HttpError(refusalStatus(refusal), refusal);
  }
}
