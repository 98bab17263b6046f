import type {
  BeginFailure,
  BeginOptions,
  ImportDesk,
} from '#model/areas/integrations/data-import/import-desk.ts';
import { HttpError } from '../http/http-error.ts';
import { postForm } from '../http/post-form.ts';
import type { HttpClient } from '../http/http-client.ts';
import { begun, columnNotes, corrected, correctedAlike, done, found, standing } from './import-answers.ts';

/** The imports of a company at the server. */
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
    told: async (id) => (await http.send('get', at(`${id}/told/`), columnNotes)).told,
    correctAlike: async (id, alike) =>
      (await http.send('post', at(`${id}/corrections/`), correctedAlike, { json: alike })).changed,
    map: async (id, mapping) => void (await http.send('put', at(`${id}/mapping/`), done, { json: mapping })),
    readSheet: async (id, sheet) =>
      void (await http.send('post', at(`${id}/sheet/`), done, { json: { sheet } })),
    rejected: (id, format, of) => http.url(at(`${id}/rejected/${format}/`), { of }),
  };
}

async function send(
  url: string,
  file: File,
  language: string,
  { target, onProgress }: BeginOptions,
): Promise<{ readonly id: string } | BeginFailure> {
  const form = new FormData();
  // Before the file: it is read as it comes.
  if (target !== null) form.append('target', target);
  form.append('file', file, file.name);
  const posted = await postForm(url, form, { language, onProgress });
  if (typeof posted === 'string') return { code: posted, detail: null };
  const read = begun.safeParse(posted.response);
  if (posted.status < 300 && read.success) return read.data;
  const { code, detail } = new HttpError(posted.status, posted.response);
  return { code, detail };
}
