import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';

const draft = z.object({
  form: z.string(),
  value: z.unknown(),
  base: z.unknown(),
  version: z.int(),
  at: z.string(),
});
const answer = z.object({ drafts: z.array(draft) });
const done = z.object({ form: z.string() });

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
    list: async () => (await http.send('get', at(), answer)).drafts,
    put: async ({ form, ...json }) =>
      void (await http.send('put', at(form), done, { json, keepalive: true })),
    remove: async (form) => void (await http.send('delete', at(form), done, { keepalive: true })),
  };
}
