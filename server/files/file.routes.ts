import { randomBytes } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Commentable } from '#model/comment/comment.facts.ts';
import type { Actor } from '#model/engine/actor.ts';
import { LARGEST_FILE, type NewFile } from '#model/file/file.facts.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { deviceIn, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { fileNameOf, filePartOf } from '#server/platform/http/file-part.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { disposition } from './disposition.ts';
import { asBroken } from './broken-upload.ts';
import type { Incoming } from './file-store.ts';
import { fileTypeOf } from './file-type.ts';
import { inert, isAttachable, seeing, visibleFile, type Place } from './visible-file.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import type { Uploads } from './open-uploads.ts';
import { addLogoRoutes } from './logo.routes.ts';
import { addThumbnail } from './thumbnail.route.ts';
import { attachFile, readFile } from '#model/file/file.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const MEGABYTE = 1024 * 1024;

export interface FileRouteDeps extends CompanyRouteDeps, Uploads {}

type Request = FastifyRequest<{ Params: Place }>;

/** Upload and download of files on documents. Their metadata is a row like any other (`documents/file/…`). */
export function fileRoutes(deps: FileRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: LARGEST_FILE, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    addUpload(app, deps);
    addDownload(app, deps);
    addThumbnail(app, deps);
    addLogoRoutes(app, deps);
  };
}

function addUpload(app: Api, deps: FileRouteDeps): void {
  serve(app, attachFile, async (request) => {
    const { company, kind } = request.params;
    const by = await attaching(deps, request, request.params);
    await refuseReadOnly(deps, company);
    const part = await filePartOf(request);
    const incoming = await deps.files.receive(company, part.file).catch(asBroken);
    try {
      const attached = await checked({ company, kind, part, incoming }, deps.now());
      await refuseBeyondQuota(deps, company);
      await refuseInfected(deps, request, incoming);
      await incoming.keep();
      await attach(deps, request, by, attached);
      const { id, name, type, size } = attached;
      return { file: { id, name, type, size } };
    } finally {
      await incoming.discard();
    }
  });
}

/** Who asks, if they may attach files to the document. */
async function attaching(deps: FileRouteDeps, request: FastifyRequest, place: Place): Promise<Actor> {
  const { actor, grants } = await seeing(deps, request, place);
  const refusal = isAttachable(place.kind) ? attachRefusal(place.kind, grants) : null;
  if (refusal) throw new HttpError(refusalStatus(refusal), refusal);
  return actor;
}

/** [FS12] Nothing is added to a company that can only be read: the command comes from within, so that it is not asked there. */
async function refuseReadOnly({ database }: FileRouteDeps, company: number): Promise<void> {
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
export async function refuseBeyondQuota({ files, quota }: FileRouteDeps, company: number): Promise<void> {
  if ((await files.used(company)) > quota)
    throw new HttpError(413, { code: 'filesFull', params: { most: Math.floor(quota / MEGABYTE) } });
}

/** [FS9] A scanner that cannot be asked has not said that the file is clean. */
async function refuseInfected(
  { scanner }: FileRouteDeps,
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

async function attach(deps: FileRouteDeps, request: Request, by: Actor, data: NewFile): Promise<void> {
  const { company, document } = request.params;
  const command = { kind: 'file', document, type: 'attach', data };
  const as = { by, device: deviceIn(request) ?? undefined };
  const [settled] = await deps.executor.systemPropose(company, [command], as);
  if (!settled || 'refusal' in settled) {
    const refusal = settled?.refusal ?? { code: 'internalError' };
    throw new HttpError(refusalStatus(refusal), refusal);
  }
}

function addDownload(app: Api, deps: FileRouteDeps): void {
  serve(app, readFile, async (request, reply) => {
    const { company } = request.params;
    const entry = await visibleFile(deps, request, request.params);
    const content = await deps.files.open(company, entry.hash);
    if (!content) throw new HttpError(404, { code: 'unknownFile' });
    return hand(reply, { ...entry, ...content, inline: request.query.inline === '1' });
  });
}

interface Handed {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly stream: NodeJS.ReadableStream;
  readonly inline: boolean;
}

function hand(reply: FastifyReply, { name, type, size, stream, inline }: Handed): FastifyReply {
  const shown = inline && type.startsWith('image/');
  return reply
    .headers({
      'content-type': type,
      'content-length': size,
      'content-disposition': disposition(shown ? 'inline' : 'attachment', name),
      ...inert,
      'cache-control': 'private, no-store',
    })
    .serializer((payload: unknown) => payload as string) // a stream passes through
    .send(stream);
}
