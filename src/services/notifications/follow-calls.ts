import { deferred } from '#model/api/endpoint.ts';
import type { Following } from '#model/notifications/channel-state.ts';
import type { HttpClient } from '../http/http-client.ts';

const api = () => import('#model/notifications/follow.api.ts');
const path = '/core/companies/:company/documents/:kind/:document/follow/';
const reading = deferred(api, `GET ${path}`);
const setting = deferred(api, `PUT ${path}`);

/** Whether the person follows documents of a company. */
export function followCalls(http: HttpClient, company: number): Following {
  const of = (kind: string, document: string) => ({ params: { company, kind, document } });
  return {
    ask: async (kind, document) => (await http.call(reading, of(kind, document))).following,
    set: async (kind, document, following) =>
      void (await http.call(setting, { ...of(kind, document), body: { following } })),
  };
}
