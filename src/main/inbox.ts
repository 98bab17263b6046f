import { createActor, fromPromise } from 'xstate';
import { inboxMachine, type InboxActor } from '#machines/app/inbox/inbox.machine.ts';
import { isNothing } from '#machines/app/inbox/inbox.rules.ts';
import type { KeptInbox, Marks } from '#model/inbox/inbox.entry.ts';
import { inboxCalls } from '#services/inbox/inbox-calls.ts';
import { openInboxStore, type InboxStore } from '#services/store/inbox-store.ts';
import type { HttpClient } from '#services/http/http-client.ts';

/** The person's inbox in a company, over the server's calls and this device's copy. */
export function createInbox(http: HttpClient, user: string, company: number): InboxActor {
  const calls = inboxCalls(http, company);
  let store: InboxStore | undefined;
  const open = async (): Promise<KeptInbox | null> => {
    store = await openInboxStore(user, company);
    return store.read();
  };
  const send = async (marks: Marks): Promise<Marks> => {
    if (marks.until !== null) await calls.markAllRead(marks.until);
    if (!isNothing({ ...marks, until: null })) await calls.markRead(marks.ids);
    return marks;
  };
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        open: fromPromise(open),
        ask: fromPromise(() => calls.ask()),
        askMore: fromPromise(({ input }) => calls.ask(input.after)),
        send: fromPromise(({ input }) => send(input)),
      },
      actions: {
        keep: (_, kept) => void store?.keep(kept).catch(() => {}), // a copy: the server has it all
      },
    }),
  );
  actor.subscribe({ complete: () => store?.close() });
  return actor.start();
}
