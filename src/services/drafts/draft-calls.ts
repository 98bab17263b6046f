import type { z } from 'zod';
import { shapeIn, type HttpClient } from '../http/http-client.ts';
import { draftToday } from './draft-today.ts';
import type { draft } from './draft-answers.ts';

const answers = () => import('./draft-answers.ts');

export type SentDraft = z.output<typeof draft>;

/** The person's drafts on the server. */
export interface DraftCalls {
  list(): Promise<readonly SentDraft[]>;
  put(draft: SentDraft): Promise<void>;
  remove(form: string): Promise<void>;
}

/** `keepalive` lets a call outlive the page that made it. */
export function draftCalls(http: HttpClient, company: number): DraftCalls {
  const at = (form = ''): string => `core/companies/${company}/drafts/${form === '' ? '' : `${form}/`}`;
  return {
    list: async () => (await http.send('get', at(), shapeIn(answers, 'answer'))).drafts.map(draftToday),
    put: async ({ form, ...json }) =>
      void (await http.send('put', at(form), shapeIn(answers, 'done'), { json, keepalive: true })),
    remove: async (form) =>
      void (await http.send('delete', at(form), shapeIn(answers, 'done'), { keepalive: true })),
  };
}
