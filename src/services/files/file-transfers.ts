import { located } from '#model/api/endpoint.ts';
import type { readLogo } from '#model/areas/setup/company/logo.api.ts';
import type { attachFile, readFile, readThumbnail } from '#model/file/file.api.ts';
import type { FilePlace, FileTransfers, WaitingFiles } from '#model/file/file-transfers.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { WaitingFileStore } from '../store/waiting-file-store.ts';

const files = '/core/companies/:company/documents/:kind/:document/files/';
const attaching = located<typeof attachFile>(`POST ${files}`);
const reading = located<typeof readFile>(`GET ${files}:file/`);
const shrinking = located<typeof readThumbnail>(`GET ${files}:file/thumbnail/:size/`);
const logo = located<typeof readLogo>('GET /core/companies/:company/logo/:hash/');

/**
 * Files over HTTP.
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
    address: (place, file, inline) =>
      http.url(reading, { params: { ...place, file }, query: inline ? { inline: '1' } : {} }),
    thumbnail: (place, file, size) => http.url(shrinking, { params: { ...place, file, size } }),
    logo: (company, hash) => http.url(logo, { params: { company, hash } }),
    setLogo: async (company, file) => (await import('./set-logo.ts')).setLogo(http, company, file),
    fetch: async (place, file, name) => {
      const content = await (await http.open(reading, { params: { ...place, file } })).blob();
      return new File([content], name, { type: content.type });
    },
    upload: async (place, file, options) => {
      const upload = await import('./upload-file.ts').catch(() => null);
      if (!upload) return { code: 'offline', detail: null };
      return upload.uploadFile(http.url(attaching, { params: place }), file, language(), options);
    },
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
