import type { BeginFailure, BeginOptions, ImportDesk } from '#model/data-import/import-desk.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { begun, corrected, correctedAlike, done, found, standing } from './import-answers.ts';

/** The imports of a company at the server. The file goes by XMLHttpRequest, since fetch reports no upload progress. */
export function importCalls(http: HttpClient, company: number, language: () => string): ImportDesk<File> {
  const at = (rest = ''): string => `core/companies/${company}/imports/${rest}`;
  return {
    begin: (file, options) => send(http.url(at()), file, language(), options),
    progress: async (id) => (await http.send('get', at(`${id}/`), standing)).progress,
    lines: (id, { only, offset, limit }) =>
      http.send('get', at(`${id}/lines/`), found, {
        search: { offset, limit, ...(only !== null && { only }) },
      }),
    correct: (id, lines) => http.send('put', at(`${id}/lines/`), corrected, { json: { lines } }),
    correctAlike: async (id, alike) =>
      (await http.send('post', at(`${id}/corrections/`), correctedAlike, { json: alike })).changed,
    map: async (id, mapping) => void (await http.send('put', at(`${id}/mapping/`), done, { json: mapping })),
    readSheet: async (id, sheet) =>
      void (await http.send('post', at(`${id}/sheet/`), done, { json: { sheet } })),
    rejected: (id, format, of) => http.url(at(`${id}/rejected/${format}/`), { of }),
  };
}

function send(
  url: string,
  file: File,
  language: string,
  { target, onProgress }: BeginOptions,
): Promise<{ readonly id: string } | BeginFailure> {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.withCredentials = true;
  request.responseType = 'json';
  request.setRequestHeader('accept-language', language);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  const answered = new Promise<{ readonly id: string } | BeginFailure>((resolve) => {
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => resolve({ code: 'offline', detail: null }));
  });
  const body = new FormData();
  // Before the file: it is read as it comes.
  if (target !== null) body.append('target', target);
  body.append('file', file, file.name);
  request.send(body);
  return answered;
}

function answerOf({ status, response }: XMLHttpRequest): { readonly id: string } | BeginFailure {
  const read = begun.safeParse(response);
  if (status < 300 && read.success) return read.data;
  const { code, detail } = new HttpError(status, response);
  return { code, detail };
}
