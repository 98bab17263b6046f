import { deferred, type AnswerOf } from '#model/api/endpoint.ts';
import type { readListViews } from '#model/list-view/list-view.api.ts';
import type { ListSetting, ListView } from '#model/list-view/list-view.ts';
import type { HttpClient } from '../http/http-client.ts';

export type ListViewAnswer = AnswerOf<typeof readListViews>;

const api = () => import('#model/list-view/list-view.api.ts');
const all = deferred(api, 'GET /core/companies/:company/list-views/');
const putting = deferred(api, 'PUT /core/companies/:company/list-views/:id/');
const removing = deferred(api, 'DELETE /core/companies/:company/list-views/:id/');
const setting = deferred(api, 'PUT /core/companies/:company/list-settings/:list/');

/** List views on the server. */
export interface ListViewCalls {
  all(): Promise<ListViewAnswer>;
  put(view: ListView): Promise<void>;
  remove(id: string): Promise<void>;
  putSetting(setting: ListSetting): Promise<void>;
}

export function listViewCalls(http: HttpClient, company: number): ListViewCalls {
  return {
    all: () => http.call(all, { params: { company } }),
    put: async ({ id, ...body }) => void (await http.call(putting, { params: { company, id }, body })),
    remove: async (id) => void (await http.call(removing, { params: { company, id } })),
    putSetting: async ({ list, ...body }) =>
      void (await http.call(setting, { params: { company, list }, body, keepalive: true })),
  };
}
