import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Actor } from '#model/engine/actor.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import type { Api, CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { disposition } from './disposition.ts';
import { oneFile, takeFile } from './take-file.ts';
import { inert, isAttachable, seeing, visibleFile, type Place } from './visible-file.ts';
import type { Uploads } from './open-uploads.ts';
import { addLogoRoutes } from './logo.routes.ts';
import { addThumbnail } from './thumbnail.route.ts';
import { attachFile, readFile } from '#model/file/file.api.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { serve } from '#server/platform/http/serve.ts';

export interface FileRouteDeps extends CompanyRouteDeps, Uploads {}

/** Upload and download of files on documents. Their metadata is a row like any other (`documents/file/…`). */
export function fileRoutes(deps: FileRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, oneFile);
    addUpload(app, deps);
    addDownload(app, deps);
    addThumbnail(app, deps);
    addLogoRoutes(app, deps);
  };
}

function addUpload(app: Api, deps: FileRouteDeps): void {
  serve(app, attachFile, async (request) => {
    const { company, kind, document } = request.params;
    const by = await attaching(deps, request, request.params);
    const needs = neededFor(kind);
    const { id, name, type, size } = await takeFile(deps, request, { company, kind, document, by, needs });
    return { file: { id, name, type, size } };
  });
}

/** [FI5] [SBL15] What comes with a supplier's bill, with its answer to a request or with freight says what goods cost. */
const neededFor = (kind: string): string | undefined => (OF_COSTS.has(kind) ? VIEW_COST : undefined);
const OF_COSTS: ReadonlySet<string> = new Set(['supplierBill', 'quoteRequest', 'landedCost']);

/** Who asks, if they may attach files to the document. */
async function attaching(deps: FileRouteDeps, request: FastifyRequest, place: Place): Promise<Actor> {
  const { actor, grants } = await seeing(deps, request, place);
  const refusal = isAttachable(place.kind) ? attachRefusal(place.kind, grants) : null;
  if (refusal) throw new HttpError(refusalStatus(refusal), refusal);
  return actor;
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
