import type { Following } from '#model/notifications/channel-state.ts';
import { shapeIn, type HttpClient } from '../http/http-client.ts';

const shape = shapeIn(() => import('./notification-answers.ts'), 'following');

/** Whether the person follows documents of a company. */
export function followCalls(http: HttpClient, company: number): Following {
  const at = (kind: string, document: string): string =>
    `core/companies/${company}/documents/${kind}/${document}/follow/`;
  return {
    ask: async (kind, document) => (await http.send('get', at(kind, document), shape)).following,
    set: async (kind, document, following) =>
      void (await http.send('put', at(kind, document), shape, { json: { following } })),
  };
}
