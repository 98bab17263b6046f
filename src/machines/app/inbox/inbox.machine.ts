import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { InboxPage, KeptInbox, Marks } from '#model/inbox/inbox.entry.ts';
import { added, followedBy, isNothing, NO_MARKS, withMarks, without } from './inbox.rules.ts';

type InboxContext = KeptInbox;

type InboxEvent =
  /** The server has, or may have, something new. */
  | { readonly type: 'changed' }
  | { readonly type: 'connected' }
  | { readonly type: 'more' }
  | { readonly type: 'read'; readonly ids: readonly string[] }
  | { readonly type: 'readAll' };

const EMPTY: InboxPage = { entries: [], unread: 0, next: null };
const provided = () => Promise.reject(new Error('provided'));

const machine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent }, // type witnesses, as setup() asks for
  actors: {
    open: fromPromise<KeptInbox | null>(provided),
    ask: fromPromise<InboxPage>(provided),
    askMore: fromPromise<InboxPage, { readonly after: string }>(provided),
    send: fromPromise<Marks, Marks>(provided),
  },
  guards: {
    isMore: ({ context }) => context.page.next !== null,
    isUnread: ({ context }, { ids }: { ids: readonly string[] }) =>
      context.page.entries.some((entry) => !entry.read && ids.includes(entry.id)),
    isAnyUnread: ({ context }) => context.page.unread > 0,
    isMarked: ({ context }) => !isNothing(context.marks),
  },
  actions: {
    /** Provided: stores it on the device. */
    keep: (_, kept: KeptInbox) => void kept,
    recall: assign((_, kept: KeptInbox | null) => kept ?? { page: EMPTY, marks: NO_MARKS }),
    take: assign(({ context }, page: InboxPage) => ({ page: withMarks(page, context.marks) })),
    append: assign(({ context }, page: InboxPage) => ({
      // Marked together: entries newer than the marks are on the earlier page.
      page: withMarks(followedBy(context.page, page), context.marks),
    })),
    mark: assign(({ context }, marks: Marks) => ({
      marks: added(context.marks, marks),
      page: withMarks(context.page, marks),
    })),
    unmark: assign(({ context }, sent: Marks) => ({ marks: without(context.marks, sent) })),
  },
});

const keep = { type: 'keep', params: ({ context }: { context: InboxContext }) => context } as const;
const markThese = {
  type: 'mark',
  params: ({ event }: { event: { readonly ids: readonly string[] } }): Marks => ({
    ids: event.ids,
    until: null,
  }),
} as const;
const markAll = {
  type: 'mark',
  params: ({ context }: { context: InboxContext }): Marks => ({
    ids: [],
    until: context.page.entries[0]?.at ?? null,
  }),
} as const;
const these = { params: ({ event }: { event: { readonly ids: readonly string[] } }) => ({ ids: event.ids }) };
const marking = {
  read: { guard: { type: 'isUnread', ...these }, target: 'sending', actions: [markThese, keep] },
  readAll: { guard: 'isAnyUnread', target: 'sending', actions: [markAll, keep] },
} as const;

/** A person's notifications in a company: the known entries, and the read marks made here. */
export const inboxMachine = machine.createMachine({
  id: 'inbox',
  context: { page: EMPTY, marks: NO_MARKS },
  type: 'parallel',
  states: {
    list: {
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            id: 'open',
            src: 'open',
            onDone: {
              target: 'asking',
              actions: { type: 'recall', params: ({ event }) => event.output },
            },
            onError: { target: 'asking' },
          },
        },
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: {
              target: 'current',
              actions: [{ type: 'take', params: ({ event }) => event.output }, keep],
            },
            onError: { target: 'behind' },
          },
          on: { changed: { target: 'asking', reenter: true } },
        },
        current: {
          on: {
            changed: { target: 'asking' },
            connected: { target: 'asking' },
            more: { guard: 'isMore', target: 'askingMore' },
          },
        },
        askingMore: {
          invoke: {
            id: 'askMore',
            src: 'askMore',
            input: ({ context }) => ({ after: context.page.next ?? '' }),
            onDone: {
              target: 'current',
              actions: { type: 'append', params: ({ event }) => event.output },
            },
            onError: { target: 'current' },
          },
          on: { changed: { target: 'asking' } },
        },
        behind: { on: { changed: { target: 'asking' }, connected: { target: 'asking' } } },
      },
    },
    marks: {
      initial: 'resting',
      states: {
        resting: { on: { ...marking, connected: { guard: 'isMarked', target: 'sending' } } },
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => context.marks,
            onDone: {
              target: 'settled',
              actions: [{ type: 'unmark', params: ({ event }) => event.output }, keep],
            },
            onError: { target: 'waiting' },
          },
          on: {
            read: { ...marking.read, target: undefined },
            readAll: { ...marking.readAll, target: undefined },
          },
        },
        settled: { always: [{ guard: 'isMarked', target: 'sending' }, { target: 'resting' }] },
        waiting: { on: { ...marking, connected: { target: 'sending' }, changed: { target: 'sending' } } },
      },
    },
  },
});

export type InboxActor = ActorRefFrom<typeof inboxMachine>;
