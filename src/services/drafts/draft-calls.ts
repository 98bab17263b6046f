import { deferred, type AnswerOf } from '#model/api/endpoint.ts';
import type { listDrafts } from '#model/drafts/draft.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { draftToday } from './draft-today.ts';

const api = () => import('#model/drafts/draft.api.ts');
const all = deferred(api, 'GET /core/companies/:company/drafts/');
const putting = deferred(api, 'PUT /core/companies/:company/drafts/:form/');
const removing = deferred(api, 'DELETE /core/companies/:company/drafts/:form/');

export type SentDraft = AnswerOf<typeof listDrafts>['drafts'][number];

/** The person's drafts on the server. */
export interface DraftCalls {
  list(): Promise<readonly SentDraft[]>;
  put(draft: SentDraft): Promise<void>;
  remove(form: string): Promise<void>;
}

/** `keepalive` lets a call outlive the page that made it. */
export function draftCalls(http: HttpClient, company: number): DraftCalls {
  const of = (form: string) => ({ params: { company, form }, keepalive: true });
  return {
    list: async () => (await http.call(all, { params: { company } })).drafts.map(draftToday),
    put: async ({ form, ...body }) => void (await http.call(putting, { ...of(form), body })),
    remove: async (form) => void (await http.call(removing, of(form))),
  };
}
