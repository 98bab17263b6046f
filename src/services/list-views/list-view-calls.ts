import type { z } from 'zod';
import type { ListSetting, ListView } from '#model/list-view/list-view.ts';
import { shapeIn, type HttpClient } from '../http/http-client.ts';
import type { listViewAnswer } from './list-view-answers.ts';

export type ListViewAnswer = z.output<typeof listViewAnswer>;

const answers = () => import('./list-view-answers.ts');

/** List views on the server. */
export interface ListViewCalls {
  all(): Promise<ListViewAnswer>;
  put(view: ListView): Promise<void>;
  remove(id: string): Promise<void>;
  putSetting(setting: ListSetting): Promise<void>;
}

export function listViewCalls(http: HttpClient, company: number): ListViewCalls {
  const at = (rest: string): string => `core/companies/${company}/${rest}`;
  return {
    all: () => http.send('get', at('list-views/'), shapeIn(answers, 'listViewAnswer')),
    put: async ({ id, ...json }) =>
      void (await http.send('put', at(`list-views/${id}/`), shapeIn(answers, 'done'), { json })),
    remove: async (id) => void (await http.send('delete', at(`list-views/${id}/`), shapeIn(answers, 'done'))),
    putSetting: async ({ list, ...json }) =>
      void (await http.send('put', at(`list-settings/${list}/`), shapeIn(answers, 'kept'), {
        json,
        keepalive: true,
      })),
  };
}
