import { deferred } from '#model/api/endpoint.ts';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import type { HttpClient } from '../http/http-client.ts';

const api = () => import('#model/inbox/inbox.api.ts');
const listing = deferred(api, 'GET /core/companies/:company/inbox/');
const marking = deferred(api, 'POST /core/companies/:company/inbox/read/');
/** Maximum number of entries to mark in one request. */
const MOST = 200;

/** The person's inbox on the server, in one company. */
export interface InboxCalls {
  /** The newest entries, or the page after a cursor. */
  ask(after?: string): Promise<InboxPage>;
  markRead(ids: readonly string[]): Promise<void>;
  /** Everything up to a timestamp, UTC ISO. */
  markAllRead(until: string): Promise<void>;
}

export function inboxCalls(http: HttpClient, company: number): InboxCalls {
  const params = { company };
  return {
    ask: (after) => http.call(listing, { params, query: { after } }),
    markRead: async (ids) => {
      for (let from = 0; from < ids.length; from += MOST)
        await http.call(marking, { params, body: { ids: ids.slice(from, from + MOST) } });
    },
    markAllRead: async (until) => void (await http.call(marking, { params, body: { until } })),
  };
}
