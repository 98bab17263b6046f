import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { inboxEntry } from '#machines/app/inbox/inbox.fixtures.ts';
import { inboxMachine } from '#machines/app/inbox/inbox.machine.ts';
import { withMarks } from '#machines/app/inbox/inbox.rules.ts';
import type { InboxEntry, InboxPage, KeptInbox, Marks } from '#model/inbox/inbox.entry.ts';
import { race } from './race.ts';
import type { Scheduler } from './race.ts';

describe('an inbox whose answers come in any order', () => {
  /** A server with pages of two; it answers with what it knew when asked. */
  function inboxServer(s: Scheduler) {
    let isReached = false;
    let entries: InboxEntry[] = [inboxEntry(3), inboxEntry(2), inboxEntry(1)];
    const page = (after: number): InboxPage => {
      const rest = entries.filter(({ id }) => Number(id) < after);
      const shown = rest.slice(0, 2);
      const last = shown.at(-1)?.id ?? null;
      return {
        entries: shown,
        unread: entries.filter(({ read }) => !read).length,
        next: rest.length > 2 ? last : null,
      };
    };
    const answer = <T>(value: T, label: string): Promise<T> => s.schedule(Promise.resolve(value), label);
    return {
      first: () => answer(page(99), 'first page'),
      more: (after: string) => answer(page(Number(after)), 'more'),
      mark: async (marks: Marks, changed: () => void) => {
        await answer(null, 'marks arrive');
        const isFirst = !isReached;
        isReached = true;
        if (isFirst) throw new Error('the first request is lost');
        entries = [...withMarks({ entries, unread: 0, next: null }, marks).entries];
        // It tells every device of the person, this one too.
        void answer(null, 'changed is told').then(changed);
        return answer(marks, 'marks answered');
      },
      comes: () => (entries = [inboxEntry(entries.length + 1), ...entries]),
      unread: () => entries.filter(({ read }) => !read).length,
    };
  }

  test('[PATHS] nothing is told twice, and in the end it is as the server has it', async () => {
    const failure = await race(
      'inbox',
      'races: answers out of order',
      'No entry twice; at rest as the server has it, with nothing left to send.',
      async (s, watched) => {
        const server = inboxServer(s);
        const changed = (): void => actor.send({ type: 'changed' });
        const machine = inboxMachine.provide({
          actors: {
            open: fromPromise<KeptInbox | null>(() => s.schedule(Promise.resolve(null), 'opened')),
            ask: fromPromise(() => server.first()),
            askMore: fromPromise(({ input }) => server.more(input.after)),
            send: fromPromise(({ input }) => server.mark(input, changed)),
          },
        });
        const { actor, complaints } = watched(machine, {}, ({ context: { page, marks } }) => {
          const ids = page.entries.map(({ id }: InboxEntry) => id);
          if (new Set(ids).size !== ids.length) return `twice: ${ids.join()}`;
          const isMarked = ({ id, at }: InboxEntry): boolean =>
            marks.ids.includes(id) || (marks.until !== null && at <= marks.until);
          if (page.entries.some((one: InboxEntry) => isMarked(one) && !one.read)) return 'marked, and unread';
          return page.unread < 0 ? 'fewer than none are unread' : undefined;
        });
        const send = (event: Parameters<typeof actor.send>[0]) => ({
          label: event.type,
          builder: async () => actor.send(event),
        });
        s.scheduleSequence([
          send({ type: 'more' }),
          send({ type: 'read', ids: ['2'] }),
          send({ type: 'more' }),
        ]);
        s.scheduleSequence([
          send({ type: 'read', ids: ['3'] }),
          send({ type: 'connected' }),
          send({ type: 'readAll' }),
        ]);
        s.scheduleSequence([
          { label: 'something comes', builder: async () => void server.comes() },
          send({ type: 'changed' }),
        ]);
        await s.waitIdle();
        // Lost marks are sent once the connection is back.
        s.scheduleSequence([send({ type: 'connected' })]);
        await s.waitIdle();
        const { context, value } = actor.getSnapshot();
        actor.stop();
        if (!(context.marks.ids.length === 0 && context.marks.until === null))
          complaints.push('marks are left');
        if (context.page.unread !== server.unread())
          complaints.push(
            `${context.page.unread} unread, the server has ${server.unread()}: ${JSON.stringify(value)}`,
          );
        return complaints;
      },
    );
    expect(failure).toBeNull();
  });
});
