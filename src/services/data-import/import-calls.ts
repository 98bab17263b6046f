import {
  correctAlike,
  correctImportLines,
  listImportLines,
  readColumnNotes,
  rejectedLines,
} from '#model/areas/integrations/data-import/import-line.api.ts';
import {
  beginImport,
  mapImport,
  readImport,
  readImportSheet,
} from '#model/areas/integrations/data-import/import.api.ts';
import type {
  BeginFailure,
  BeginOptions,
  ImportDesk,
} from '#model/areas/integrations/data-import/import-desk.ts';
import { HttpError } from '../http/http-error.ts';
import { postForm } from '../http/post-form.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The imports of a company at the server. */
export function importCalls(http: HttpClient, company: number, language: () => string): ImportDesk<File> {
  const of = (id: string) => ({ params: { company, id } });
  return {
    begin: (file, options) => send(http.url(beginImport, { params: { company } }), file, language(), options),
    progress: async (id) => (await http.call(readImport, of(id))).progress,
    lines: (id, { only, offset, limit }) =>
      http.call(listImportLines, { ...of(id), query: { offset, limit, only: only ?? undefined } }),
    correct: (id, lines) => http.call(correctImportLines, { ...of(id), body: { lines } }),
    told: async (id) => (await http.call(readColumnNotes, of(id))).told,
    correctAlike: async (id, body) => (await http.call(correctAlike, { ...of(id), body })).changed,
    map: async (id, body) => void (await http.call(mapImport, { ...of(id), body })),
    readSheet: async (id, sheet) => void (await http.call(readImportSheet, { ...of(id), body: { sheet } })),
    rejected: (id, format, which) => http.url(rejectedLines[format], { ...of(id), query: { of: which } }),
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
  const read = beginImport.answer.safeParse(posted.response);
  if (posted.status < 300 && read.success) return read.data;
  const { code, detail } = new HttpError(posted.status, posted.response);
  return { code, detail };
}
