import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * The file of a form (multipart/form-data), still to be read.
 * Throws an HttpError: 415 for what is no form, 400 for one that breaks off or is malformed, 422 for one without a file.
 */
export async function filePartOf(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new HttpError(415, { code: 'notMultipart' });
  const part = await request.file().catch(() => {
    throw brokenUpload();
  });
  if (!part) throw new HttpError(422, { code: 'invalid', fields: { file: 'required' } });
  return part;
}

/** What a part calls its file: the last of its path, without signs of control or direction; empty where it has no name. */
export function fileNameOf({ filename }: { readonly filename?: string | undefined }): string {
  // Browsers write a quotation mark as %22.
  const [base = ''] = (filename ?? '').replaceAll('%22', '"').normalize('NFC').split(/[\\/]/).slice(-1);
  const plain = base.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(-200).join('');
}

export const brokenUpload = (): HttpError =>
  new HttpError(400, { code: 'brokenUpload', fields: { file: 'brokenUpload' } });
