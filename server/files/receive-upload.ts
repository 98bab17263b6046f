import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { filePartOf } from '#server/platform/http/file-part.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { asBroken } from './broken-upload.ts';
import type { Incoming } from './file-store.ts';
import type { Uploads } from './open-uploads.ts';

const MEGABYTE = 1024 * 1024;

/** A file of a form that lies on disk: nothing that waits to be read is in memory. Its holder discards it. */
export interface Received {
  readonly part: MultipartFile;
  readonly incoming: Incoming;
}

/**
 * Receives the file of a form. Throws an HttpError where it breaks off, or is larger than the form was registered for.
 * @param largest bytes
 */
export async function receiveUpload(
  { files }: Pick<Uploads, 'files'>,
  request: FastifyRequest,
  company: number,
  largest: number,
): Promise<Received> {
  const part = await filePartOf(request);
  const incoming = await files.receive(company, part.file).catch(asBroken);
  if (!part.file.truncated) return { part, incoming };
  await incoming.discard();
  throw new HttpError(413, { code: 'fileTooLarge', params: { most: largest / MEGABYTE } });
}
