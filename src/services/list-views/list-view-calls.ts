import { z } from 'zod';
import { listSetting, listView, type ListSetting, type ListView } from '#model/list-view/list-view.ts';
import type { HttpClient } from '../http/http-client.ts';

export const listViewAnswer = z.object({
  views: z.array(listView.extend({ isOwn: z.boolean() })),
  settings: z.array(listSetting),
});
export type ListViewAnswer = z.output<typeof listViewAnswer>;

const done = z.object({ id: z.string() });
const kept = z.object({ list: z.string() });

/** Views of lists on the server. */
export interface ListViewCalls {
  all(): Promise<ListViewAnswer>;
  put(view: ListView): Promise<void>;
  remove(id: string): Promise<void>;
  putSetting(setting: ListSetting): Promise<void>;
}

export function listViewCalls(http: HttpClient, company: number): ListViewCalls {
  const at = (rest: string): string => `core/companies/${company}/${rest}`;
  return {
    all: () => http.send('get', at('list-views/'), listViewAnswer),
    put: async ({ id, ...json }) => void (await http.send('put', at(`list-views/${id}/`), done, { json })),
    remove: async (id) => void (await http.send('delete', at(`list-views/${id}/`), done)),
    putSetting: async ({ list, ...json }) =>
      void (await http.send('put', at(`list-settings/${list}/`), kept, { json, keepalive: true })),
  };
}
