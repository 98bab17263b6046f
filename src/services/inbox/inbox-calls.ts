import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { shapeIn, type HttpClient } from '../http/http-client.ts';

const answers = () => import('./inbox-answers.ts');
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
  const at = `core/companies/${company}/inbox/`;
  const mark = async (json: object): Promise<void> =>
    void (await http.send('post', `${at}read/`, shapeIn(answers, 'unread'), { json }));
  return {
    ask: (after) =>
      http.send('get', at, shapeIn(answers, 'page'), { search: after === undefined ? {} : { after } }),
    markRead: async (ids) => {
      for (let from = 0; from < ids.length; from += MOST) await mark({ ids: ids.slice(from, from + MOST) });
    },
    markAllRead: (until) => mark({ until }),
  };
}
