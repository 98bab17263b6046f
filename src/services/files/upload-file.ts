import type { UploadFailure, UploadOptions } from '#model/file/file-transfers.ts';
import { HttpError } from '../http/http-error.ts';

/** Uploads by XMLHttpRequest, because fetch reports no upload progress. */
export async function uploadFile(
  url: string,
  file: File,
  language: string,
  { onProgress, signal }: UploadOptions,
): Promise<UploadFailure | null> {
  if (signal.aborted) return { code: 'stopped', detail: null };
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.withCredentials = true;
  request.responseType = 'json';
  request.setRequestHeader('accept-language', language);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  signal.addEventListener('abort', () => request.abort());
  const answered = new Promise<UploadFailure | null>((resolve) => {
    const fail = (code: string) => (): void => resolve({ code, detail: null });
    request.addEventListener('load', () => resolve(request.status === 200 ? null : failureOf(request)));
    request.addEventListener('error', fail('offline'));
    request.addEventListener('abort', fail('stopped'));
  });
  const body = new FormData();
  body.append('file', file, file.name);
  request.send(body);
  return answered;
}

function failureOf({ status, response }: XMLHttpRequest): UploadFailure {
  const { code, detail } = new HttpError(status, response);
  return { code, detail };
}
