import type { UploadFailure, UploadOptions } from '#model/file/file-transfers.ts';
import { HttpError } from '../http/http-error.ts';
import { postForm } from '../http/post-form.ts';

/** Uploads a file; resolves with null once it is attached, with the failure otherwise. */
export async function uploadFile(
  url: string,
  file: File,
  language: string,
  options: UploadOptions,
): Promise<UploadFailure | null> {
  const form = new FormData();
  form.append('file', file, file.name);
  const posted = await postForm(url, form, { ...options, language });
  if (typeof posted === 'string') return { code: posted, detail: null };
  if (posted.status === 200) return null;
  const { code, detail } = new HttpError(posted.status, posted.response);
  return { code, detail };
}
