import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { InboxEntry, InboxPage, KeptInbox, Marks } from '#model/inbox/inbox.entry.ts';
import { inboxEntry } from './inbox.fixtures.ts';
import { inboxMachine } from './inbox.machine.ts';
import { added, NO_MARKS, withMarks, without } from './inbox.rules.ts';

const page = (entries: readonly InboxEntry[], over: Partial<InboxPage> = {}): InboxPage => ({
  entries: [...entries],
  unread: entries.filter(({ read }) => !read).length,
  next: null,
  ...over,
});

/** An inbox with a scripted server, and a record of the calls it received. */
function trial(kept: KeptInbox | null = null) {
  const server = {
    page: page([inboxEntry(2), inboxEntry(1)]),
    older: page([]),
    isThere: true,
    marks: NO_MARKS,
    take: (marks: Marks): void => void (server.marks = added(server.marks, marks)),
  };
  const heard: string[] = [];
  let onDisk: KeptInbox | null = kept;
  const reach = <T>(said: string, answer: () => T): Promise<T> => {
    heard.push(said);
    return server.isThere ? Promise.resolve(answer()) : Promise.reject(new Error('no server'));
  };
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        open: fromPromise(async () => onDisk),
        ask: fromPromise(() => reach('ask', () => withMarks(server.page, server.marks))),
        askMore: fromPromise(({ input }) => reach(`more ${input.after}`, () => server.older)),
        send: fromPromise(({ input }) => reach(said(input), () => (server.take(input), input))),
      },
      actions: { keep: (_, inbox) => void (onDisk = structuredClone(inbox)) },
    }),
  ).start();
  const at = (list: string, marks = 'resting') =>
    waitFor(actor, (state) => state.matches({ list, marks } as never)); // states of the chart, by name
  const shown = (): string =>
    actor
      .getSnapshot()
      .context.page.entries.map(({ id, read }) => (read ? `(${id})` : id))
      .join(' ');
  const unread = (): number => actor.getSnapshot().context.page.unread;
  return { actor, server, heard, at, shown, unread, disk: () => onDisk };
}

const said = ({ ids, until }: Marks): string => `read ${until ?? ids.join()}`;

describe('an inbox', () => {
  test('[IB1] shows what the device kept until the server answers, then and after every change the server’s', async () => {
    const { actor, server, at, shown, disk } = trial({ page: page([inboxEntry(1)]), marks: NO_MARKS });
    const seen: string[] = [];
    actor.subscribe(() => seen.push(shown()));
    await at('current');
    expect([seen[0], shown()]).toEqual(['1', '2 1']);
    server.page = page([inboxEntry(3), inboxEntry(2), inboxEntry(1)]);
    actor.send({ type: 'changed' });
    await at('current');
    expect([shown(), disk()?.page.entries.length]).toEqual(['3 2 1', 3]);
  });

  test('[IB1] hears of a change while it asks, and asks again', async () => {
    const { actor, heard, at } = trial();
    await waitFor(actor, (state) => state.matches({ list: 'asking' }));
    actor.send({ type: 'changed' });
    await at('current');
    expect(heard).toEqual(['ask', 'ask']);
  });

  test('[IB2] what is read is read at once, and told to the server once', async () => {
    const { actor, heard, at, shown, unread } = trial();
    await at('current');
    actor.send({ type: 'read', ids: ['2'] });
    expect([shown(), unread()]).toEqual(['(2) 1', 1]);
    actor.send({ type: 'read', ids: ['2'] });
    await at('current');
    expect(heard).toEqual(['ask', 'read 2']);
  });

  test('[IB2] what is read without the server is kept, and told with the connection', async () => {
    const { actor, server, heard, at, unread, disk } = trial();
    await at('current');
    server.isThere = false;
    actor.send({ type: 'read', ids: ['1'] });
    await at('current', 'waiting');
    actor.send({ type: 'read', ids: ['2'] });
    await at('current', 'waiting');
    expect([unread(), disk()?.marks.ids]).toEqual([0, ['1', '2']]);
    server.isThere = true;
    actor.send({ type: 'connected' });
    await at('current');
    expect([heard.at(-1), unread(), disk()?.marks]).toEqual(['read 1,2', 0, NO_MARKS]);
  });

  test('[IB2] a reload tells what was read before it', async () => {
    const { actor, heard, at, shown } = trial({
      page: page([inboxEntry(1)]),
      marks: { ids: ['1'], until: null },
    });
    await at('current');
    expect(shown()).toBe('2 (1)');
    actor.send({ type: 'connected' });
    await waitFor(actor, () => heard.includes('read 1'));
    await at('current');
    expect(actor.getSnapshot().context.marks).toEqual(NO_MARKS);
  });

  test('[IB2] all of it is read up to the newest that is shown: what came later stays unread', async () => {
    const { actor, server, heard, at, shown, unread } = trial();
    await at('current');
    actor.send({ type: 'readAll' });
    server.page = page([inboxEntry(3), inboxEntry(2), inboxEntry(1)]);
    actor.send({ type: 'changed' });
    expect(shown()).toBe('(2) (1)');
    await at('current');
    expect(heard).toContain(`read ${inboxEntry(2).at}`);
    expect([shown(), unread()]).toEqual(['3 (2) (1)', 1]);
    actor.send({ type: 'readAll' });
    await at('current');
    actor.send({ type: 'readAll' });
    expect([unread(), heard.filter((one) => one.startsWith('read')).length]).toEqual([0, 2]);
  });

  test('[IB2] marks that were made while others were sent are sent too', () => {
    const first: Marks = { ids: ['1'], until: 'a' };
    const both = added(first, { ids: ['2'], until: 'b' });
    expect(both).toEqual({ ids: ['1', '2'], until: 'b' });
    expect(without(both, first)).toEqual({ ids: ['2'], until: 'b' });
    expect(without(both, both)).toEqual(NO_MARKS);
  });

  test('[IB3] without the server what is known stays, and it is asked again with the connection', async () => {
    const { actor, server, at, shown } = trial({ page: page([inboxEntry(1)]), marks: NO_MARKS });
    server.isThere = false;
    await at('behind');
    expect(shown()).toBe('1');
    server.isThere = true;
    actor.send({ type: 'connected' });
    await at('current');
    expect(shown()).toBe('2 1');
  });

  test('[IB4] older ones follow on request, none twice, and nothing is lost where they cannot be had', async () => {
    const { actor, server, heard, at, shown } = trial();
    server.page = page([inboxEntry(4), inboxEntry(3)], { unread: 4, next: 'x' });
    server.older = page([inboxEntry(3), inboxEntry(2), inboxEntry(1)]);
    await at('current');
    server.isThere = false;
    actor.send({ type: 'more' });
    await at('current');
    expect(shown()).toBe('4 3');
    server.isThere = true;
    actor.send({ type: 'more' });
    await at('current');
    expect([shown(), heard.at(-1)]).toEqual(['4 3 2 1', 'more x']);
    actor.send({ type: 'more' });
    expect(actor.getSnapshot().matches({ list: 'current' })).toBe(true);
  });
});
