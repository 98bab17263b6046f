import type {
  FilePlace,
  FileTransfers,
  UploadFailure,
  UploadOptions,
  WaitingFiles,
} from '#model/file/file-transfers.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import type { WaitingFileStore } from '../store/waiting-file-store.ts';

const pathOf = ({ company, kind, document }: FilePlace): string =>
  `core/companies/${company}/documents/${kind}/${document}/files/`;

/**
 * Files over HTTP. Uploads use XMLHttpRequest, because fetch reports no upload progress.
 *
 * @param user who is signed in; their unsent files are kept apart from those of others
 */
export function fileTransfers(
  http: HttpClient,
  language: () => string,
  user: () => string | undefined,
): FileTransfers<File> {
  return {
    waiting: waitingFiles(user),
    address: (place, file, inline) => http.url(`${pathOf(place)}${file}/`, inline ? { inline: 1 } : {}),
    thumbnail: (place, file, size) => http.url(`${pathOf(place)}${file}/thumbnail/${size}/`),
    logo: (company, hash) => http.url(`core/companies/${company}/logo/${hash}/`),
    setLogo: async (company, file) => (await import('./set-logo.ts')).setLogo(http, company, file),
    fetch: async (place, file, name) => {
      const content = await (await http.open(`${pathOf(place)}${file}/`)).blob();
      return new File([content], name, { type: content.type });
    },
    upload: (place, file, options) => send(http.url(pathOf(place)), file, language(), options),
  };
}

/** On this device's disk, as far as the browser allows it. */
function waitingFiles(user: () => string | undefined): WaitingFiles<File> {
  const at = async <T>(
    { company }: FilePlace,
    work: (store: WaitingFileStore) => Promise<T>,
    { otherwise, makes = false }: { readonly otherwise: T; readonly makes?: boolean },
  ): Promise<T> => {
    const person = user();
    if (person === undefined) return otherwise;
    const { mayFilesWait, openWaitingFileStore } = await import('../store/waiting-file-store.ts');
    // Every page of a document looks, and hardly ever does anything wait.
    if (!makes && !(await mayFilesWait(person, company))) return otherwise;
    const store = await openWaitingFileStore(person, company).catch(() => null);
    if (!store) return otherwise;
    return work(store)
      .catch(() => otherwise)
      .finally(store.close);
  };
  return {
    of: (place) => at(place, (store) => store.of(place), { otherwise: [] }),
    keep: (place, id, file) =>
      at(place, (store) => store.put(place, id, file).then(() => true), { otherwise: false, makes: true }),
    forget: (place, id) => at(place, (store) => store.remove(id), { otherwise: undefined }),
  };
}

function send(
  url: string,
  file: File,
  language: string,
  { onProgress, signal }: UploadOptions,
): Promise<UploadFailure | null> {
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
